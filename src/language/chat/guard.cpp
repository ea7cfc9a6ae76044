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

bool look_alike(std::string_view name, std::string_view other) {
    if (name.empty() || other.empty()) return false;
    if (name == other) return true;
    const auto seen = [](std::string_view text) {
        std::string look;
        const auto points = chat::read_text(text);
        if (!points) return look;
        for (const chat::Token& token : chat::tokens_of(*points)) {
            look += token.look;
            for (const char c : text.substr(token.from, token.to - token.from))
                if (c >= '0' && c <= '9') look += c;
        }
        return look;
    };
    const std::string look = seen(name);
    return !look.empty() && look == seen(other);
}

std::optional<ChatRefusal> why_not_show(std::string_view text) {
    const auto points = chat::read_text(text);
    if (!points) return ChatRefusal{points.error(), {}};
    return std::nullopt;
}

std::optional<ChatRefusal> why_not_say(std::string_view text, const Company& company) {
    const auto points = chat::read_text(text);
    if (!points) return ChatRefusal{points.error(), {}};
    const chat::Sentence sentence(text, chat::tokens_of(*points), company);
    const auto telling = sentence.telling();
    if (!telling) return std::nullopt;
    const std::size_t from = sentence.token(telling->first).from;
    const std::size_t to = sentence.token(telling->last).to;
    return ChatRefusal{telling->compares ? ChatFault::comparison : ChatFault::number,
                       std::string(text.substr(from, to - from))};
}

}  // namespace tenback
