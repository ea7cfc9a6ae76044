#include "echo_hub.hpp"

#include <algorithm>
#include <stdexcept>

namespace tenback::testing {
namespace {

/// Takes "word " from the front, if it is there.
bool begins(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

}  // namespace

void EchoHub::opened(const std::shared_ptr<server::Connection>& connection) {
    const std::lock_guard lock(mutex_);
    open_.insert(connection);
    changed_.notify_all();
}

void EchoHub::message(server::Connection& connection, std::string_view text) {
    if (begins(text, "all ")) {
        const auto one = std::make_shared<const std::string>(text);
        for (const auto& each : open_) each->send(one);
    } else if (begins(text, "close ")) {
        connection.send(std::make_shared<const std::string>("last words"));
        connection.close(text);
    } else if (begins(text, "flood ")) {
        const auto block = std::make_shared<const std::string>(64 * 1024, 'x');
        for (int n = std::stoi(std::string(text)); n > 0; --n) connection.send(block);
    } else if (text == "throw") {
        throw std::runtime_error("told to");
    } else {
        connection.send(std::make_shared<const std::string>(text));
    }
}

void EchoHub::closed(server::Connection& connection) {
    const std::lock_guard lock(mutex_);
    std::erase_if(open_, [&](const auto& each) { return each.get() == &connection; });
    changed_.notify_all();
}

void EchoHub::records(std::string table, std::function<void(server::Told)> tell) {
    if (table == "KNOWN") return tell(std::string("{\"tenback\":1}\n"));
    tell(table == "LATER" ? server::Missing::not_now : server::Missing::unknown);
}

void EchoHub::readiness(std::function<void(std::optional<std::string>)> tell) {
    const std::lock_guard lock(mutex_);
    tell(trouble_.empty() ? std::nullopt : std::optional(trouble_));
}

void EchoHub::stop(std::function<void()> done) {
    const std::lock_guard lock(mutex_);
    ++stops_;
    if (!endless_) done();
}

void EchoHub::wait_until_open(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return open_.size() == count; });
}

std::vector<std::string> EchoHub::addresses() {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> list;
    for (const auto& each : open_) list.push_back(each->address());
    std::ranges::sort(list);
    return list;
}

void EchoHub::be_in_trouble(const std::string& trouble) {
    const std::lock_guard lock(mutex_);
    trouble_ = trouble;
}

void EchoHub::refuse_to_stop() {
    const std::lock_guard lock(mutex_);
    endless_ = true;
}

int EchoHub::stops() {
    const std::lock_guard lock(mutex_);
    return stops_;
}

}  // namespace tenback::testing
