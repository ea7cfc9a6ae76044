#include "bots/thumb.hpp"

#include <utility>

namespace tenback::bots {
namespace {

/// Each row is made ready when it is first asked for.
template <Rows rows, std::size_t row>
const Potential& made_ready() {
    static const Potential potential(classic_weights(rows, row));
    return potential;
}

template <Rows rows, std::size_t... row>
const Potential& one_of(std::size_t wanted, std::index_sequence<row...> /*all*/) {
    static constexpr std::array ready{&made_ready<rows, row>...};
    return ready[wanted]();
}

const Potential& shipped_potential(Rows rows, const Rules& rules) {
    constexpr auto all = std::make_index_sequence<classic_rows>();
    return rows == Rows::learned ? one_of<Rows::learned>(row_of(rules), all) : one_of<Rows::published>(row_of(rules), all);
}

}  // namespace

Thumb shipped_thumb(const Rules& rules, Purpose purpose) {
    const Rows rows = rows_for(purpose, rules.game);
    Thumb thumb;
    switch (rules.game) {
        case GameKind::classic: thumb.classic = &shipped_potential(rows, rules); break;
        case GameKind::quick: thumb.quick = &quick_weights(rows, rules); break;
        case GameKind::face:
            thumb.face = &face_weights(rows);
            if (purpose == Purpose::search) thumb.net = shipped_face_net();
            break;
    }
    return thumb;
}

}  // namespace tenback::bots
