// Independent pieces of work on all cores, delivered in order: what comes out does not depend on the number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tenback::lab {

/// make(i) gives an optional result for i = 0..count-1 (nothing: it was stopped); take(i, result) gets them one at a time
/// in the order of i, and says whether to go on. Once `stop` is set, what is finished is still delivered in order.
/// The first exception of either ends the work and reaches the caller, whichever thread it came from.
template <class Make, class Take>
void in_parallel(std::uint64_t count, unsigned threads, std::atomic<bool>& stop, Make make, Take take) {
    using Made = decltype(make(std::uint64_t{}));
    std::atomic<std::uint64_t> next{0};
    std::mutex delivery;
    std::map<std::uint64_t, Made> waiting;
    std::uint64_t delivered = 0;
    bool enough = false;
    std::atomic<bool> halt{false};
    std::exception_ptr failure;

    const auto deliver = [&](std::uint64_t i, Made made) {
        const std::lock_guard lock(delivery);
        waiting.emplace(i, std::move(made));
        while (!enough && !waiting.empty() && waiting.begin()->first == delivered) {
            auto node = waiting.extract(waiting.begin());
            ++delivered;
            if (node.mapped() && !take(node.key(), *node.mapped())) {
                enough = true;
                halt = true;
            }
        }
    };
    const auto work = [&] {
        try {
            while (!stop && !halt)
                if (const std::uint64_t i = next++; i < count)
                    deliver(i, make(i));
                else
                    return;
        } catch (...) {
            const std::lock_guard lock(delivery);
            if (!failure) failure = std::current_exception();
            enough = true;
            halt = true;
        }
    };
    {
        std::vector<std::jthread> workers;
        for (unsigned t = 1; t < threads; ++t) workers.emplace_back(work);
        work();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace tenback::lab
