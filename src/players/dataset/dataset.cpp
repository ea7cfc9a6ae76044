#include "dataset/dataset.hpp"

#include <fmt/format.h>

#include "batch/action_code.hpp"
#include "dataset/npz.hpp"

namespace tenback::dataset {
namespace {

constexpr std::string_view observation_type =
    "[('hand', '<u8', (2,)), ('laid', '<u8', (2, 2)), ('tops', '|u1', (4,)), ('counts', '|u1', (5,)), ('draw', '|u1', "
    "(2,)), "
    "('you', '|u1'), ('seat', '|u1'), ('played', '|u1'), ('required', '|u1'), ('given', '|u1'), ('due', '|u1'), "
    "('burning', '|u1'), ('speaking', '|u1'), ('', '|V1'), ('turn', '<u2'), ('', '|V2')]";
static_assert(offsetof(batch::Observation, turn) == 68 && sizeof(batch::Observation) == 72);

template <class Item>
void add_list(NpzWriter& archive, std::string_view name, std::string_view dtype, const std::vector<Item>& items) {
    archive.add(name, dtype, fmt::format("({},)", items.size()), std::as_bytes(std::span(items)));
}

bool won_by(const lab::MatchResult& result, Seat seat) {
    return result.game.rules().cooperative() ? result.won() : result.winner() == seat;
}

}  // namespace

void Dataset::add(const lab::MatchResult& result, std::uint64_t seed) {
    const auto left = static_cast<std::uint8_t>(cards_left(result.game.rules(), result.game.state()));
    for (const lab::Weighed& weighed : result.weighed) {
        observations_.push_back(batch::observe(weighed.view));
        first_turns_.push_back(static_cast<std::int64_t>(values_.size()));
        for (const bots::Choice& turn : weighed.turns) {
            Codes& codes = plays_.emplace_back();
            codes.fill(-1);
            for (int n = 0; n < turn.plan.size(); ++n)
                codes[static_cast<std::size_t>(n)] = static_cast<std::int16_t>(batch::encode(turn.plan[n]));
            values_.push_back(static_cast<float>(turn.estimate));
            roll_outs_.push_back(turn.roll_outs);
        }
        won_.push_back(won_by(result, weighed.view.you) ? 1 : 0);
        left_.push_back(left);
        seeds_.push_back(seed);
    }
}

std::uint64_t Dataset::bytes() const {
    constexpr std::size_t position = sizeof(batch::Observation) + sizeof(std::int64_t) + sizeof(std::uint64_t) + 2;
    constexpr std::size_t turn = sizeof(Codes) + sizeof(float) + sizeof(std::uint32_t);
    return positions() * position + turns() * turn;
}

void Dataset::write(std::ostream& out) const {
    NpzWriter archive(out);
    add_list(archive, "observation", observation_type, observations_);
    std::vector<std::int64_t> first = first_turns_;
    first.push_back(static_cast<std::int64_t>(turns()));
    add_list(archive, "first_turn", "'<i8'", first);
    archive.add("plays", "'<i2'", fmt::format("({}, {})", turns(), bots::Plan::longest), std::as_bytes(std::span(plays_)));
    add_list(archive, "value", "'<f4'", values_);
    add_list(archive, "roll_outs", "'<u4'", roll_outs_);
    add_list(archive, "won", "'|u1'", won_);
    add_list(archive, "left", "'|u1'", left_);
    add_list(archive, "seed", "'<u8'", seeds_);
    archive.finish();
}

}  // namespace tenback::dataset
