// Face to Face after a turn, as the network that judges it is told (`tenback train face --net`).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bots/value_net.hpp"

namespace tenback::bots {

/// Down piles are mirrored, so that every pile climbs from 1 to 60.
constexpr int face_mirrored(int position) { return 61 - position; }

/// What a seat knows when its cards are laid and none are drawn yet.
struct FaceAfter {
    struct Side {
        std::array<int, 2> tops;  // by direction; positions
        std::uint64_t unlaid;     // cards in hand and draw pile
        int held;                 // how many are in hand once the seat has drawn
        int draw;                 // how many are in the draw pile then
    };
    Side own;
    Side theirs;
    std::uint64_t hand;  // what is left of the own one
};

/// The inputs of the network that are on; each says one thing about a position.
class FaceInputs {
  public:
    explicit FaceInputs(const FaceAfter& after);
    [[nodiscard]] const std::uint16_t* begin() const { return on_.data(); }
    [[nodiscard]] const std::uint16_t* end() const { return on_.data() + count_; }

  private:
    void add(int input) { on_[count_++] = static_cast<std::uint16_t>(input); }
    void add_cards(int block, std::uint64_t cards, const std::array<int, 2>& tops);
    void add_gifts(int block, std::uint64_t cards, const std::array<int, 2>& tops);
    void add_side(int side, const FaceAfter::Side& about);

    std::array<std::uint16_t, 512> on_;  // at most five for each of 116 cards, fewer for those in the own draw pile
    std::size_t count_ = 0;
};

inline constexpr NetKind face_net_kind{"face inputs-1", 1319, 64, 16, 1};

/// The seat's chance to win, by a network of Face to Face.
float face_chance(const ValueNet& net, const FaceAfter& after);

/// The one that the expert plays with; nullptr where it is not here (yet).
const ValueNet* shipped_face_net();
/// The page's module is given it. False if this is no such file.
bool take_face_net(std::string_view file);

}  // namespace tenback::bots
