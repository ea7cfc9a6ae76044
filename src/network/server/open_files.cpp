#include "server/open_files.hpp"

#include <sys/resource.h>

#include <limits>

namespace tenback::server {

std::size_t room_for_connections() {
    constexpr rlim_t reserve = 64;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return std::numeric_limits<std::size_t>::max();
    rlimit wanted = limit;
    wanted.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &wanted) == 0) limit = wanted;
    if (limit.rlim_cur == RLIM_INFINITY) return std::numeric_limits<std::size_t>::max();
    return limit.rlim_cur > reserve ? static_cast<std::size_t>(limit.rlim_cur - reserve) : 1;
}

}  // namespace tenback::server
