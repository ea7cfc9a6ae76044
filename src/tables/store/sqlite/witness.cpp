#include "store/sqlite/witness.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <charconv>

namespace tenback::store {
namespace {

constexpr std::size_t size = 128;  // always as long, so that one write replaces all

}  // namespace

Witness::Witness(const std::filesystem::path& file)
    : fd_(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {}

Witness::~Witness() {
    if (fd_ >= 0) close(fd_);
}

std::optional<Witness::Mark> Witness::last() const {
    std::array<char, size> bytes{};
    if (fd_ < 0 || pread(fd_, bytes.data(), size, 0) != static_cast<ssize_t>(size)) return std::nullopt;
    const std::string_view line(bytes.data(), size);
    const std::size_t blank = line.find(' ');
    if (blank == 0 || blank == std::string_view::npos) return std::nullopt;
    Mark mark{std::string(line.substr(0, blank)), 0};
    const auto read = std::from_chars(line.data() + blank + 1, line.data() + size, mark.number);
    return read.ec == std::errc() && *read.ptr == '\n' ? std::optional(mark) : std::nullopt;
}

void Witness::saw(std::string_view table, std::uint64_t number) {
    write(std::string(table) + ' ' + std::to_string(number) + '\n');
}

void Witness::forget(std::string_view table) {
    if (const auto mark = last(); mark && mark->table == table) forget();
}

void Witness::forget() { write("\n"); }

void Witness::write(std::string line) {
    if (fd_ < 0 || line.size() > size) return;
    line.resize(size, ' ');
    static_cast<void>(pwrite(fd_, line.data(), line.size(), 0) == 0);  // a full disk: the mark is an older one
}

}  // namespace tenback::store
