// One authoritative table: seats, rounds, talk, take-backs and stand-ins. No sockets, threads, clock or chance of its own:
// commands go in, events come out; whoever owns the table writes the events to its log and then applies them. The same
// events rebuild the same table.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "bots/bot.hpp"
#include "engine/view.hpp"
#include "table/command.hpp"
#include "table/happening.hpp"
#include "table/round.hpp"
#include "table/table_event.hpp"

namespace tenback::table {

/// What follows from a command: events to be logged and applied in order, or why nothing does.
using Decision = std::variant<std::vector<TableEvent>, TableRefusal>;

/// What a deck is made from: a secret to which the server is bound, and a part of each seat; as hexadecimal digits.
struct Shuffle {
    std::uint32_t round;
    std::string secret;
    std::string commitment;
    std::array<std::string, Seat::limit> parts{};  // empty: not given
    bool operator==(const Shuffle&) const = default;
};
/// What everybody may know of it while it is made.
struct PublicShuffle {
    std::uint32_t round;
    std::string commitment;
    std::vector<Seat> given;
    bool operator==(const PublicShuffle&) const = default;
};

/// What nobody may know before the end of a round.
struct Revealed {
    std::array<CardSet, Seat::limit> hands;
    std::optional<std::uint64_t> seed;
    std::optional<Shuffle> shuffle;  // if the deck was made from it
    bool operator==(const Revealed&) const = default;
};

/// Markers, words, wishes, votes and plays taken back of one seat between two deals. More would be noise, and everybody who
/// joins is told of it.
inline constexpr int most_said = 500;

/// How many of the people at the table must want a stand-in for this one: more than half of the others who are present.
int votes_needed(std::span<const SeatInfo> seats, Seat absent);

/// What people may say in words now.
enum class ChatRule : std::uint8_t { none, guarded, free };

/// What everybody at the table may know; a type with no room for a hand that is still played.
struct PublicTable {
    TableOptions options;
    std::vector<SeatInfo> seats;
    std::uint32_t round = 0;               // 0: nothing has been dealt yet
    bool known_deal = false;               // somebody may know the deck of this round
    std::optional<PublicView> game;        // of the current or last round
    int take_backs = 0;                    // plays taken back in this round
    bool may_take_back = false;            // the seat to move could take back its last play now
    std::optional<PublicShuffle> shuffle;  // of the coming round
    std::vector<Seat> stood_in;            // seats that a bot played for a person at some time of this round
    std::optional<Revealed> revealed;      // once the round is over
};

/// All that a bot gets to know about a seat.
struct SeatKnowledge {
    Rules rules;
    View view;
    std::vector<VisibleEvent> events;
    [[nodiscard]] bots::Knowledge knows() const { return {rules, view, events}; }
};

/// A seat that is to be played by a bot now: it says its wish in the opening, or takes (the rest of) its turn.
struct BotDuty {
    Seat seat;
    std::string level;  // or the bot, by its name and version
    bool operator==(const BotDuty&) const = default;
};

class Table {
  public:
    explicit Table(const TableOptions& options);

    /// What follows from the command, if it is allowed. Changes nothing.
    [[nodiscard]] Decision decide(const Command& command, Actor by = Actor::person) const;
    /// The same for a new round: its deck is the owner's to choose, never a client's. With a first seat, nobody is asked.
    [[nodiscard]] Decision decide(const CardsDealt& deal, std::optional<Seat> first = std::nullopt) const;

    /// The checked fold: an event that does not follow is refused and changes nothing, so a log may be untrusted.
    /// What happened is appended to `happenings`.
    std::optional<TableRefusal> apply(const TableEvent& event, std::vector<Happening>* happenings = nullptr);

    /// What happened by events that this table has applied already, the last of which was its last: all from the deal of the
    /// current round on, or all of the log's before the first deal. `tell` gets the place of each and what it made happen.
    using Retelling = std::function<void(std::size_t place, std::span<const Happening> happenings)>;
    void retell(std::span<const TableEvent> events, const Retelling& tell) const;

    /// A play may be taken back as long as nobody else can have learnt from it, and not past a draw:
    /// no other person sits at the table (a person with a stand-in counts as sitting there, bots forget what is taken
    /// back), the round is not over, the play was made in the turn in progress, and nobody else has done or said
    /// anything since.
    [[nodiscard]] std::optional<TableRefusal> why_not_take_back(Seat seat) const;

    [[nodiscard]] const TableOptions& options() const { return options_; }
    [[nodiscard]] const Rules& rules() const { return options_.rules; }
    [[nodiscard]] const std::vector<SeatInfo>& seats() const { return seats_; }
    [[nodiscard]] const SeatInfo& seat(Seat seat) const { return seats_[static_cast<std::size_t>(seat.index())]; }
    /// The hash of the secret that holds the seat; empty if none does.
    [[nodiscard]] const std::string& held_by(Seat seat) const { return holders_[static_cast<std::size_t>(seat.index())]; }
    /// The last message of the seat's person that was obeyed.
    [[nodiscard]] MessageId last_message(Seat seat) const { return messages_[static_cast<std::size_t>(seat.index())]; }
    /// Has this person voted for a stand-in of the other since that one was last seen?
    [[nodiscard]] bool voted(Seat seat, Seat absent) const;
    /// May the seat add more than plays to this round? People may so often, bots say little by themselves.
    [[nodiscard]] bool has_room_for(Seat seat) const { return said_[static_cast<std::size_t>(seat.index())] < most_said; }
    /// The bot that stands in plays this turn to its end, whatever the person does.
    [[nodiscard]] bool stands_firm(Seat seat) const { return firm_[static_cast<std::size_t>(seat.index())]; }
    /// After a round nothing is left to be given away.
    [[nodiscard]] ChatRule chat() const;
    /// Of the coming round.
    [[nodiscard]] const std::optional<Shuffle>& shuffle() const { return shuffle_; }
    /// How many events made this table; the next one has this number plus one.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    [[nodiscard]] const std::optional<Round>& round() const { return round_; }
    /// How many were dealt.
    [[nodiscard]] std::uint32_t rounds() const { return rounds_; }

    [[nodiscard]] PublicTable public_table() const;
    /// Nothing before the first deal.
    [[nodiscard]] std::optional<View> view(Seat seat) const;
    /// @pre something was dealt
    [[nodiscard]] SeatKnowledge knowledge(Seat seat) const;
    /// Who is to be played by a bot now: in the opening all who have not said their wish, then the seat to move.
    [[nodiscard]] std::vector<BotDuty> duties() const;
    /// All seats that bots play now.
    [[nodiscard]] std::vector<BotDuty> machines() const;

    /// The seat is at this table.
    [[nodiscard]] bool has(Seat seat) const { return seat.index() < rules().players; }
    /// Something is dealt and not over.
    [[nodiscard]] bool running() const { return round_ && !round_->over(); }

  private:
    friend struct TableCheck;
    friend struct TableChange;

    TableOptions options_;
    std::vector<SeatInfo> seats_;
    std::array<std::uint64_t, Seat::limit> since_{};  // the event by which the seat's person sat down
    std::array<std::uint16_t, Seat::limit> said_{};   // what the seat's people added to this round besides their plays
    std::array<std::uint16_t, Seat::limit> late_{};   // the turn of this round whose clock ran out last
    std::array<bool, Seat::limit> firm_{};            // twice in the same: the bot plays it to its end
    std::optional<Round> round_;
    std::array<std::string, Seat::limit> holders_;
    std::array<MessageId, Seat::limit> messages_{};
    std::optional<Shuffle> shuffle_;
    std::optional<Shuffle> dealt_from_;  // in this round, if its deck was made so
    std::vector<Seat> stood_in_;         // in this round
    std::uint32_t rounds_ = 0;
    std::uint64_t number_ = 1;  // the opening
};

}  // namespace tenback::table
