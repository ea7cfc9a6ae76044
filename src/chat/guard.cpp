#include "chat/guard.hpp"

#include <array>

#include "chat/code_points.hpp"
#include "chat/sentence.hpp"
#include "chat/tokens.hpp"

namespace tenback {

std::string_view code_of(ChatFault fault) {
    constexpr std::array<std::string_view, 5> codes{"empty", "too_long", "bad_text", "number", "comparison"};
    return codes[static_cast<std::size_t>(fault)];
}

std::optional<ChatRefusal> why_not_show(std::string_view text) {
    const auto points = chat::read_text(text);
    if (!points) return ChatRefusal{points.error(), {}};
    return std::nullopt;
}

std::optional<ChatRefusal> why_not_say(std::string_view text) {
    const auto points = chat::read_text(text);
    if (!points) return ChatRefusal{points.error(), {}};
    const chat::Sentence sentence(text, chat::tokens_of(*points));
    const auto telling = sentence.telling();
    if (!telling) return std::nullopt;
    const std::size_t from = sentence.token(telling->first).from;
    const std::size_t to = sentence.token(telling->last).to;
    return ChatRefusal{telling->compares ? ChatFault::comparison : ChatFault::number,
                       std::string(text.substr(from, to - from))};
}

}  // namespace tenback
