// What the server counts, for Prometheus. Any thread may count.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace tenback::server {

/// Where CPU time goes. `text` adds the network: what the logic thread used beyond JSON and rules.
enum class Work : std::uint8_t { json, rules, store };

class Metrics {
  public:
    using Duration = std::chrono::nanoseconds;

    Metrics();

    void connected();
    void disconnected() { connections_.Decrement(); }
    void received(std::size_t bytes);
    void sent(std::size_t bytes);
    void replied(unsigned status);
    /// A request, a connection or a message was not taken; the code says why.
    void refused(std::string_view code);
    /// An address cost more than its share: its connection is read later.
    void paused() { pauses_.Increment(); }
    void spent(Work work, Duration time);
    /// From a message's arrival to its answer, without the wait for the store.
    void handled(Duration time) { handling_.Observe(seconds(time)); }
    void committed(Duration wait) { commit_wait_.Observe(seconds(wait)); }
    /// From a message's arrival until everybody at the table has been told.
    void visible(Duration time) { visible_.Observe(seconds(time)); }

    /// For more than these.
    [[nodiscard]] prometheus::Registry& registry() { return registry_; }
    /// What others count is asked for before it is told.
    void before_telling(std::function<void()> ask) { before_telling_ = std::move(ask); }
    /// Everything, as Prometheus reads it. @pre on the logic thread
    [[nodiscard]] std::string text();

  private:
    using Counters = prometheus::Family<prometheus::Counter>;
    static double seconds(Duration time) { return std::chrono::duration<double>(time).count(); }
    /// What the system knows about this process.
    void look_at_the_process();

    prometheus::Registry registry_;
    std::function<void()> before_telling_ = [] {};
    prometheus::Gauge& connections_;
    prometheus::Counter& connections_ever_;
    prometheus::Counter& messages_in_;
    prometheus::Counter& messages_out_;
    prometheus::Counter& bytes_in_;
    prometheus::Counter& bytes_out_;
    Counters& replies_;
    Counters& refusals_;
    prometheus::Counter& pauses_;
    Counters& cpu_;
    prometheus::Counter& network_cpu_;
    std::array<prometheus::Counter*, 3> work_cpu_;
    prometheus::Histogram& handling_;
    prometheus::Histogram& commit_wait_;
    prometheus::Histogram& visible_;
    prometheus::Counter& process_cpu_;
    prometheus::Gauge& resident_;
};

}  // namespace tenback::server
