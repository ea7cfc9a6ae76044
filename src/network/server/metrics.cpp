#include "server/metrics.hpp"

#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace tenback::server {
namespace {

using prometheus::Registry;

prometheus::Counter& counter(Registry& registry, const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(Registry& registry, const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Family<prometheus::Counter>& counters(Registry& registry, const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

prometheus::Histogram& histogram(Registry& registry, const char* name, const char* help) {
    static const prometheus::Histogram::BucketBoundaries seconds{
        0.00002, 0.00005, 0.0001, 0.0002, 0.0003, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1};
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, seconds);
}

double cpu_seconds(int whose) {
    rusage usage{};
    getrusage(whose, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

/// A counter never goes back.
void raise(prometheus::Counter& counter, double to) { counter.Increment(std::max(0.0, to - counter.Value())); }

}  // namespace

Metrics::Metrics()
    : connections_(gauge(registry_, "tenback_connections", "open WebSockets")),
      connections_ever_(counter(registry_, "tenback_connections_total", "WebSockets opened")),
      messages_in_(counter(registry_, "tenback_messages_received_total", "messages of clients")),
      messages_out_(counter(registry_, "tenback_messages_sent_total", "messages delivered to clients")),
      bytes_in_(counter(registry_, "tenback_received_bytes_total", "size of the messages of clients")),
      bytes_out_(counter(registry_, "tenback_sent_bytes_total", "size of the messages delivered to clients")),
      replies_(counters(registry_, "tenback_http_replies_total", "HTTP replies by status")),
      refusals_(counters(registry_, "tenback_refusals_total", "requests, connections and messages refused, by reason")),
      pauses_(counter(registry_, "tenback_pauses_total", "reads put off because an address cost more than its share")),
      cpu_(counters(registry_, "tenback_cpu_seconds_total", "CPU time by what it was used for")),
      network_cpu_(cpu_.Add({{"work", "network"}})),
      work_cpu_{&cpu_.Add({{"work", "json"}}), &cpu_.Add({{"work", "rules"}}), &cpu_.Add({{"work", "store"}})},
      handling_(
          histogram(registry_, "tenback_handling_seconds", "from a message to its answer, without the wait for the store")),
      commit_wait_(histogram(registry_, "tenback_commit_wait_seconds", "how long events waited to be on disk")),
      visible_(histogram(registry_, "tenback_visible_seconds", "from a message until everybody at the table was told")),
      process_cpu_(counter(registry_, "process_cpu_seconds_total", "CPU time of all threads")),
      resident_(gauge(registry_, "process_resident_memory_bytes", "memory in use")) {}

void Metrics::connected() {
    connections_.Increment();
    connections_ever_.Increment();
}

void Metrics::received(std::size_t bytes) {
    messages_in_.Increment();
    bytes_in_.Increment(static_cast<double>(bytes));
}

void Metrics::sent(std::size_t bytes) {
    messages_out_.Increment();
    bytes_out_.Increment(static_cast<double>(bytes));
}

void Metrics::replied(unsigned status) { replies_.Add({{"status", std::to_string(status)}}).Increment(); }

void Metrics::refused(std::string_view code) { refusals_.Add({{"code", std::string(code)}}).Increment(); }

void Metrics::spent(Work work, Duration time) { work_cpu_[static_cast<std::size_t>(work)]->Increment(seconds(time)); }

std::string Metrics::text() {
    before_telling_();
    look_at_the_process();
    return prometheus::TextSerializer().Serialize(registry_.Collect());
}

void Metrics::look_at_the_process() {
    const auto used = [&](Work work) { return work_cpu_[static_cast<std::size_t>(work)]->Value(); };
    raise(process_cpu_, cpu_seconds(RUSAGE_SELF));
    raise(network_cpu_, cpu_seconds(RUSAGE_THREAD) - used(Work::json) - used(Work::rules));
    resident_.Set(resident_bytes());
}

}  // namespace tenback::server
