#include "host/statistics.hpp"

#include <algorithm>
#include <ranges>

#include "table/log.hpp"

namespace tenback {
namespace {

PlayedVariant variant_of(const Rules& rules) {
    const bool classic = rules.game == GameKind::classic;
    return {.game = rules.game,
            .fire = classic && rules.options.fire,
            .expert = classic && rules.options.minimum == 3,
            .smaller_hand = classic && rules.hand_size != classic_hand(rules.players),
            .pro = rules.game == GameKind::quick && rules.options.pro};
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

class Sum {
  public:
    void add(const Table& finished) {
        const PublicTable table = finished.public_table();
        const auto people = std::ranges::count_if(table.seats, [](const SeatInfo& seat) { return seat.is_person(); });
        if (people == 0) return;
        VariantStatistics& all = of(variant_of(table.options.rules));
        ++all.games;
        if (table.take_backs > 0) ++all.with_take_backs;
        if (const auto left = own_cards_left(finished, people)) count_left(all, *left);
        switch (outcome_of(table, people)) {
            case Outcome::neither: ++all.between_people; return;
            case Outcome::lost: all.streak = 0; return;
            case Outcome::won: ++all.wins; all.longest_streak = std::max(all.longest_streak, ++all.streak);
        }
    }

    std::vector<VariantStatistics> result;

  private:
    VariantStatistics& of(const PlayedVariant& variant) {
        const auto found = std::ranges::find(result, variant, &VariantStatistics::variant);
        if (found != result.end()) return *found;
        result.push_back({.variant = variant, .left = {}});
        return result.back();
    }
    static void count_left(VariantStatistics& all, int left) {
        const auto place = static_cast<std::size_t>(left);
        if (all.left.size() <= place) all.left.resize(place + 1);
        ++all.left[place];
    }
};

}  // namespace

StoreResult<std::vector<VariantStatistics>> statistics(Store& store) {
    const auto tables = store.tables();
    if (!tables) return tables.error();
    Sum sum;
    for (const StoredTable& stored : std::views::reverse(*tables)) {
        const auto log = store.read(stored.id, 1);
        if (!log) return log.error();
        static_cast<void>(read_log(*log, [&](const Table& now, std::span<const Happening> happenings) {
            if (ends_round(happenings)) sum.add(now);
        }));
    }
    return sum.result;
}

}  // namespace tenback
