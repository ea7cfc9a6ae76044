#include "engine/perft.hpp"

namespace tenback {
namespace {

class Hash {  // FNV-1a
  public:
    void add(std::uint64_t word) {
        for (int i = 0; i < 8; ++i, word >>= 8) value_ = (value_ ^ (word & 0xFF)) * 0x100000001B3U;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325U;
};

void add(Hash& hash, const State& state) {
    for (const CardSet& hand : state.hands) {
        hash.add(hand.low());
        hash.add(hand.high());
    }
    for (const Card top : state.turn.tops) hash.add(static_cast<std::uint64_t>(top.index()));
    for (const int number :
         {state.turn.seat.index(), int{state.turn.played}, int{state.turn.required}, int{state.turn.given},
          int{state.turn.left}, int{state.turn_number}, static_cast<int>(state.turn.burning.bits()),
          static_cast<int>(state.turn.due.bits()), static_cast<int>(state.status), static_cast<int>(state.reason),
          state.winner ? state.winner->number() : 0})
        hash.add(static_cast<std::uint64_t>(number));
}

std::uint64_t perft(const Rules& rules, const Deck& deck, const State& state, int depth) {
    if (depth == 0) return 1;
    if (state.status != Status::playing) return 0;
    const Legal options = legal(rules, state.turn, state.hand_to_move());
    if (depth == 1) return static_cast<std::uint64_t>(options.count());
    std::uint64_t sequences = 0;
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) {
            State after = state;
            lay(rules, after, {card, pile});
            sequences += perft(rules, deck, after, depth - 1);
        }
    if (options.may_end) {
        State after = state;
        end_turn(rules, deck, after);
        sequences += perft(rules, deck, after, depth - 1);
    }
    return sequences;
}

}  // namespace

std::uint64_t perft(const Rules& rules, const World& world, int depth) {
    return perft(rules, world.deck, world.state, depth);
}

std::uint64_t fingerprint(const State& state) {
    Hash hash;
    add(hash, state);
    return hash.value();
}

std::uint64_t signature(const Rules& rules, std::uint64_t seed, int games) {
    Hash hash;
    for (int game = 0; game < games; ++game) {
        Random words(seed + static_cast<std::uint64_t>(game));
        World world = deal(rules, shuffled_deck(rules, words));
        State& state = world.state;
        begin(rules, state, Seat::at(static_cast<int>(below(rules.players, words))));
        add(hash, state);
        while (state.status == Status::playing) {
            random_step(rules, world, words);
            add(hash, state);
        }
    }
    return hash.value();
}

}  // namespace tenback
