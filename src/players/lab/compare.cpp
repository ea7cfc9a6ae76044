#include "lab/compare.hpp"

#include "lab/parallel.hpp"

namespace tenback::lab {
namespace {

constexpr std::uint64_t fewest_deals = 100;  // before that the spread is not known well enough

struct Pair {
    MatchResult one;    // cooperative: the whole table; Face to Face: `one` in seat 1
    MatchResult other;  // Face to Face: `one` in seat 2
};

std::optional<Pair> play_pair(const Comparison& c, std::uint64_t deal, const std::atomic<bool>& stop) {
    const bool together = c.rules.cooperative();
    const auto play = [&](const std::vector<Contestant>& bots) {
        return play_match({c.rules, seated(c.rules, bots), game_seed(c.seed, deal), std::nullopt, c.talk}, stop);
    };
    auto first = play(together ? std::vector{c.one} : std::vector{c.one, c.other});
    if (!first) return std::nullopt;
    auto second = play(together ? std::vector{c.other} : std::vector{c.other, c.one});
    if (!second) return std::nullopt;
    return Pair{std::move(*first), std::move(*second)};
}

void add_face(Compared& so_far, const Pair& pair) {
    const int wins = (pair.one.winner() == Seat::number(1) ? 1 : 0) + (pair.other.winner() == Seat::number(2) ? 1 : 0);
    so_far.one_won += static_cast<std::uint64_t>(wins);
    so_far.other_won += static_cast<std::uint64_t>(2 - wins);
    so_far.difference.add(wins - 1);
}

void add_cooperative(Compared& so_far, const Pair& pair) {
    const auto won = [](const MatchResult& r) { return r.won() ? 1 : 0; };
    const auto left = [](const MatchResult& r) { return cards_left(r.game.rules(), r.game.state()); };
    so_far.one_won += static_cast<std::uint64_t>(won(pair.one));
    so_far.other_won += static_cast<std::uint64_t>(won(pair.other));
    so_far.difference.add(won(pair.one) - won(pair.other));
    so_far.left_difference.add(left(pair.one) - left(pair.other));
}

void add_forfeits(Compared& so_far, const Pair& pair, std::uint64_t deal, bool together) {
    if (const auto& forfeit = pair.one.forfeit)
        so_far.forfeits.push_back({deal, together || forfeit->seat == Seat::number(1), *forfeit});
    if (const auto& forfeit = pair.other.forfeit)
        so_far.forfeits.push_back({deal, !together && forfeit->seat == Seat::number(2), *forfeit});
}

}  // namespace

Compared::Verdict Compared::verdict(double enough) const {
    if (deals < fewest_deals) return Compared::Verdict::open;
    const Interval interval = anytime_interval(difference);
    if (interval.low > 0) return Compared::Verdict::one_is_better;
    if (interval.high < 0) return Compared::Verdict::other_is_better;
    return interval.low > -enough && interval.high < enough ? Compared::Verdict::no_difference : Compared::Verdict::open;
}

Compared compare(const Comparison& comparison, std::atomic<bool>& stop,
                 const std::function<bool(const Compared&)>& on_deal) {
    Compared so_far;
    in_parallel(
        comparison.most_games, comparison.threads, stop,
        [&](std::uint64_t deal) { return play_pair(comparison, deal, stop); },
        [&](std::uint64_t deal, const Pair& pair) {
            ++so_far.deals;
            so_far.one.add(pair.one);
            so_far.other.add(pair.other);
            add_forfeits(so_far, pair, deal, comparison.rules.cooperative());
            comparison.rules.cooperative() ? add_cooperative(so_far, pair) : add_face(so_far, pair);
            return on_deal(so_far) && so_far.verdict(comparison.enough) == Compared::Verdict::open;
        });
    return so_far;
}

}  // namespace tenback::lab
