#include "positions.hpp"

#include "bots/registry.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {

using namespace bots;

std::vector<Rules> all_variants() {
    std::vector<Rules> all;
    for (int players = 1; players <= 5; ++players)
        for (const bool fire : {false, true})
            for (const int minimum : {2, 3})
                for (const int less : {0, 1}) {
                    const Options options{.fire = fire,
                                          .minimum = static_cast<std::uint8_t>(minimum),
                                          .hand = static_cast<std::uint8_t>(classic_hand(players) - less)};
                    all.push_back(*make_rules(GameKind::classic, players, options).rules);
                }
    for (int players = 2; players <= 5; ++players)
        for (const bool pro : {false, true}) all.push_back(*make_rules(GameKind::quick, players, {.pro = pro}).rules);
    all.push_back(*make_rules(GameKind::face, 2).rules);
    return all;
}

std::string name_of(const Rules& rules) { return text_of(rules); }

World random_position(const Rules& rules, std::uint64_t seed) {
    Random words(seed);
    static const auto random = find_bot("random")->make();
    static const auto greedy = find_bot("greedy")->make();
    for (;;) {
        World world = deal(rules, shuffled_deck(rules, words));
        State& state = world.state;
        begin(rules, state, Seat::at(static_cast<int>(below(rules.players, words))));
        const std::uint32_t cards = below(static_cast<std::uint32_t>(rules.deck_size * rules.decks), words);
        for (std::uint32_t laid = 0; laid < cards && state.status == Status::playing;) {
            const Bot& bot = below(8, words) == 0 ? *random : *greedy;
            const Plan plan = choice_of(bot, rules, state, words(), {}).plan;
            const auto turn = state.turn_number;
            for (int n = 0; laid < cards && state.status == Status::playing && state.turn_number == turn; ++n, ++laid) {
                Talk silence;
                act(rules, world, silence, state.turn.seat, action_of(plan, n));
            }
        }
        if (state.status == Status::playing) return world;
    }
}

World with_other_secrets(const Rules& rules, const World& world, std::uint64_t seed) {
    Random words(seed);
    const State& state = world.state;
    World other = world;
    for (int side = 0; side < rules.decks; ++side) {
        std::vector<Card> hidden;
        const auto unseen_hand = [&](int seat) {
            return seat != state.turn.seat.index() && (rules.cooperative() || seat == side);
        };
        for (int seat = 0; seat < rules.players; ++seat)
            if (unseen_hand(seat)) hidden.insert(hidden.end(), state.hands[seat].begin(), state.hands[seat].end());
        for (int n = state.draw[side].next; n < state.draw[side].end; ++n) hidden.push_back(world.deck[n]);
        shuffle(std::span(hidden), words);
        auto next = hidden.begin();
        for (int seat = 0; seat < rules.players; ++seat) {
            if (!unseen_hand(seat)) continue;
            other.state.hands[seat] = {};
            for (int n = state.hands[seat].size(); n > 0; --n) other.state.hands[seat].insert(*next++);
        }
        for (int n = state.draw[side].next; n < state.draw[side].end; ++n) other.deck[n] = *next++;
    }
    return other;
}

Choice choice_of(const Bot& bot, const Rules& rules, const State& state, std::uint64_t seed, Effort effort) {
    const View view = view_of(rules, state, {}, state.turn.seat);
    return decide(*bot.think({rules, view, {}}, seed, effort));
}

bool completes_turn(const Rules& rules, World world, const Plan& plan) {
    const State& state = world.state;
    Talk silence;
    const Seat seat = state.turn.seat;
    for (int n = 0; n <= plan.size(); ++n) {
        if (state.status != Status::playing) return n == plan.size();
        if (act(rules, world, silence, seat, action_of(plan, n))) return false;
    }
    return true;
}

bool loses_at_once(const Rules& rules, State state, const Plan& plan) {
    for (const Play play : plan) lay(rules, state, play);
    return state.status != Status::playing && state.reason == Reason::stuck;
}

}  // namespace tenback::testing
