// What operators hear of the store: lines in the log when it cannot be used and when it can again, numbers for Prometheus.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/metrics.hpp"
#include "store/store_thread.hpp"
#include "store/watched_store.hpp"

namespace tenback::hub {

class StoreReport {
  public:
    explicit StoreReport(server::Metrics& metrics);
    StoreReport(const StoreReport&) = delete;
    StoreReport& operator=(const StoreReport&) = delete;

    /// From now on its outages are told. Once, and this must outlive the store.
    std::unique_ptr<store::Store> watch(std::unique_ptr<store::Store> store);
    /// For /ready: why it cannot be used, in words that tell no stranger where it is. @pre on the store's thread, `watch`
    std::optional<std::string> trouble(store::Store& store) const;
    /// For Prometheus.
    void count(const store::StoreCounters& now);

  private:
    using Time = std::chrono::steady_clock::time_point;
    void begins(const store::StoreOutage& outage);
    void goes_on(const store::StoreOutage& outage);
    void ends(const store::StoreOutage& outage);

    const store::WatchedStore* watched_ = nullptr;
    std::optional<Time> told_;    // a line about trouble
    bool outage_told_ = false;    // the present one
    std::uint64_t not_told_ = 0;  // outages since that line
    prometheus::Gauge& usable_;
    prometheus::Counter& outages_;
    prometheus::Counter& down_;
    prometheus::Counter& commits_;
    prometheus::Counter& appends_;
    prometheus::Counter& events_;
    prometheus::Counter& conflicts_;
    prometheus::Counter& failures_;
    prometheus::Counter& in_commit_;
};

}  // namespace tenback::hub
