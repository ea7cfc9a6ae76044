#include "table/statistics.hpp"

#include <algorithm>

namespace tenback::table {
namespace {

PlayedVariant variant_of(const Rules& rules) {
    PlayedVariant variant{rules.game};
    for (const Option& option : options_of(rules.game))
        if (rules.is_chosen(option)) variant.chosen.flip(option);
    return variant;
}

enum class Outcome : std::uint8_t { won, lost, neither };

Outcome outcome_of(const PublicTable& table, std::ptrdiff_t people) {
    if (!table.game->winner) return table.game->status == Status::won ? Outcome::won : Outcome::lost;
    if (people == 2) return Outcome::neither;
    const auto winner = static_cast<std::size_t>(table.game->winner->index());
    return table.seats[winner].is_person() ? Outcome::won : Outcome::lost;
}

/// Together in hands and draw pile; against each other those of the one person.
std::optional<int> own_cards_left(const Table& finished, std::ptrdiff_t people) {
    const Rules& rules = finished.rules();
    const State& state = finished.round()->state();
    if (rules.cooperative()) return cards_left(rules, state);
    if (people > 1) return std::nullopt;
    const auto you = static_cast<std::size_t>(finished.seat(Seat::at(0)).is_person() ? 0 : 1);
    return state.hands[you].size() + state.draw[you].size();
}

VariantStatistics& of(std::vector<VariantStatistics>& all, const PlayedVariant& variant) {
    const auto found = std::ranges::find(all, variant, &VariantStatistics::variant);
    if (found != all.end()) return *found;
    all.push_back({.variant = variant, .left = {}});
    return all.back();
}

void count_left(VariantStatistics& sum, int left) {
    const auto place = static_cast<std::size_t>(left);
    if (sum.left.size() <= place) sum.left.resize(place + 1);
    ++sum.left[place];
}

}  // namespace

void count(std::vector<VariantStatistics>& all, const Table& finished) {
    const PublicTable table = finished.public_table();
    const auto people = std::ranges::count_if(table.seats, [](const SeatInfo& seat) { return seat.is_person(); });
    if (people == 0) return;
    VariantStatistics& sum = of(all, variant_of(table.options.rules));
    ++sum.games;
    if (table.take_backs > 0) ++sum.with_take_backs;
    if (const auto left = own_cards_left(finished, people)) count_left(sum, *left);
    switch (outcome_of(table, people)) {
        case Outcome::neither: ++sum.between_people; return;
        case Outcome::lost: sum.streak = 0; return;
        case Outcome::won: ++sum.wins; sum.longest_streak = std::max(sum.longest_streak, ++sum.streak);
    }
}

}  // namespace tenback::table
