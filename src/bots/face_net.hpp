// What Face to Face is worth after a turn: a small network that learned it from games against itself
// (`tenback train face --net`).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tenback {

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

/// The network's numbers. Sums are taken in one order and without contraction, so that every compiler and WebAssembly judge
/// alike.
struct FaceNet {
    static constexpr int inputs = 1319;
    static constexpr int hidden = 64;
    static constexpr int second = 16;

    std::array<std::array<float, hidden>, inputs> from_input;
    std::array<float, hidden> hidden_bias;
    std::array<std::array<float, second>, hidden> from_hidden;
    std::array<float, second> second_bias;
    std::array<float, second> from_second;
    std::array<float, inputs> direct;  // from an input straight to the end
    float bias;

    /// What a run leaves behind, for the learner.
    struct Trace {
        std::array<float, hidden> hidden_on;
        std::array<float, second> second_on;
    };
    /// The logarithm of the odds to win.
    float run(const FaceInputs& on, Trace& trace) const;
    /// The seat's chance to win.
    [[nodiscard]] float chance(const FaceAfter& after) const;
};

/// A file: a line that says how the network was made, its numbers in 16 bits each, and a fingerprint of all that.
std::string face_net_file(const FaceNet& net, std::string_view how);
/// Nothing if the bytes are no such file, or a damaged one.
std::unique_ptr<FaceNet> read_face_net(std::string_view file);

/// The one that the expert plays with; nullptr where it is not here (yet).
const FaceNet* shipped_face_net();
/// The page's module is given it. False if this is no such file.
bool take_face_net(std::string_view file);

}  // namespace tenback
