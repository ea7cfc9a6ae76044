#include "client/seat_keys.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "fair/deal.hpp"
#include "store/private_files.hpp"

namespace tenback::client {
namespace {

constexpr std::size_t key_length = 32;

struct Kept {
    std::string key;
    std::string name;  // a file of an older version has none
};

std::optional<Kept> read(const std::filesystem::path& file) {
    std::ifstream stream(file);
    Kept kept;
    if (!std::getline(stream, kept.key) || kept.key.size() != key_length) return std::nullopt;
    std::getline(stream, kept.name);
    return kept;
}

bool write(const std::filesystem::path& file, const Kept& kept) {
    const auto folder = file.parent_path();
    store::make_private_folders(folder);
    for (const auto& each : {folder, folder.parent_path()}) store::keep_private(each);  // made by versions that did not care
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (opened < 0) return false;
    const std::string lines = kept.key + "\n" + kept.name + "\n";
    const bool written = ::write(opened, lines.data(), lines.size()) == static_cast<ssize_t>(lines.size());
    return ::close(opened) == 0 && written;
}

}  // namespace

std::filesystem::path SeatKeys::named_file(const std::string& table) const {
    std::string letters;
    for (const char c : name_) letters += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return *folder_ / "seats" / (table + "." + letters);
}

bool SeatKeys::is_first(const std::string& table) const {
    const auto kept = read(file(table));
    return name_.empty() || !kept || kept->name.empty() || kept->name == name_;
}

bool SeatKeys::needs_name(const std::string& table) const { return folder_ && !is_first(table); }

std::optional<std::string> SeatKeys::find(const std::string& table) const {
    if (!folder_) return std::nullopt;
    const auto kept = read(is_first(table) ? file(table) : named_file(table));
    return kept ? std::optional(kept->key) : std::nullopt;
}

bool SeatKeys::keep(const std::string& table, const std::string& key) const {
    return folder_ && write(is_first(table) ? file(table) : named_file(table), {key, name_});
}

void SeatKeys::forget(const std::string& table) const {
    std::error_code trouble;
    if (folder_) std::filesystem::remove(is_first(table) ? file(table) : named_file(table), trouble);
}

std::string draw_key() { return fair::hex_of(fair::draw_secret().bytes).substr(0, key_length); }

}  // namespace tenback::client
