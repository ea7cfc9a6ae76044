#include "terminal/screen/talk_menu.hpp"

#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/screen/choosing.hpp"
#include "terminal/screen/menu.hpp"
#include "terminal/screen/signs.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// Ways to say the same kind of thing.
struct Kind {
    words::Message label;
    words::Message which;  // the second question
    std::vector<Say> says;
};

std::vector<Say> marks(const Rules& rules, Seat viewer, MarkKind kind) {
    std::vector<Say> says;
    for (const PileId pile : piles_in_order(rules, viewer)) says.emplace_back(Mark{kind, pile});
    return says;
}

std::vector<Say> hints() {
    std::vector<Say> says;
    for (std::uint8_t colour = 0; colour < quick_colours; ++colour)
        for (const Band band : {Band::low, Band::middle, Band::high}) says.emplace_back(Hint{colour, band});
    return says;
}

std::vector<Say> colours() {
    std::vector<Say> says;
    for (std::uint8_t colour = 0; colour < quick_colours; ++colour) says.emplace_back(Holds{colour});
    return says;
}

std::vector<Kind> kinds(const Rules& rules, const View& view) {
    std::vector<Kind> all;
    for (const MarkKind kind : all_marks)
        all.push_back({phrase::marker(kind), msg::talk_choose_pile(), marks(rules, view.you, kind)});
    all.push_back({msg::talk_kind_hint(), msg::talk_choose(), hints()});
    all.push_back({msg::talk_kind_holds(), msg::talk_choose_colour(), colours()});
    all.push_back({msg::talk_kind_hush(), msg::talk_choose(), {Hush{}}});
    const Voice& voice = view.talk.voices[static_cast<std::size_t>(view.you.index())];
    for (Kind& kind : all)
        std::erase_if(kind.says, [&](const Say& say) {
            return (std::holds_alternative<Hush>(say) && voice == Voice{}) ||
                   why_not_say(rules, view.turn, view.hand, voice, say).has_value();
        });
    std::erase_if(all, [](const Kind& kind) { return kind.says.empty(); });
    return all;
}

char32_t digit(std::size_t n) { return static_cast<char32_t>(U'1' + n); }

void choose_which(Stage& stage, const Kind& kind, const std::function<void(const Say&)>& say) {
    if (kind.says.size() == 1) return say(kind.says.front());
    MenuSettings menu{.title = kind.label, .text = {kind.which}};
    for (std::size_t n = 0; n < kind.says.size(); ++n) menu.options.push_back({phrase::said(kind.says[n]), digit(n)});
    stage.push(std::make_unique<Menu>(std::move(menu), [kind, say](Stage& /*then*/, std::size_t n) { say(kind.says[n]); }));
}

}  // namespace

std::optional<words::Message> why_no_talk(const table::TableOptions& options) {
    if (options.rules.players == 1) return msg::talk_alone();
    if (options.talk == table::TalkPreset::silent) return msg::talk_silent();
    return std::nullopt;
}

bool has_chat(const table::TableOptions& options) {
    return options.talk == table::TalkPreset::guarded || options.talk == table::TalkPreset::open;
}

void push_talk_menu(Stage& stage, const Rules& rules, const View& view, const std::function<void(const Say&)>& say) {
    const std::vector<Kind> offered = kinds(rules, view);
    MenuSettings menu{.title = msg::talk_title(), .text = {msg::talk_choose()}};
    for (std::size_t n = 0; n < offered.size(); ++n) menu.options.push_back({offered[n].label, digit(n)});
    stage.push(std::make_unique<Menu>(std::move(menu),
                                      [offered, say](Stage& then, std::size_t n) { choose_which(then, offered[n], say); }));
}

}  // namespace tenback::terminal
