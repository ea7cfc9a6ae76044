#include "running.hpp"

#include <stdlib.h>

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "client.hpp"
#include "server/logging.hpp"

namespace tenback::testing {

server::Settings quiet_settings() {
    server::set_log_level(server::LogLevel::off);
    server::Settings settings;
    settings.port = 0;
    settings.metrics = "0";
    settings.limits.requests = {0, 0};
    settings.limits.drain = std::chrono::milliseconds();
    return settings;
}

Running::Running(server::Settings settings) {
    auto opened = server::Server::open(std::move(settings), [this](boost::asio::io_context&, server::Metrics&) {
        auto hub = std::make_unique<EchoHub>();
        hub_ = hub.get();
        return hub;
    });
    if (!opened) throw std::runtime_error(opened.reason());
    server_ = std::move(*opened);
    thread_ = std::thread([this] { server_->run(); });
}

void Running::stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
}

int Running::refusals(const std::string& code) const {
    return static_cast<int>(metric("tenback_refusals_total{code=\"" + code + "\"}"));
}

double Running::metric(const std::string& name) const {
    std::istringstream lines(get(server_->metrics_port(), "/metrics").body);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(name + " ")) return std::stod(line.substr(name.size() + 1));
    return -1;
}

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tenback_server_XXXXXX").string();
    path_ = mkdtemp(pattern.data());
}

void Folder::write(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << bytes;
}

}  // namespace tenback::testing
