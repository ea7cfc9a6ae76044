#include "host/table_lock.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>

namespace tenback {
namespace {

class OpenFile {
  public:
    explicit OpenFile(int fd) : fd_(fd) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (fd_ >= 0) close(fd_);
    }
    [[nodiscard]] int fd() const { return fd_; }

  private:
    int fd_;
};

/// One byte of one lock file stands for a table, so that no lock files pile up (FNV-1a, within the range of offsets).
off_t place_of(std::string_view id) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return static_cast<off_t>(hash >> 2);
}

}  // namespace

StoreResult<std::shared_ptr<const void>> lock_table(const std::filesystem::path& folder, std::string_view id) {
    const auto file = std::make_shared<OpenFile>(open((folder / "games.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    struct flock wanted{};
    wanted.l_type = F_WRLCK;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = place_of(id);
    wanted.l_len = 1;
    if (file->fd() < 0) return std::shared_ptr<const void>();
    if (fcntl(file->fd(), F_OFD_SETLK, &wanted) == 0) return std::shared_ptr<const void>(file);
    if (errno == EAGAIN || errno == EACCES) return StoreError{StoreFault::in_use, std::string(id)};
    return std::shared_ptr<const void>();
}

}  // namespace tenback
