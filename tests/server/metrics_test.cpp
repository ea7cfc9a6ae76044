// What the hub counts arrives at Prometheus.
#include "server/metrics.hpp"

#include <gtest/gtest.h>

namespace tenback::testing {
namespace {

TEST(Metrics, work_and_waiting_are_told_apart) {
    server::Metrics metrics;
    metrics.spent(server::Work::json, std::chrono::milliseconds(250));
    metrics.spent(server::Work::json, std::chrono::milliseconds(250));
    metrics.spent(server::Work::store, std::chrono::seconds(2));
    metrics.handled(std::chrono::microseconds(150));
    metrics.committed(std::chrono::milliseconds(3));
    metrics.refused("flood");
    metrics.replied(404);
    const std::string text = metrics.text();
    for (const std::string line :
         {"tenback_cpu_seconds_total{work=\"json\"} 0.5", "tenback_cpu_seconds_total{work=\"rules\"} 0",
          "tenback_cpu_seconds_total{work=\"store\"} 2", "tenback_handling_seconds_bucket{le=\"0.0001\"} 0",
          "tenback_handling_seconds_bucket{le=\"0.0002\"} 1", "tenback_commit_wait_seconds_bucket{le=\"0.002\"} 0",
          "tenback_commit_wait_seconds_bucket{le=\"0.005\"} 1", "tenback_refusals_total{code=\"flood\"} 1",
          "tenback_http_replies_total{status=\"404\"} 1"})
        EXPECT_NE(text.find(line + "\n"), std::string::npos) << line << "\n" << text;
}

TEST(Metrics, the_network_is_what_the_thread_used_beyond_the_rest_and_never_shrinks) {
    server::Metrics metrics;
    const auto network = [&] {
        const std::string text = metrics.text();
        const std::string name = "tenback_cpu_seconds_total{work=\"network\"} ";
        return std::stod(text.substr(text.find(name) + name.size()));
    };
    const double before = network();
    metrics.spent(server::Work::rules, std::chrono::hours(1));
    EXPECT_GE(network(), before);
}

}  // namespace
}  // namespace tenback::testing
