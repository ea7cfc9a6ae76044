// Requests and replies as the routes see them, whatever carries them.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/hub.hpp"
#include "words/words.hpp"

namespace tenback::server {

/// The texts live as long as the reply is awaited; what the client did not send is empty.
struct Request {
    std::string_view method;
    std::string_view target;
    std::string_view host;
    std::string_view origin;
    std::string_view if_none_match;
    std::string forwarded_for;                       // all such headers in one
    words::Language language = words::Language::en;  // that of ours which the reader likes best
    bool has_body = false;
    bool is_ambiguous = false;  // others could read it otherwise: two hosts, lengths told in two ways
    bool is_encoded = false;    // in a way that nobody has asked for
    bool takes_brotli = false;
    bool takes_gzip = false;
    bool takes_html = false;  // named as such: a browser that goes somewhere, not one that fetches
    bool wants_websocket = false;
    bool speaks_our_protocol = false;

    /// The target without what follows a question mark.
    [[nodiscard]] std::string_view path() const { return target.substr(0, target.find('?')); }
};

using Header = std::pair<std::string_view, std::string>;

struct Reply {
    unsigned status = 200;
    std::string_view type = "text/plain; charset=utf-8";
    Text body = std::make_shared<const std::string>();
    std::vector<Header> headers = {{"Cache-Control", "no-store"}};
};

/// A sentence for engineers.
Reply plain_reply(unsigned status, std::string_view sentence);
/// One for whoever looks at it in a browser; in all our languages if theirs is not known.
Reply reply_for_people(unsigned status, const words::Message& sentence, std::optional<words::Language> language);

/// What every reply says about how a page of ours may be used.
std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// What answers GET requests. `tell` is called once, now or later, on the logic thread.
class Site {
  public:
    Site() = default;
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;
    virtual ~Site() = default;

    virtual void answer(const Request& request, std::function<void(Reply)> tell) = 0;
    /// The path at which it takes WebSockets; none if empty.
    [[nodiscard]] virtual std::string_view socket_path() const { return {}; }
};

}  // namespace tenback::server
