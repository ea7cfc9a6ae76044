#include "terminal/screen/help.hpp"

#include "terminal/screen/page.hpp"
#include "terminal/screen/signs.hpp"
#include "terminal/statistics_text.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {
namespace {

/// The keys that do something at this table.
std::vector<Paragraph> keys(const Rules& rules, bool kept) {
    return {{msg::key_choose_card(), "← →"},
            {msg::key_choose_pile(), "↑ ↓"},
            {msg::key_lay(), "Enter"},
            {msg::key_digits(), rules.game == GameKind::quick ? "1 - 2" : "1 - 4"},
            {msg::key_end(), "e"},
            {msg::key_undo(), "u"},
            {msg::key_hint(), "h"},
            {msg::key_talk(), "t"},
            {msg::key_log(), "w"},
            {msg::key_hurry(), msg::key_name_space()},
            {msg::key_rules(), "r"},
            {msg::key_language(), "l"},
            {msg::key_help(), "?"},
            {kept ? msg::key_quit() : msg::key_leave(), "q"},
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
    const std::vector<Message> texts = phrase::rules(game);
    PageSettings page{.title = texts.front(), .spaced = true};
    for (std::size_t n = 1; n < texts.size(); ++n) page.paragraphs.push_back({texts[n]});
    return std::make_unique<Page>(std::move(page));
}

std::unique_ptr<Scene> keys_page(const Rules& rules, bool kept) {
    PageSettings page{.title = msg::key_title(), .paragraphs = keys(rules, kept)};
    for (Paragraph& line : signs(rules)) page.paragraphs.push_back(std::move(line));
    return std::make_unique<Page>(std::move(page));
}

std::unique_ptr<Scene> statistics_page(std::span<const VariantStatistics> all) {
    PageSettings page{.title = msg::stats_title()};
    for (StatisticsLine& line : statistics_lines(all))
        page.paragraphs.push_back({line.text, line.label.empty() ? std::nullopt : std::optional<Value>(line.label)});
    return std::make_unique<Page>(std::move(page));
}

}  // namespace tenback::terminal
