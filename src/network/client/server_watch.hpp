// What a server under load uses, from outside: its process, and what it tells Prometheus.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "client/address.hpp"

namespace tenback::client {

struct ProcessUse {
    double cpu_seconds;  // of all threads
    double resident_bytes;
};
/// Nothing if there is no such process.
std::optional<ProcessUse> use_of(int pid);

/// `tenback_cpu_seconds_total{work="json"}` → 1.25
using MetricValues = std::map<std::string, double, std::less<>>;
Result<MetricValues> metrics_of(const ServerAddress& address);
/// What was added between two looks.
double added(const MetricValues& before, const MetricValues& after, std::string_view name);
/// The median of what a histogram counted between two looks, within its bucket; nothing if it counted nothing.
std::optional<double> median_added(const MetricValues& before, const MetricValues& after, std::string_view histogram);

}  // namespace tenback::client
