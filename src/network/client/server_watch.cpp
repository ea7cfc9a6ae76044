#include "client/server_watch.hpp"

#include <unistd.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <fstream>
#include <limits>
#include <sstream>
#include <vector>

namespace tenback::client {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

struct Bucket {
    double up_to;
    double count;  // with all that are smaller
};

std::vector<Bucket> buckets_added(const MetricValues& before, const MetricValues& after, const std::string& prefix) {
    std::vector<Bucket> buckets;
    for (auto at = after.lower_bound(prefix); at != after.end() && at->first.starts_with(prefix); ++at) {
        const std::string bound = at->first.substr(prefix.size(), at->first.find('"', prefix.size()) - prefix.size());
        const double up_to = bound == "+Inf" ? std::numeric_limits<double>::infinity() : std::stod(bound);
        buckets.push_back({up_to, added(before, after, at->first)});
    }
    std::sort(buckets.begin(), buckets.end(), [](const Bucket& a, const Bucket& b) { return a.up_to < b.up_to; });
    return buckets;
}

}  // namespace

std::optional<ProcessUse> use_of(int pid) {
    const std::string folder = "/proc/" + std::to_string(pid);
    std::ifstream stat(folder + "/stat");
    std::string text;
    std::getline(stat, text);
    const auto name_end = text.rfind(')');
    if (name_end == std::string::npos) return std::nullopt;
    std::istringstream fields(text.substr(name_end + 1));
    std::string skipped;
    for (int n = 3; n < 14; ++n) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    std::ifstream memory(folder + "/statm");
    double all = 0;
    double resident = 0;
    memory >> all >> resident;
    return ProcessUse{(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)),
                      resident * static_cast<double>(sysconf(_SC_PAGESIZE))};
}

Result<MetricValues> metrics_of(const ServerAddress& address) {
    try {
        asio::io_context context;
        asio::ip::tcp::socket socket(context);
        asio::connect(socket, asio::ip::tcp::resolver(context).resolve(address.host, address.port));
        http::request<http::empty_body> request(http::verb::get, "/metrics", 11);
        request.set(http::field::host, address.authority());
        http::write(socket, request);
        boost::beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(socket, buffer, response);
        MetricValues values;
        std::istringstream lines(response.body());
        for (std::string line; std::getline(lines, line);) {
            const auto space = line.rfind(' ');
            if (line.empty() || line[0] == '#' || space == std::string::npos) continue;
            values[line.substr(0, space)] = std::stod(line.substr(space + 1));
        }
        return values;
    } catch (const std::exception& error) {
        return Error{error.what()};
    }
}

double added(const MetricValues& before, const MetricValues& after, std::string_view name) {
    const auto value = [&](const MetricValues& values) {
        const auto found = values.find(name);
        return found == values.end() ? 0.0 : found->second;
    };
    return value(after) - value(before);
}

std::optional<double> median_added(const MetricValues& before, const MetricValues& after, std::string_view histogram) {
    const auto buckets = buckets_added(before, after, std::string(histogram) + "_bucket{le=\"");
    if (buckets.empty() || buckets.back().count <= 0) return std::nullopt;
    const double half = buckets.back().count / 2;
    Bucket last{0, 0};
    for (const Bucket& bucket : buckets) {
        if (bucket.count >= half && bucket.up_to < std::numeric_limits<double>::infinity())
            return last.up_to + (bucket.up_to - last.up_to) * (half - last.count) / (bucket.count - last.count);
        last = bucket;
    }
    return last.up_to;
}

}  // namespace tenback::client
