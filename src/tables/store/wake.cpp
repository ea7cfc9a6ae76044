#include "store/wake.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace tenback::store {

Wake::Wake() : fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

Wake::~Wake() { close(fd_); }

void Wake::signal() const {
    const std::uint64_t one = 1;
    // It fails only if it is full, and then it is readable.
    static_cast<void>(!write(fd_, &one, sizeof one));
}

void Wake::drain() const {
    std::uint64_t count = 0;
    static_cast<void>(!read(fd_, &count, sizeof count));
}

bool Wake::wait(std::chrono::milliseconds longest) const {
    pollfd one{fd_, POLLIN, 0};
    return poll(&one, 1, static_cast<int>(longest.count())) > 0;
}

}  // namespace tenback::store
