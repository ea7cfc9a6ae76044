#include "terminal/screen/help.hpp"

#include "terminal/screen/page.hpp"
#include "terminal/screen/signs.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {
namespace {

std::vector<Paragraph> keys() {
    return {{msg::key_choose_card(), "← →"},
            {msg::key_choose_pile(), "↑ ↓"},
            {msg::key_lay(), "Enter"},
            {msg::key_digits(), "1 - 4"},
            {msg::key_end(), "e"},
            {msg::key_undo(), "u"},
            {msg::key_hint(), "h"},
            {msg::key_talk(), "t"},
            {msg::key_log(), "w"},
            {msg::key_hurry(), msg::key_name_space()},
            {msg::key_rules(), "r"},
            {msg::key_language(), "l"},
            {msg::key_help(), "?"},
            {msg::key_quit(), "q"},
            {msg::key_mouse()}};
}

std::vector<Paragraph> signs(const Rules& rules) {
    const bool quick = rules.game == GameKind::quick;
    std::vector<Paragraph> all{{quick ? msg::screen_same_colour() : msg::screen_ten_back(), sign::trick},
                               {msg::screen_loses(), sign::loses}};
    if (rules.options.fire) all.push_back({msg::screen_fire(), sign::fire});
    if (rules.game == GameKind::face) all.push_back({msg::screen_helps(), sign::help});
    const std::array labels{msg::talk_kind_leave(), msg::talk_kind_small(), msg::talk_kind_mean(), msg::talk_kind_trick()};
    for (std::size_t kind = 0; kind < labels.size(); ++kind)
        if (permits(rules, Mark{static_cast<MarkKind>(kind), U1})) all.push_back({labels[kind], sign::marks[kind]});
    return all;
}

}  // namespace

std::unique_ptr<Scene> rules_page(GameKind game) {
    PageSettings page{.title = msg::setup_rules(), .spaced = true};
    for (const Message& text : phrase::rules(game)) page.paragraphs.push_back({text});
    page.title = page.paragraphs.front().text;
    page.paragraphs.erase(page.paragraphs.begin());
    return std::make_unique<Page>(std::move(page));
}

std::unique_ptr<Scene> keys_page(const Rules& rules) {
    PageSettings page{.title = msg::key_title(), .paragraphs = keys()};
    for (Paragraph& line : signs(rules)) page.paragraphs.push_back(std::move(line));
    return std::make_unique<Page>(std::move(page));
}

}  // namespace tenback::terminal
