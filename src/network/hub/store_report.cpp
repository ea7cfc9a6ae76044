#include "hub/store_report.hpp"

#include <algorithm>

#include "server/logging.hpp"

namespace tenback::hub {
namespace {

using std::chrono::steady_clock;
constexpr std::chrono::seconds between_outages{10};  // that are told one by one
constexpr std::chrono::seconds between_reminders{60};
/// A disk that was full is tried by whoever plays. If nobody is left to try, because a balancer sends nobody to a server
/// that is not ready, this lets them come back.
constexpr std::chrono::seconds distrust{30};

prometheus::Counter& counter(server::Metrics& metrics, const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(metrics.registry()).Add({});
}

prometheus::Gauge& gauge(server::Metrics& metrics, const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(metrics.registry()).Add({});
}

/// A counter never goes back.
void raise(prometheus::Counter& counter, double to) { counter.Increment(std::max(0.0, to - counter.Value())); }

double seconds(steady_clock::duration time) { return std::chrono::duration<double>(time).count(); }

boost::json::object details(const store::StoreOutage& outage) {
    return {{"fault", code_of(outage.error.fault)}, {"reason", outage.error.reason}};
}

}  // namespace

StoreReport::StoreReport(server::Metrics& metrics)
    : usable_(gauge(metrics, "tenback_store_usable", "1, or 0 while the store cannot be used")),
      outages_(counter(metrics, "tenback_store_outages_total", "times that the store could not be used")),
      down_(
          counter(metrics, "tenback_store_outage_seconds_total", "how long it could not be used, counted when it is over")),
      commits_(counter(metrics, "tenback_store_commits_total", "batches, also those that failed")),
      appends_(counter(metrics, "tenback_store_appends_total", "appends written")),
      events_(counter(metrics, "tenback_store_events_total", "events written")),
      conflicts_(counter(metrics, "tenback_store_conflicts_total", "appends that lost against another writer")),
      failures_(counter(metrics, "tenback_store_failures_total", "appends that could not be written")),
      in_commit_(counter(metrics, "tenback_store_commit_seconds_total", "time spent in commits")) {
    usable_.Set(1);
}

std::unique_ptr<store::Store> StoreReport::watch(std::unique_ptr<store::Store> store) {
    auto watched = std::make_unique<store::WatchedStore>(
        std::move(store), store::StoreNews{[this](const store::StoreOutage& outage) { begins(outage); },
                                           [this](const store::StoreOutage& outage) { goes_on(outage); },
                                           [this](const store::StoreOutage& outage) { ends(outage); }});
    watched_ = watched.get();
    return watched;
}

std::optional<std::string> StoreReport::trouble(store::Store& store) const {
    const auto any = store.find("", 1);
    if (!any) return "store: " + std::string(code_of(any.error().fault));
    const auto& outage = watched_->outage();
    if (!outage || steady_clock::now() - outage->failed > distrust) return std::nullopt;
    return "store: " + std::string(code_of(outage->error.fault));
}

void StoreReport::count(const store::StoreCounters& now) {
    raise(commits_, static_cast<double>(now.commits));
    raise(appends_, static_cast<double>(now.appends));
    raise(events_, static_cast<double>(now.events));
    raise(conflicts_, static_cast<double>(now.conflicts));
    raise(failures_, static_cast<double>(now.failures));
    raise(in_commit_, seconds(now.in_commit));
}

void StoreReport::begins(const store::StoreOutage& outage) {
    usable_.Set(0);
    outages_.Increment();
    outage_told_ = !told_ || outage.began - *told_ > between_outages;
    if (!outage_told_) {
        ++not_told_;
        return;
    }
    auto line = details(outage);
    if (not_told_ != 0) line["others"] = std::exchange(not_told_, 0);
    told_ = outage.began;
    log_event(server::LogLevel::error, "store_unusable", std::move(line));
}

void StoreReport::goes_on(const store::StoreOutage& outage) {
    if (outage.failed - *told_ < (outage_told_ ? between_reminders : between_outages)) return;
    auto line = details(outage);
    line["seconds"] = seconds(outage.failed - outage.began);
    line["failures"] = outage.failures;
    told_ = outage.failed;
    outage_told_ = true;
    log_event(server::LogLevel::error, "store_still_unusable", std::move(line));
}

void StoreReport::ends(const store::StoreOutage& outage) {
    const double lasted = seconds(steady_clock::now() - outage.began);
    usable_.Set(1);
    down_.Increment(lasted);
    if (!std::exchange(outage_told_, false)) return;
    log_event(server::LogLevel::warning, "store_usable_again",
              {{"fault", code_of(outage.error.fault)}, {"seconds", lasted}, {"failures", outage.failures}});
}

}  // namespace tenback::hub
