#include "bots/thumb.hpp"

#include <utility>

namespace tenback {
namespace {

/// Each row is made ready when it is first asked for.
template <Purpose purpose, std::size_t row>
const Potential& shipped_potential() {
    static const Potential potential(classic_weights(purpose, row));
    return potential;
}

template <Purpose purpose, std::size_t... row>
const Potential& shipped_potential(std::size_t wanted, std::index_sequence<row...> /*all*/) {
    static constexpr std::array rows{&shipped_potential<purpose, row>...};
    return rows[wanted]();
}

const Potential& shipped_potential(const Rules& rules, Purpose purpose) {
    constexpr auto all = std::make_index_sequence<classic_rows>();
    return purpose == Purpose::play ? shipped_potential<Purpose::play>(classic_row(rules), all)
                                    : shipped_potential<Purpose::search>(classic_row(rules), all);
}

}  // namespace

Thumb shipped_thumb(const Rules& rules, Purpose purpose) {
    Thumb thumb;
    switch (rules.game) {
        case GameKind::classic: thumb.classic = &shipped_potential(rules, purpose); break;
        case GameKind::quick: thumb.quick = &quick_weights(purpose, rules); break;
        case GameKind::face: thumb.face = &face_weights(purpose); break;
    }
    return thumb;
}

}  // namespace tenback
