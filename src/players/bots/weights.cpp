#include "bots/weights.hpp"

#include <bit>

#include "bots/face_net.hpp"
#include "bots/fingerprint.hpp"

namespace tenback::bots {
namespace {

// clang-format off
constexpr std::array<ClassicWeights, classic_rows> classic_learned_rows{{
#include "bots/trained/classic.inc"
}};
constexpr std::array<ClassicWeights, classic_rows> classic_published{{
#include "bots/trained/classic_search.inc"
}};
constexpr std::array<QuickWeights, rows_of(GameKind::quick)> quick_learned_rows{{
#include "bots/trained/quick.inc"
}};
constexpr std::array<QuickWeights, rows_of(GameKind::quick)> quick_published{{
#include "bots/trained/quick_search.inc"
}};
constexpr std::array<FaceWeights, rows_of(GameKind::face)> face_learned_rows{{
#include "bots/trained/face.inc"
}};
constexpr std::array<FaceWeights, rows_of(GameKind::face)> face_published{{
#include "bots/trained/face_published.inc"
}};
// clang-format on

#ifdef TENBACK_LEARNED_APART
constexpr bool apart = true;
#else
constexpr bool apart = false;
#endif

/// Learned rows of a game. Where they come apart, the compiler reads them for their fingerprint and leaves them out.
template <const auto& rows>
class Learned {
  public:
    [[nodiscard]] bool here() const { return here_; }
    const auto& operator[](std::size_t row) const { return table_[row]; }

    bool take(std::string_view bytes) {
        Memory memory{};
        if (bytes.copy(memory.data(), memory.size()) != bytes.size() || fingerprint(memory) != ours) return false;
        table_ = std::bit_cast<Table>(memory);
        here_ = true;
        return true;
    }

  private:
    using Table = std::remove_cvref_t<decltype(rows)>;
    using Memory = std::array<char, sizeof(Table)>;
    static constexpr std::uint64_t ours = fingerprint(std::bit_cast<Memory>(rows));

    Table table_ = apart ? Table{} : rows;
    bool here_ = !apart;
};

// NOLINTBEGIN: changed by take_learned alone
constinit Learned<classic_learned_rows> classic_learned;
constinit Learned<quick_learned_rows> quick_learned;
constinit Learned<face_learned_rows> face_learned;
// NOLINTEND

bool is_here(GameKind game) {
    switch (game) {
        case GameKind::classic: return classic_learned.here();
        case GameKind::quick: return quick_learned.here();
        case GameKind::face: return face_learned.here();
    }
    return false;
}

bool learned_serve(Purpose purpose, GameKind game) { return purpose == Purpose::play || game == GameKind::face; }

}  // namespace

Rows rows_for(Purpose purpose, GameKind game) {
    return learned_serve(purpose, game) && is_here(game) ? Rows::learned : Rows::published;
}

bool lacks_learned(Purpose purpose, GameKind game) { return learned_serve(purpose, game) && !is_here(game); }

#ifdef TENBACK_LEARNED_APART
bool take_learned(std::string_view bytes) {
    constexpr std::size_t face_row = sizeof face_learned_rows;  // the expert's network comes after it
    return classic_learned.take(bytes) || quick_learned.take(bytes) ||
           (bytes.size() > face_row && take_face_net(bytes.substr(face_row)) &&
            face_learned.take(bytes.substr(0, face_row)));
}
#endif

std::size_t row_of(const Rules& rules) {
    std::size_t variant = 0;
    for (const Option& option : options_of(rules.game))
        if (option.has_weights) variant = 2 * variant + (rules.is_chosen(option) ? 1 : 0);
    const auto [fewest, most] = players_of(rules.game);
    return variant * static_cast<std::size_t>(most - fewest + 1) + static_cast<std::size_t>(rules.players - fewest);
}

const ClassicWeights& classic_weights(Rows rows, std::size_t row) {
    return rows == Rows::learned ? classic_learned[row] : classic_published[row];
}

const QuickWeights& quick_weights(Rows rows, const Rules& rules) {
    const std::size_t row = row_of(rules);
    return rows == Rows::learned ? quick_learned[row] : quick_published[row];
}

const FaceWeights& face_weights(Rows rows) { return rows == Rows::learned ? face_learned[0] : face_published[0]; }

}  // namespace tenback::bots
