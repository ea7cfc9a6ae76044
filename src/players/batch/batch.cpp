#include "batch/batch.hpp"

#include <bit>
#include <cstring>

#include "batch/in_pieces.hpp"

namespace tenback::batch {
namespace {

/// The bits of every byte as bytes.
constexpr std::array<std::uint64_t, 256> spread_bytes = [] {
    std::array<std::uint64_t, 256> table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0; bit < 8; ++bit) table[byte] |= (byte >> bit & 1) << (8 * bit);
    return table;
}();

void write_bytes(const Mask& mask, std::span<std::uint8_t> row) {
    for (std::size_t bit = 0; bit < row.size(); bit += 8) {
        const std::uint64_t bytes = spread_bytes[mask[bit / 64] >> (bit % 64) & 0xFF];
        std::memcpy(row.data() + bit, &bytes, std::min<std::size_t>(8, row.size() - bit));
    }
}

ActionCode random_action(const Mask& mask, Random& words) {
    std::array<int, std::tuple_size_v<Mask>> before{};  // how many actions stand in the words before
    int total = 0;
    for (std::size_t word = 0; word < mask.size(); ++word) {
        before[word] = total;
        total += std::popcount(mask[word]);
    }
    if (total == 0) return -1;
    const int chosen = static_cast<int>(below(static_cast<std::uint32_t>(total), words));
    // By selection, since what is chosen cannot be predicted.
    std::size_t word = 0;
    for (std::size_t later = 1; later < mask.size(); ++later) word = chosen >= before[later] ? later : word;
    return static_cast<ActionCode>(word * 64) + nth_bit(mask[word], chosen - before[word]);
}

}  // namespace

Batch::Batch(const BatchSettings& settings)
    : settings_(settings),
      feature_list_(settings.common.rules, settings.common.talk),
      slots_(settings.games),
      chances_(settings.games, Random(0)),
      observations_(settings.games),
      masks_(settings.games),
      seats_(settings.games),
      rewards_(settings.games * settings.common.rules.players),
      done_(settings.games),
      left_(settings.games),
      deals_(settings.games),
      talks_(settings.common.talk ? settings.games : 0),
      bytes_(settings.bytes ? settings.games * byte_actions() : 0),
      features_(settings.features ? settings.games * feature_list_.size() : 0) {
    reset(settings.seed);
}

void Batch::reset(std::uint64_t seed) {
    settings_.seed = seed;
    std::fill(rewards_.begin(), rewards_.end(), 0.0F);
    std::fill(done_.begin(), done_.end(), std::uint8_t{0});
    std::fill(left_.begin(), left_.end(), std::uint8_t{0});
    in_pieces(settings_.games, settings_.threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t game = from; game < to; ++game) {
            deals_[game] = (seed + game) % seed_limit;
            chances_[game] = Random(~deals_[game] * 0x9E3779B97F4A7C15U);
            deal(game);
            publish(game);
        }
    });
}

std::optional<Refused> Batch::step(std::span<const ActionCode> codes) {
    for (std::size_t game = 0; game < settings_.games; ++game)
        if (!allowed(game, codes[game])) return Refused{game, codes[game]};
    in_pieces(settings_.games, settings_.threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t game = from; game < to; ++game) step(game, codes[game]);
    });
    return std::nullopt;
}

void Batch::sample(std::span<ActionCode> codes) {
    in_pieces(settings_.games, settings_.threads, [&](std::size_t from, std::size_t to) {
        for (std::size_t game = from; game < to; ++game) codes[game] = random_action(masks_[game], chances_[game]);
    });
}

bool Batch::allowed(std::size_t game, ActionCode code) const { return holds(masks_[game], code) || slots_[game].over(); }

/// A deal that the bots end before any seat is asked is passed over.
void Batch::deal(std::size_t game) {
    slots_[game].deal(settings_.common, deals_[game]);
    while (slots_[game].over()) deal_next(game);
}

void Batch::deal_next(std::size_t game) {
    deals_[game] = (deals_[game] + settings_.games) % seed_limit;
    slots_[game].deal(settings_.common, deals_[game]);
}

void Batch::step(std::size_t game, ActionCode code) {
    Slot& slot = slots_[game];
    const std::span rewards = rewards_of(game);
    std::fill(rewards.begin(), rewards.end(), 0.0F);
    done_[game] = 0;
    if (slot.over()) return;
    const int left_before = slot.state().turn.left;
    slot.act(settings_.common, code);
    pay(rewards, left_before, slot.state());
    if (slot.over()) {
        done_[game] = 1;
        left_[game] = static_cast<std::uint8_t>(cards_left(settings_.common.rules, slot.state()));
        if (settings_.redeal) do
                deal_next(game);
            while (slot.over());
    }
    publish(game);
}

void Batch::pay(std::span<float> rewards, int left_before, const State& state) const {
    const Rules& rules = settings_.common.rules;
    if (settings_.reward == Reward::cards) {
        const int laid = left_before - state.turn.left;
        std::fill(rewards.begin(), rewards.end(), static_cast<float>(laid) / static_cast<float>(rules.deck_size));
    } else if (rules.cooperative()) {
        if (state.status == Status::won) std::fill(rewards.begin(), rewards.end(), 1.0F);
    } else if (state.winner) {
        std::fill(rewards.begin(), rewards.end(), -1.0F);
        rewards[static_cast<std::size_t>(state.winner->index())] = 1.0F;
    }
}

std::span<float> Batch::rewards_of(std::size_t game) {
    const std::size_t seats = settings_.common.rules.players;
    return std::span(rewards_).subspan(game * seats, seats);
}

void Batch::publish(std::size_t game) {
    const Rules& rules = settings_.common.rules;
    const Slot& slot = slots_[game];
    const Seat asked = slot.asked();
    masks_[game] = slot.mask(settings_.common);
    observations_[game] = observe(rules, slot.state(), asked, slot.speaking());
    seats_[game] = static_cast<std::uint8_t>(asked.number());
    if (!talks_.empty()) talks_[game] = slot.talk();
    if (!bytes_.empty()) write_bytes(masks_[game], std::span(bytes_).subspan(game * byte_actions(), byte_actions()));
    if (!features_.empty())
        feature_list_.write(observations_[game], slot.talk(),
                            std::span(features_).subspan(game * feature_list_.size(), feature_list_.size()));
}

}  // namespace tenback::batch
