// What must hold for every input; the fuzzer reports the input for which it does not.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace tenback {

inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

}  // namespace tenback
