#include "terminal/setup.hpp"

#include <algorithm>
#include <charconv>

#include "bots/registry.hpp"
#include "terminal/screen/grid.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

constexpr int widest_name = 18;  // columns; the screen has no more for it

template <class T>
T turned(T value, int count, int step) {
    return static_cast<T>(((static_cast<int>(value) + step) % count + count) % count);
}

words::Message yes_or_no(bool yes) { return yes ? msg::setup_on() : msg::setup_off(); }

}  // namespace

NewGame::NewGame() {
    for (std::size_t s = 1; s < seats.size(); ++s) seats[s].level = bots::levels().size() - 1;
}

int NewGame::players() const {
    const auto [fewest, most] = players_of(game);
    return std::clamp(wanted_players, fewest, most);
}

Rules NewGame::rules() const { return *make_rules(game, players(), options_with(game, players(), chosen)).rules; }

host::NewTable NewGame::table() const {
    host::NewTable table{{rules(), talk, hints}, {}};
    for (int s = 0; s < players(); ++s) {
        const SeatChoice& seat = seats[static_cast<std::size_t>(s)];
        if (seat.level)
            table.seats.emplace_back(table::Machine{std::string(bots::levels()[*seat.level].name)});
        else
            table.seats.emplace_back(table::Person{seat.name.substr(0, seat.name.find_last_not_of(' ') + 1)});
    }
    return table;
}

std::optional<host::NewDeal> NewGame::deal() const {
    host::NewDeal how;
    if (first > 0 && first <= players()) how.first = Seat::number(first);
    if (seed.empty()) return how;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
    if (error != std::errc() || end != seed.data() + seed.size() || number >= seed_limit) return std::nullopt;
    how.seed = number;
    return how;
}

std::vector<Field> NewGame::fields() const {
    std::vector<Field> all{{FieldKind::game}};
    for (const Option& option : options_of(game)) all.push_back({FieldKind::option, 0, &option});
    if (const auto [fewest, most] = players_of(game); fewest < most) all.push_back({FieldKind::players});
    for (int s = 0; s < players(); ++s) all.push_back({FieldKind::seat, s});
    if (players() > 1) all.insert(all.end(), {{FieldKind::first}, {FieldKind::talk}});
    all.insert(all.end(), {{FieldKind::hints}, {FieldKind::deal}, {FieldKind::language}});
    return all;
}

words::Message NewGame::name_of(Field field) const {
    switch (field.kind) {
        case FieldKind::game: return msg::setup_game();
        case FieldKind::option: return phrase::option(*field.option);
        case FieldKind::players: return msg::setup_players();
        case FieldKind::seat: return msg::setup_seat(field.seat + 1);
        case FieldKind::first: return msg::setup_first();
        case FieldKind::talk: return msg::setup_talk();
        case FieldKind::hints: return msg::screen_hints_on();
        case FieldKind::deal: return msg::setup_deal();
        case FieldKind::language: break;
    }
    return msg::setup_language();
}

words::Value NewGame::value_of(Field field) const {
    const SeatChoice& seat = seats[static_cast<std::size_t>(field.seat)];
    switch (field.kind) {
        case FieldKind::game: return phrase::game(game);
        case FieldKind::option: return phrase::option_value(*field.option, field.option->get(rules().options));
        case FieldKind::players: return players();
        case FieldKind::seat:
            if (seat.level) return msg::setup_bot_level(phrase::level(bots::levels()[*seat.level].name));
            return seat.name.empty() ? words::Value(msg::setup_person())
                                     : words::Value(msg::list_comma(msg::setup_person(), seat.name));
        case FieldKind::first:
            if (first > 0 && first <= players()) return msg::setup_seat(first);
            return game == GameKind::face ? msg::setup_first_lot() : msg::setup_first_agree();
        case FieldKind::talk:
            return talk == table::TalkPreset::silent ? msg::setup_talk_silent() : msg::setup_talk_markers();
        case FieldKind::hints: return yes_or_no(hints);
        case FieldKind::deal: return seed.empty() ? msg::setup_deal_chance() : msg::setup_deal_seed(seed);
        case FieldKind::language: break;
    }
    return msg::language_name();
}

/// A variant by its name: it may be chosen or not.
std::optional<words::Message> NewGame::explain(Field field) const {
    const SeatChoice& seat = seats[static_cast<std::size_t>(field.seat)];
    switch (field.kind) {
        case FieldKind::game:
            if (game == GameKind::classic) return msg::game_classic_what();
            return game == GameKind::quick ? msg::game_quick_what() : msg::game_face_what();
        case FieldKind::option: return phrase::variant_explained(*field.option);
        case FieldKind::seat:
            if (seat.level) return phrase::level_explained(bots::levels()[*seat.level].name);
            return msg::setup_type_name();
        case FieldKind::deal: return msg::setup_type_number();
        case FieldKind::hints: return msg::key_hint();
        case FieldKind::players:
        case FieldKind::first:
        case FieldKind::talk:
        case FieldKind::language: break;
    }
    return std::nullopt;
}

int NewGame::people() const {
    return static_cast<int>(
        std::count_if(seats.begin(), seats.begin() + players(), [](const SeatChoice& s) { return !s.level; }));
}

void NewGame::change_seat(SeatChoice& seat, int step) {
    const auto choices = static_cast<int>(bots::levels().size()) + 1;  // a person is the first
    const auto now = seat.level ? static_cast<int>(*seat.level) + 1 : 0;
    const bool last_person = !seat.level && people() == 1;
    const int next = last_person ? 0 : turned(now, choices, step);
    seat.level = next == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(next - 1));
}

void NewGame::change(Field field, int step) {
    const auto [fewest, most] = players_of(game);
    switch (field.kind) {
        case FieldKind::game: game = turned(game, 3, step); break;
        case FieldKind::option: chosen.flip(*field.option); break;
        case FieldKind::players: wanted_players = fewest + turned(players() - fewest, most - fewest + 1, step); break;
        case FieldKind::seat: change_seat(seats[static_cast<std::size_t>(field.seat)], step); break;
        case FieldKind::first: first = turned(std::min(first, players()), players() + 1, step); break;
        case FieldKind::talk:
            talk = talk == table::TalkPreset::silent ? table::TalkPreset::markers : table::TalkPreset::silent;
            break;
        case FieldKind::hints: hints = !hints; break;
        case FieldKind::deal: seed.clear(); break;
        case FieldKind::language: break;
    }
    if (people() == 0) seats[0].level.reset();
}

bool NewGame::is_typed(Field field) const {
    return field.kind == FieldKind::deal ||
           (field.kind == FieldKind::seat && !seats[static_cast<std::size_t>(field.seat)].level);
}

bool NewGame::type(Field field, char32_t letter) {
    if (field.kind == FieldKind::deal && letter >= U'0' && letter <= U'9' && seed.size() < 16) {
        if (seed == "0") seed.clear();
        seed += static_cast<char>(letter);
        return true;
    }
    SeatChoice& seat = seats[static_cast<std::size_t>(field.seat)];
    if (field.kind != FieldKind::seat || seat.level) return false;
    const std::string longer = seat.name + utf8_of(std::u32string(1, letter));
    // A blank may stand at the end while more is typed.
    if (columns_of(longer) <= widest_name && table::is_good_name(longer + ".")) seat.name = longer;
    return true;
}

bool NewGame::erase(Field field) {
    if (field.kind == FieldKind::deal && !seed.empty()) {
        seed.pop_back();
        return true;
    }
    SeatChoice& seat = seats[static_cast<std::size_t>(field.seat)];
    if (field.kind != FieldKind::seat || seat.name.empty()) return false;
    std::u32string glyphs = glyphs_of(seat.name);
    glyphs.pop_back();
    seat.name = utf8_of(glyphs);
    return true;
}

bool NewGame::write(Field field, const std::string& text) {
    NewGame written = *this;
    while (written.erase(field)) continue;
    for (const char32_t letter : glyphs_of(text))
        if (!written.type(field, letter)) return false;
    const std::string& now =
        field.kind == FieldKind::deal ? written.seed : written.seats[static_cast<std::size_t>(field.seat)].name;
    if (now != text) return false;
    *this = written;
    return true;
}

void speak_next(words::Words& words, int step) {
    const auto now = std::ranges::find(words::all_languages, words.language()) - words::all_languages.begin();
    words.speak(words::all_languages[static_cast<std::size_t>(
        turned(static_cast<int>(now), static_cast<int>(words::all_languages.size()), step))]);
}

}  // namespace tenback::terminal
