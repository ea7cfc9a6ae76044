// The language in which the rules are tested: positions and actions as text. A test reads like a story at a table, and
// includes nothing of the engine, so that a fault seeded in an engine header recompiles only this folder.
//
//   Table table = Position("classic players=2").tops("U1=47").hand(1, "37 50 3").begin(1);
//   EXPECT_EQ(table.play("37>U1"), "ok");
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tenback::testing {

class Table;

/// A position built by hand. Cards that are named nowhere form the draw pile, in ascending order; once `draw` says what
/// the draw pile is, they are laid already. In Face to Face this holds for each side.
class Position {
  public:
    explicit Position(std::string_view variant);
    Position& hand(int seat, std::string_view cards);
    /// `U1=47 D2=65`; piles left out show their row cards. In On Fire a fire card on top burns.
    Position& tops(std::string_view tops);
    /// The draw pile from the top, of one side in Face to Face (1 or 2).
    Position& draw(std::string_view cards, int side = 1);
    /// The seat begins its turn.
    Table begin(int seat);
    /// Dealt, and nobody has begun.
    Table open();

  private:
    struct Content;
    std::shared_ptr<Content> content_;
};

/// A game in progress behind the checked door. Every refusal is checked to change nothing (ALL-4).
class Table {
  public:
    /// A real deal from a seed, nobody has begun.
    static Table dealt(std::string_view variant, std::uint64_t seed);
    /// A real deal from a deck written out: its first cards as given, the others in ascending order.
    static Table stacked(std::string_view variant, std::string_view first_cards, std::string_view of_seat_2 = "");

    Table& begin(int seat);

    // Actions: "ok", or the code of the refusal.
    std::string play(std::string_view play);
    std::string play_as(int seat, std::string_view play);
    std::string end();
    std::string end_as(int seat);
    std::string say(int seat, std::string_view say);
    std::string wish(int seat, std::string_view wish);
    /// A line such as `44>U1 34>U1 .`; stops at the first refusal: `34>U1 too_low`.
    std::string turn(std::string_view moves);
    /// The rule behind the last refusal: `TG-5`.
    [[nodiscard]] std::string rule() const;

    [[nodiscard]] std::string status() const;  // `playing`, `won all_played`, `lost stuck`, Face to Face `won stuck 2`
    [[nodiscard]] int seat() const;
    [[nodiscard]] int turn_number() const;
    [[nodiscard]] int played() const;
    [[nodiscard]] int required() const;
    [[nodiscard]] bool may_end() const;
    [[nodiscard]] int left() const;
    [[nodiscard]] int in_draw(int side = 1) const;
    [[nodiscard]] int in_hand(int seat) const;
    [[nodiscard]] std::string hand(int seat) const;  // `3 44`
    [[nodiscard]] std::string laid(int side = 1) const;
    [[nodiscard]] std::string top(std::string_view pile) const;  // `44`, or `-` before the first card
    [[nodiscard]] std::string burning() const;                   // `U1 D2`
    [[nodiscard]] std::string due() const;
    [[nodiscard]] std::string legal() const;  // `. 44>U1`, in byte order
    /// Would the play lose the game at once?
    [[nodiscard]] bool would_lose(std::string_view play) const;
    /// Who begins by the wishes, the lot deciding among equals.
    [[nodiscard]] int settle_first(std::uint32_t lot) const;

    /// What happened since `events` was last called, as a seat (0: a spectator) sees it.
    std::vector<std::string> seen(int viewer);
    /// The same as it truly happened; then forgotten.
    std::vector<std::string> events();
    /// All that a seat may know, in one line; seat 0: a spectator.
    [[nodiscard]] std::string view(int seat) const;

    struct Content;
    explicit Table(std::shared_ptr<Content> content) : content_(std::move(content)) {}

  private:
    std::shared_ptr<Content> content_;
};

}  // namespace tenback::testing
