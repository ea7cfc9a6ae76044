#include "terminal/screen/help.hpp"

#include "terminal/screen/page.hpp"
#include "terminal/screen/signs.hpp"
#include "terminal/screen/talk_menu.hpp"
#include "terminal/statistics_text.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// The keys that do something at this table.
std::vector<Paragraph> keys(const table::TableOptions& table, TableAt at) {
    const bool quick = table.rules.game == GameKind::quick;
    std::vector<Paragraph> all{{msg::list_comma(msg::key_choose_card(), msg::key_choose_pile()), "← → ↑ ↓"},
                               {msg::key_first_last(), msg::key_name_home_end()},
                               {quick ? msg::key_type_quick() : msg::key_type_card(), "0 - 9"},
                               {msg::key_lay(), "Enter"},
                               {msg::key_digits(), quick ? "1 - 2" : "1 - 4"},
                               {msg::key_end(), "e"},
                               {msg::key_undo(), "u"}};
    if (table.hints) all.push_back({msg::key_hint(), "h"});
    if (!why_no_talk(table)) all.push_back({msg::key_talk(), "t"});
    if (has_chat(table)) all.push_back({msg::key_chat(), "c"});
    all.push_back({msg::key_log(), "w"});
    if (at != TableAt::server) all.push_back({msg::key_hurry(), msg::key_name_space()});
    all.insert(all.end(), {{msg::key_rules(), "r"},
                           {msg::key_language(), "l"},
                           {msg::key_help(), "?"},
                           {at == TableAt::here ? msg::key_leave() : msg::key_quit(), "q"},
                           {msg::key_mouse()}});
    return all;
}

/// Of what may be said at this table.
std::vector<Paragraph> talk_signs(const table::TableOptions& table) {
    if (why_no_talk(table)) return {};
    std::vector<Paragraph> all;
    for (const MarkKind kind : all_marks)
        if (permits(table.rules, Mark{kind, U1}))
            all.push_back({phrase::marker(kind), sign::marks[static_cast<std::size_t>(kind)]});
    if (permits(table.rules, Hint{0, Band::low})) all.push_back({msg::key_card_hints(), "R+ R= R-"});
    if (table.rules.options.pro) all.push_back({phrase::said(Holds{0}), "R"});
    return all;
}

std::vector<Paragraph> signs(const table::TableOptions& table) {
    const Rules& rules = table.rules;
    const bool quick = rules.game == GameKind::quick;
    std::vector<Paragraph> all{{quick ? msg::screen_same_colour() : msg::screen_ten_back(), sign::trick},
                               {msg::screen_loses(), sign::loses}};
    if (rules.options.fire) all.push_back({msg::screen_fire(), sign::fire});
    if (rules.game == GameKind::face) all.push_back({msg::screen_helps(), sign::help});
    if (has_chat(table)) all.push_back({msg::key_unread(), sign::unread});
    all.push_back({msg::key_draw_pile(), std::string(sign::card) + "34"});
    for (Paragraph& line : talk_signs(table)) all.push_back(std::move(line));
    return all;
}

}  // namespace

std::unique_ptr<Scene> rules_page(GameKind game) {
    const std::vector<words::Message> texts = phrase::rules(game);
    PageSettings page{.title = texts.front(), .spaced = true};
    for (std::size_t n = 1; n < texts.size(); ++n) page.paragraphs.push_back({texts[n]});
    return std::make_unique<Page>(std::move(page));
}

std::unique_ptr<Scene> keys_page(const table::TableOptions& table, TableAt at) {
    PageSettings page{.title = msg::key_title(), .paragraphs = keys(table, at)};
    for (Paragraph& line : signs(table)) page.paragraphs.push_back(std::move(line));
    return std::make_unique<Page>(std::move(page));
}

std::unique_ptr<Scene> statistics_page(std::span<const table::VariantStatistics> all) {
    PageSettings page{.title = msg::stats_title()};
    for (StatisticsLine& line : statistics_lines(all))
        page.paragraphs.push_back({line.text, line.label.empty() ? std::nullopt : std::optional<words::Value>(line.label)});
    return std::make_unique<Page>(std::move(page));
}

}  // namespace tenback::terminal
