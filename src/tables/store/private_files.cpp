#include "store/private_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace tenback::store {
namespace {

constexpr mode_t for_others = S_IRWXO;
constexpr mode_t for_group = S_IRWXG;

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

}  // namespace

std::error_code make_private_folders(const std::filesystem::path& folder) {
    std::error_code error;
    if (folder.empty() || std::filesystem::is_directory(folder, error)) return {};
    if (folder.has_parent_path() && folder.parent_path() != folder)
        if ((error = make_private_folders(folder.parent_path()))) return error;
    if (mkdir(folder.c_str(), S_IRWXU) == 0) return {};
    error = std::error_code(errno, std::generic_category());
    std::error_code unknown;
    return std::filesystem::is_directory(folder, unknown) ? std::error_code() : error;  // another program was quicker
}

void make_private_file(const std::filesystem::path& file) {
    const OpenFile made(open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
}

void keep_private(const std::filesystem::path& file_or_folder) {
    struct stat now{};
    if (stat(file_or_folder.c_str(), &now) != 0 || now.st_uid != geteuid() || (now.st_mode & for_others) == 0) return;
    static_cast<void>(chmod(file_or_folder.c_str(), now.st_mode & 07777 & ~(for_others | for_group)) == 0);
}

bool is_public(const std::filesystem::path& file_or_folder) {
    struct stat now{};
    return stat(file_or_folder.c_str(), &now) == 0 && (now.st_mode & for_others) != 0;
}

StoreResult<std::shared_ptr<const void>> lock_file(const std::filesystem::path& file, const FilePart& part) {
    const auto opened = std::make_shared<OpenFile>(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    struct flock wanted{};
    wanted.l_type = F_WRLCK;
    wanted.l_whence = SEEK_SET;
    wanted.l_start = part.begin;
    wanted.l_len = part.length;
    if (opened->fd() < 0) return std::shared_ptr<const void>();
    if (fcntl(opened->fd(), F_OFD_SETLK, &wanted) == 0) return std::shared_ptr<const void>(opened);
    if (errno == EAGAIN || errno == EACCES) return StoreError{StoreFault::in_use, file.string()};
    return std::shared_ptr<const void>();
}

}  // namespace tenback::store
