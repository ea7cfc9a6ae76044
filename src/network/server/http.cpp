#include "server/http.hpp"

#include <array>

namespace tenback::server {
namespace {

using namespace std::string_view_literals;

// The link to a table is a secret, so no page that ours links to may learn it from a Referer.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> safety{{
    {"Content-Security-Policy"sv,
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
     "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"sv},
    {"X-Content-Type-Options"sv, "nosniff"sv},
    {"Referrer-Policy"sv, "no-referrer"sv},
    {"Cross-Origin-Opener-Policy"sv, "same-origin"sv},
    {"Cross-Origin-Resource-Policy"sv, "same-origin"sv},
}};

}  // namespace

Reply plain_reply(unsigned status, std::string_view sentence) {
    Reply reply;
    reply.status = status;
    reply.body = std::make_shared<const std::string>(std::string(sentence) + "\n");
    return reply;
}

Reply reply_for_people(unsigned status, const words::Message& sentence, std::optional<words::Language> language) {
    if (!language) {
        std::string all;
        for (const words::Language each : words::all_languages)
            all.append(all.empty() ? "" : "\n").append(words::Words(each)(sentence));
        return plain_reply(status, all);
    }
    Reply reply = plain_reply(status, words::Words(*language)(sentence));
    reply.headers.emplace_back("Content-Language", code_of(*language));
    return reply;
}

std::span<const std::pair<std::string_view, std::string_view>> security_headers() { return safety; }

}  // namespace tenback::server
