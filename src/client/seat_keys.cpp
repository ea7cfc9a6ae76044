#include "client/seat_keys.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>

#include "fair/deal.hpp"

namespace tenback::client {
namespace {

constexpr std::size_t key_length = 32;

}  // namespace

std::optional<std::string> SeatKeys::find(const std::string& table) const {
    if (!folder_) return std::nullopt;
    std::ifstream stream(file(table));
    std::string key;
    if (!std::getline(stream, key) || key.size() != key_length) return std::nullopt;
    return key;
}

bool SeatKeys::keep(const std::string& table, const std::string& key) const {
    if (!folder_) return false;
    std::error_code trouble;
    std::filesystem::create_directories(file(table).parent_path(), trouble);
    const int opened = ::open(file(table).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (opened < 0) return false;
    const std::string line = key + "\n";
    const bool written = ::write(opened, line.data(), line.size()) == static_cast<ssize_t>(line.size());
    return ::close(opened) == 0 && written;
}

void SeatKeys::forget(const std::string& table) const {
    std::error_code trouble;
    if (folder_) std::filesystem::remove(file(table), trouble);
}

std::string draw_key() { return fair::hex_of(fair::draw_secret().bytes).substr(0, key_length); }

}  // namespace tenback::client
