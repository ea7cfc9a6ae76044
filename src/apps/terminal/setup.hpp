// What a new game is to be: the choices of a set-up as a value, for lines and for the full screen. Pure.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "host/local.hpp"
#include "words/words.hpp"

namespace tenback::terminal {

struct SeatChoice {
    std::optional<std::size_t> level{};  // of a bot; a person without
    std::string name{};                  // of a person, may be empty
};

enum class FieldKind : std::uint8_t { game, option, players, seat, first, talk, hints, deal, language };
struct Field {
    FieldKind kind;
    int seat = 0;  // from 0
    const Option* option = nullptr;
    bool operator==(const Field&) const = default;
};

struct NewGame {
    GameKind game = GameKind::classic;
    Chosen chosen{};
    int wanted_players = 2;  // as chosen; a game may need others
    std::array<SeatChoice, Seat::limit> seats{};
    int first = 0;  // 0: the table agrees, or the lot decides
    table::TalkPreset talk = table::TalkPreset::markers;
    bool hints = true;
    std::string seed{};  // digits; empty: by chance

    /// The first seat for a person, strong bots around.
    NewGame();

    [[nodiscard]] int players() const;
    [[nodiscard]] Rules rules() const;
    [[nodiscard]] host::NewTable table() const;
    /// Nothing if the number of the deal is too large.
    [[nodiscard]] std::optional<host::NewDeal> deal() const;

    /// What can be chosen for this game.
    [[nodiscard]] std::vector<Field> fields() const;
    [[nodiscard]] words::Message name_of(Field field) const;
    [[nodiscard]] words::Value value_of(Field field) const;
    /// One line about the value, if there is something to explain.
    [[nodiscard]] std::optional<words::Message> explain(Field field) const;
    /// The next value, or the one before.
    void change(Field field, int step);
    /// A name or a number is typed here.
    [[nodiscard]] bool is_typed(Field field) const;
    /// Letters go into names, digits into the number of the deal. False if it cannot be typed here.
    bool type(Field field, char32_t letter);
    bool erase(Field field);
    /// Instead of what stood there. False, and nothing changes, if that cannot stand there.
    bool write(Field field, const std::string& text);

  private:
    void change_seat(SeatChoice& seat, int step);
    [[nodiscard]] int people() const;
};

/// The language after this one, or before it.
void speak_next(words::Words& words, int step);

}  // namespace tenback::terminal
