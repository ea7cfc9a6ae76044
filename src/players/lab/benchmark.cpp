#include "lab/benchmark.hpp"

#include <algorithm>
#include <array>

#include "notation/variant.hpp"

namespace tenback::lab {
namespace {

constexpr std::array tracks{
    Track{"solo", "classic players=1", Company::itself, false, "The Game alone"},
    Track{"solo-fire", "classic players=1 fire=true", Company::itself, false, "On Fire, alone"},
    Track{"classic-2", "classic players=2", Company::itself, false, "The Game, two players, silent"},
    Track{"classic-3", "classic players=3", Company::itself, false, "The Game, three players, silent"},
    Track{"classic-5", "classic players=5", Company::itself, false, "The Game, five players, silent"},
    Track{"classic-3-talk", "classic players=3", Company::itself, true, "The Game, three players, with talk"},
    Track{"fire-3", "classic players=3 fire=true", Company::itself, false, "On Fire, three players, silent"},
    Track{"hard-3", "classic players=3 minimum=3 hand=5", Company::itself, false, "three a turn and a smaller hand"},
    Track{"quick-2-talk", "quick players=2", Company::itself, true, "Quick & Easy, two players, with talk"},
    Track{"quick-3", "quick players=3", Company::itself, false, "Quick & Easy, three players, silent"},
    Track{"quick-4-talk", "quick players=4", Company::itself, true, "Quick & Easy, four players, with talk"},
    Track{"quick-3-pro", "quick players=3 pro=true", Company::itself, true, "professional, three players, with talk"},
    Track{"cross-classic-3", "classic players=3", Company::others, false, "The Game with partners never met"},
    Track{"cross-quick-3-talk", "quick players=3", Company::others, true, "Quick & Easy with partners never met, with talk"},
    Track{"face", "face players=2", Company::opponent, false, "Face to Face, against adept, from both seats in turn"},
};

/// Of ours, from weak to strong.
constexpr std::array<std::string_view, 4> partners{"beginner", "greedy", "planner", "adept"};

}  // namespace

Rules Track::rules() const { return *parse_variant(variant); }

std::span<const Track> benchmark_tracks() { return tracks; }

const Track* find_track(std::string_view name) {
    const auto* found = std::ranges::find(tracks, name, &Track::name);
    return found == tracks.end() ? nullptr : found;
}

std::vector<std::string_view> line_up(const Track& track, std::uint64_t game) {
    const std::size_t players = track.rules().players;
    if (track.company == Company::itself) return std::vector<std::string_view>(players);
    const std::string_view other = track.company == Company::opponent ? "adept" : partners[game / players % partners.size()];
    std::vector<std::string_view> seats(players, other);
    seats[game % players] = {};
    return seats;
}

}  // namespace tenback::lab
