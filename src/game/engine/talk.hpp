// Table talk that cannot break the rules, and the wish to begin: markers instead of words.
// All of it is public; what a seat has said stands until its next turn ends or it withdraws it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "engine/card.hpp"
#include "engine/refusal.hpp"
#include "engine/rules.hpp"
#include "engine/turn.hpp"

namespace tenback {

enum class MarkKind : std::uint8_t {
    leave_it_to_me,    // do not lay here
    small_steps_only,  // no big jump here
    i_mean_this_pile,  // the pile I intend to use
    i_have_the_trick,  // Quick & Easy: I hold the colour of this pile's top
};
inline constexpr std::array all_marks{MarkKind::leave_it_to_me, MarkKind::small_steps_only, MarkKind::i_mean_this_pile,
                                      MarkKind::i_have_the_trick};
inline constexpr int mark_kinds = all_marks.size();

struct Mark {
    MarkKind kind;
    PileId pile;
    bool operator==(const Mark&) const = default;
};

enum class Band : std::uint8_t { low, middle, high };  // 1-3, 4-7, 8-10

/// Quick & Easy: "a rather high yellow".
struct Hint {
    std::uint8_t colour;
    Band band;
    bool operator==(const Hint&) const = default;
};

/// Quick & Easy: "I have something green".
struct Holds {
    std::uint8_t colour;
    bool operator==(const Holds&) const = default;
};

/// Takes back all that the seat has said.
struct Hush {
    bool operator==(const Hush&) const = default;
};

using Say = std::variant<Mark, Hint, Holds, Hush>;

/// How much a seat wants to begin (TG-3), in no numbers.
enum class Wish : std::uint8_t { unsaid, rather_not, do_not_care, gladly, very_much };

constexpr Band band_of(int quick_value) {
    return quick_value <= 3 ? Band::low : quick_value <= 7 ? Band::middle : Band::high;
}

/// What one seat has said.
struct Voice {
    std::array<PileSet, mark_kinds> marks{};
    std::array<Hint, 2> hints{};  // as many as a hand of Quick & Easy has cards
    std::uint8_t hint_count = 0;
    std::uint8_t colours = 0;  // bit c: holds colour c
    bool operator==(const Voice&) const = default;

    [[nodiscard]] PileSet marked(MarkKind kind) const { return marks[static_cast<std::size_t>(kind)]; }
};

struct Talk {
    std::array<Voice, Seat::limit> voices{};
    std::array<Wish, Seat::limit> wishes{};
    bool operator==(const Talk&) const = default;
};

/// Does the variant permit this kind of talk at all (TG-11, QE-7, QE-8, FF-8)?
bool permits(const Rules& rules, const Say& say);

/// Why the seat with this hand may not say it now, or nothing.
std::optional<Refusal> why_not_say(const Rules& rules, const Turn& turn, CardSet hand, const Voice& voice, const Say& say);

/// @pre why_not_say finds nothing
void hear(Talk& talk, Seat seat, const Say& say);

/// A new top: what was said about the trick on this pile is no longer known to be true.
void forget_trick(Talk& talk, PileId pile);
/// The seat has acted and drawn: what it said is past.
void forget_voice(Talk& talk, Seat seat);

/// Who begins: the strongest wish; among equals the lot (any number) decides. Silence counts as "do not care".
Seat settle_first(const Rules& rules, const Talk& talk, std::uint32_t lot);

}  // namespace tenback
