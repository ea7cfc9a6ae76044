#include "terminal/commands.hpp"

#include <algorithm>
#include <vector>

#include "terminal/console.hpp"
#include "terminal/screen/grid.hpp"
#include "terminal/text.hpp"
#include "words/suggest.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

struct Alias {
    std::string word;
    std::string command;
};
/// `hilfe=help regeln=rules`
std::vector<Alias> aliases(const words::Words& words) {
    std::vector<Alias> all;
    for (const std::string& pair : words_of(words(msg::plain_aliases())))
        if (const auto equals = pair.find('='); equals != std::string::npos)
            all.push_back({pair.substr(0, equals), pair.substr(equals + 1)});
    return all;
}

std::u32string in_small_letters(std::string_view text) {
    std::u32string glyphs = glyphs_of(text);
    for (char32_t& glyph : glyphs)
        if ((glyph >= U'A' && glyph <= U'Z') || (glyph >= U'А' && glyph <= U'Я')) glyph += 32;
    return glyphs;
}

}  // namespace

std::string command_of(const words::Words& words, const std::string& typed) {
    const std::u32string wanted = in_small_letters(typed);
    for (const Alias& alias : aliases(words))
        if (in_small_letters(alias.word) == wanted) return alias.command;
    return typed;
}

words::Message msg_not_understood(const words::Words& words, const std::string& typed,
                                  std::span<const std::string> commands) {
    std::vector<std::string> known(commands.begin(), commands.end());
    for (const Alias& alias : aliases(words))
        if (std::ranges::find(commands, alias.command) != commands.end()) known.push_back(alias.word);
    const std::vector<std::string> first = words_of(typed.substr(0, typed.find('>')));
    const auto meant = first.empty() ? std::nullopt : words::nearest(utf8_of(in_small_letters(first.front())), known);
    if (meant) return msg::plain_did_you_mean(as_typed(typed), *meant);
    return msg::plain_not_understood(as_typed(typed));
}

}  // namespace tenback::terminal
