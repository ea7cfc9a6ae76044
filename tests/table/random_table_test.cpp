// Any sequence of commands, allowed or not: the log rebuilds the same table, and nobody sees what is not theirs.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "table/chaos.hpp"

namespace tenback::testing {

using namespace table;

namespace {

TEST(RandomTable, the_chaos_of_these_tests_reaches_everything) {
    int took_back = 0, stood_in = 0, again = 0, over = 0, late = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Chaos chaos(seed);
        LoggingTable table = chaos.table();
        for (int n = 0; n < 400; ++n) chaos.disturb(table);
        const PublicTable seen = table.table.public_table();
        took_back += seen.take_backs > 0 ? 1 : 0;
        stood_in += seen.stood_in.empty() ? 0 : 1;
        again += seen.round > 1 ? 1 : 0;
        over += seen.revealed ? 1 : 0;
        late += seen.game && seen.game->turn_number > 5 ? 1 : 0;
    }
    for (const int count : {took_back, stood_in, again, over, late}) EXPECT_GE(count, 10);
}

RC_GTEST_PROP(RandomTable, the_log_gives_the_same_table_byte_for_byte, ()) {
    Chaos chaos(*rc::gen::arbitrary<std::uint64_t>());
    LoggingTable table = chaos.table();
    const int steps = *rc::gen::inRange(1, 400);
    for (int n = 0; n < steps; ++n) chaos.disturb(table);
    const auto again = read_log(table.log);
    if (!again) RC_FAIL(again.reason());
    RC_ASSERT(picture(*again) == picture(table.table));
    // Writing it again gives the same bytes.
    std::vector<std::string> texts{table.log.front()};
    for (std::size_t n = 1; n < table.log.size(); ++n)
        texts.push_back(log_text(table.table.rules(), *read_event(table.table.rules(), table.log[n])));
    RC_ASSERT(texts == table.log);
}

/// The happenings of one viewer as they would be sent, without anything that the type cannot hold anyway.
struct CardsSeen {
    CardSet cards;
    void operator()(const SeatTaken& /*it*/) {}
    void operator()(const SeatLeft& /*it*/) {}
    void operator()(const SeatRenamed& /*it*/) {}
    void operator()(const SeatReady& /*it*/) {}
    void operator()(const StandInCame& /*it*/) {}
    void operator()(const StandInLeft& /*it*/) {}
    void operator()(const PresenceChanged& /*it*/) {}
    void operator()(const SecretCommitted& /*it*/) {}
    void operator()(const PartTaken& /*it*/) {}
    void operator()(const Chatted& /*it*/) {}
    void operator()(const StandInVoted& /*it*/) {}
    void operator()(const Retracted& it) { cards.insert(it.play.card); }
    void operator()(const HandDealt& it) { cards = it.hand.value_or(CardSet()); }
    void operator()(const VisibleEvent& it) {
        if (const auto* drew = std::get_if<YouDrew>(&it)) cards |= drew->cards;
        if (const auto* laid = std::get_if<Laid>(&it)) cards.insert(laid->play.card);
    }
};

RC_GTEST_PROP(RandomTable, a_seat_and_a_spectator_see_only_their_hand_and_what_is_laid, ()) {
    Chaos chaos(*rc::gen::arbitrary<std::uint64_t>());
    LoggingTable table = chaos.table();
    const Rules& rules = table.table.rules();
    for (int n = 0; n < 200; ++n) chaos.disturb(table);
    if (!table.table.round() || !rules.cooperative()) return;
    const State& state = table.table.round()->state();
    CardSet ever_laid = state.laid[0];
    for (const Happening& happening : table.happenings)
        if (const auto* taken = std::get_if<Retracted>(&happening)) ever_laid.insert(taken->play.card);
    CardsSeen spectator;
    for (const Happening& happening : table.happenings) std::visit(spectator, seen_by(std::nullopt, happening));
    RC_ASSERT((spectator.cards - ever_laid).empty());
    for (int s = 0; s < rules.players; ++s) {
        CardsSeen viewer;
        for (const Happening& happening : table.happenings) std::visit(viewer, seen_by(Seat::at(s), happening));
        RC_ASSERT((viewer.cards - ever_laid - state.hands[s]).empty());
        RC_ASSERT((state.hands[s] - viewer.cards).empty());
        RC_ASSERT(table.table.view(Seat::at(s))->hand == state.hands[s]);
    }
    RC_ASSERT(table.table.public_table().revealed.has_value() == table.table.round()->over());
}

RC_GTEST_PROP(RandomTable, what_a_seat_cannot_see_does_not_change_what_it_sees, ()) {
    // Two tables that differ only in the cards nobody has drawn: the same commands look the same from every seat.
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
    LoggingTable one("classic players=3", {"Ann", "Bob", "bot:hard"});
    LoggingTable other("classic players=3", {"Ann", "Bob", "bot:hard"});
    CardsDealt deal{seeded_deck(one.table.rules(), seed), std::nullopt, 0, false};
    one.apply(one.table.decide(deal, Seat::at(0)));
    std::reverse(deal.deck.begin() + 40, deal.deck.begin() + 98);
    other.apply(other.table.decide(deal, Seat::at(0)));
    for (int n = 0; n < 4 && one.table.running(); ++n) {
        const int seat = one.table.round()->state().turn.seat.number();
        const Actor by = seat == 3 ? Actor::bot : Actor::person;
        const std::string text = n % 3 == 2 ? "." : one.any_play();
        RC_ASSERT(one.play(seat, text, by) == other.play(seat, text, by));
    }
    for (int s = 0; s < 3; ++s) {
        RC_ASSERT(*one.table.view(Seat::at(s)) == *other.table.view(Seat::at(s)));
        RC_ASSERT(one.table.knowledge(Seat::at(s)).events == other.table.knowledge(Seat::at(s)).events);
    }
}

}  // namespace
}  // namespace tenback::testing
