#include "terminal/screen/help.hpp"

#include "terminal/screen/page.hpp"
#include "terminal/screen/signs.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {
namespace {

std::vector<Message> keys() {
    const auto line = [](const Value& key, const Message& what) { return msg::key_line(key, what); };
    return {line("← →", msg::key_choose_card()),
            line("↑ ↓", msg::key_choose_pile()),
            line("Enter", msg::key_lay()),
            line("1 - 4", msg::key_digits()),
            line("e", msg::key_end()),
            line("u", msg::key_undo()),
            line("h", msg::key_hint()),
            line("t", msg::key_talk()),
            line("w", msg::key_log()),
            line(msg::key_name_space(), msg::key_hurry()),
            line("r", msg::key_rules()),
            line("l", msg::key_language()),
            line("?", msg::key_help()),
            line("q", msg::key_quit()),
            msg::key_mouse()};
}

std::vector<Message> signs(const Rules& rules) {
    const auto line = [](std::string_view mark, const Message& what) { return msg::key_line(mark, what); };
    const bool quick = rules.game == GameKind::quick;
    std::vector<Message> all{line(sign::trick, quick ? msg::screen_same_colour() : msg::screen_ten_back()),
                             line(sign::loses, msg::screen_loses())};
    if (rules.options.fire) all.push_back(line(sign::fire, msg::screen_fire()));
    if (rules.game == GameKind::face) all.push_back(line(sign::help, msg::screen_helps()));
    const std::array labels{msg::talk_kind_leave(), msg::talk_kind_small(), msg::talk_kind_mean(), msg::talk_kind_trick()};
    for (std::size_t kind = 0; kind < labels.size(); ++kind)
        if (permits(rules, Mark{static_cast<MarkKind>(kind), U1})) all.push_back(line(sign::marks[kind], labels[kind]));
    return all;
}

}  // namespace

std::unique_ptr<Scene> rules_page(GameKind game) {
    std::vector<Message> page = phrase::rules(game);
    const Message title = page.front();
    page.erase(page.begin());
    return std::make_unique<Page>(title, std::move(page));
}

std::unique_ptr<Scene> keys_page(const Rules& rules) {
    std::vector<Message> page = keys();
    for (Message& line : signs(rules)) page.push_back(std::move(line));
    return std::make_unique<Page>(msg::key_title(), std::move(page), false);
}

}  // namespace tenback::terminal
