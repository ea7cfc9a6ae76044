// How fast the store commits through its thread: one event for each of so many tables at once, each waiting for its answer
// before the next, as a server does.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>

#include "store/open.hpp"
#include "store/store_thread.hpp"

namespace tenback {
namespace {

/// What a play of a card and the summary of a table of four look like.
const std::string event = R"({"event":"acted","seat":3,"play":"44>U1","id":1234,"at":1794830000})";
const std::string summary(300, 's');

void commits(benchmark::State& bench, const std::string& name) {
    std::mutex mutex;
    std::condition_variable arrived;
    std::vector<std::function<void()>> callbacks;
    store::StoreThread thread(std::move(*store::open_store(name)), [&](std::function<void()> callback) {
        const std::lock_guard lock(mutex);
        callbacks.push_back(std::move(callback));
        arrived.notify_one();
    });
    const auto tables = static_cast<std::size_t>(bench.range(0));
    std::vector<std::uint64_t> numbers(tables, 0);
    const std::string prefix =
        std::to_string(getpid()) + "-" + std::to_string(std::chrono::steady_clock::now().time_since_epoch().count());
    for (auto _ : bench) {
        std::size_t answers = 0;
        for (std::size_t n = 0; n < tables; ++n)
            thread.append({prefix + "-" + std::to_string(n), ++numbers[n], {event}, summary},
                          [&](const store::MaybeStoreError& error) {
                              if (error) bench.SkipWithError(error->reason.c_str());
                              ++answers;
                          });
        while (answers < tables) {
            std::unique_lock lock(mutex);
            arrived.wait(lock, [&] { return !callbacks.empty(); });
            const auto now = std::exchange(callbacks, {});
            lock.unlock();
            for (const auto& callback : now) callback();
        }
    }
    const store::StoreCounters counters = thread.counters();
    bench.SetItemsProcessed(static_cast<std::int64_t>(counters.events));
    bench.counters["commits"] = benchmark::Counter(static_cast<double>(counters.commits), benchmark::Counter::kIsRate);
    bench.counters["events_a_commit"] = static_cast<double>(counters.events) / static_cast<double>(counters.commits);
}

}  // namespace
}  // namespace tenback

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    benchmark::Initialize(&argc, argv);
    const fs::path folder = fs::temp_directory_path() / ("tenback_bench_" + std::to_string(getpid()));
    std::vector<std::pair<std::string, std::string>> stores{{"sqlite", (folder / "tables.db").string()}};
    if (const char* address = std::getenv("TENBACK_POSTGRES")) stores.emplace_back("postgresql", address);
    for (const auto& [kind, name] : stores)
        benchmark::RegisterBenchmark(kind.c_str(), [name = name](benchmark::State& bench) { tenback::commits(bench, name); })
            ->Arg(1)
            ->Arg(10)
            ->Arg(100)
            ->Arg(1000)
            ->UseRealTime()
            ->MeasureProcessCPUTime();
    benchmark::RunSpecifiedBenchmarks();
    fs::remove_all(folder);
}
