#include "server/site.hpp"

#include <algorithm>

namespace tenback::server {

namespace msg = words::msg;
namespace {

constexpr std::string_view link_prefix = "/t/";
constexpr std::string_view tables_prefix = "/api/tables/";
constexpr std::string_view record_suffix = "/record";

/// One step of a path, short enough for an id.
bool is_id(std::string_view text) { return !text.empty() && text.size() <= 32 && text.find('/') == std::string_view::npos; }

/// ID of /api/tables/ID/record
std::optional<std::string> table_of_record(std::string_view path) {
    if (!path.starts_with(tables_prefix) || !path.ends_with(record_suffix)) return std::nullopt;
    path.remove_prefix(tables_prefix.size());
    if (path.size() < record_suffix.size()) return std::nullopt;
    path.remove_suffix(record_suffix.size());
    if (!is_id(path)) return std::nullopt;
    return std::string(path);
}

Reply data_reply(std::string_view type, std::string text) {
    Reply reply;
    reply.type = type;
    reply.body = std::make_shared<const std::string>(std::move(text));
    return reply;
}

Reply reply_with(std::string_view type, Told told, words::Language language) {
    if (told) return data_reply(type, std::move(*told));
    if (told.error() == Missing::unknown) return reply_for_people(404, msg::http_no_table(), language);
    Reply later = reply_for_people(503, msg::http_not_now(), language);
    later.headers.emplace_back("Retry-After", "10");
    return later;
}

}  // namespace

void PublicSite::answer(const Request& request, std::function<void(Reply)> tell) {
    const std::string_view path = request.path();
    if (path == "/health") return tell(plain_reply(200, "alive"));
    if (path == "/ready") return tell_readiness(std::move(tell));
    if (path == "/api/tables")
        return hub_.lobby([tell, language = request.language](Told json) {
            tell(reply_with("application/json", std::move(json), language));
        });
    if (auto table = table_of_record(path))
        return hub_.records(std::move(*table), [tell, language = request.language](Told lines) {
            tell(reply_with("application/x-ndjson", std::move(lines), language));
        });
    tell(page_at(path, request));
}

void PublicSite::tell_readiness(std::function<void(Reply)> tell) {
    if (stopping_) return tell(plain_reply(503, "stopping"));
    hub_.readiness([tell](const std::optional<std::string>& trouble) {
        tell(trouble ? plain_reply(503, *trouble) : plain_reply(200, "ready"));
    });
}

Reply PublicSite::page_at(std::string_view path, const Request& request) const {
    const bool is_link = path.starts_with(link_prefix);
    if (is_link && !is_id(path.substr(link_prefix.size()))) return nothing_at(request, msg::http_no_table());
    if (auto file = page_.find(is_link ? "/" : path, request)) return *file;
    return nothing_at(request, msg::http_no_page());
}

/// A browser gets the page, which says so and knows the way home; whoever else asks, a sentence.
Reply PublicSite::nothing_at(const Request& request, const words::Message& sentence) const {
    Request afresh = request;
    afresh.if_none_match = {};  // it has the page of another address, perhaps
    if (auto page = request.takes_html ? page_.find("/", afresh) : std::nullopt) {
        page->status = 404;
        return *page;
    }
    return reply_for_people(404, sentence, request.language);
}

void MetricsSite::answer(const Request& request, std::function<void(Reply)> tell) {
    if (request.path() != "/metrics") return tell(plain_reply(404, "Only /metrics is here."));
    tell(data_reply("text/plain; version=0.0.4; charset=utf-8", metrics_.text()));
}

}  // namespace tenback::server
