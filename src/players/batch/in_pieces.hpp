// Work on independent items, in pieces, on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace tenback::batch {

/// work(from, to) for pieces that make up 0..count. Threads live for this call only, so that nothing is left behind where a
/// process forks; if the system grants fewer, those do it all.
template <class Work>
void in_pieces(std::size_t count, unsigned threads, const Work& work) {
    if (threads <= 1) return work(std::size_t{0}, count);
    const std::size_t piece = std::max<std::size_t>(1, count / (std::size_t{threads} * 8));
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t from = next.fetch_add(piece); from < count; from = next.fetch_add(piece))
            work(from, std::min(count, from + piece));
    };
    std::vector<std::jthread> others;
    try {
        for (unsigned t = 1; t < threads; ++t) others.emplace_back(run);
    } catch (const std::system_error&) {
        // no more threads to be had
    }
    run();
}

}  // namespace tenback::batch
