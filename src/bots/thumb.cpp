#include "bots/thumb.hpp"

#include <utility>

namespace tenback {
namespace {

/// Each row is made ready when it is first asked for.
template <Purpose purpose, std::size_t row>
const Potential& made_ready() {
    static const Potential potential(classic_weights(purpose, row));
    return potential;
}

template <Purpose purpose, std::size_t... row>
const Potential& one_of(std::size_t wanted, std::index_sequence<row...> /*all*/) {
    static constexpr std::array rows{&made_ready<purpose, row>...};
    return rows[wanted]();
}

const Potential& shipped_potential(const Rules& rules, Purpose purpose) {
    constexpr auto all = std::make_index_sequence<classic_rows>();
    return purpose == Purpose::play ? one_of<Purpose::play>(classic_row(rules), all)
                                    : one_of<Purpose::search>(classic_row(rules), all);
}

}  // namespace

Thumb shipped_thumb(const Rules& rules, Purpose purpose) {
    Thumb thumb;
    switch (rules.game) {
        case GameKind::classic: thumb.classic = &shipped_potential(rules, purpose); break;
        case GameKind::quick: thumb.quick = &quick_weights(purpose, rules); break;
        case GameKind::face: thumb.face = &face_weights(); break;
    }
    return thumb;
}

}  // namespace tenback
