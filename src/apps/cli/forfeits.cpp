#include "cli/forfeits.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/command.hpp"
#include "lab/series.hpp"

namespace tenback::cli {

void Forfeits::print() const {
    for (const auto& [game, bot, forfeit] : all_)
        fmt::print(stderr, "tenback: game {} (deal {}): seat {} forfeits ({}), {}: {}\n", game + 1,
                   lab::game_seed(seed_, game), forfeit.seat.number(), bot, code_of(forfeit.foul.kind),
                   forfeit.foul.message);
    if (too_many()) fmt::print(stderr, "tenback: gave up after {} forfeited games (--forfeits)\n", all_.size());
}

boost::json::array Forfeits::json() const {
    boost::json::array list;
    for (const auto& [game, bot, forfeit] : all_) {
        boost::json::object one{{"game", game + 1}, {"deal", lab::game_seed(seed_, game)}, {"bot", bot}};
        for (const auto& member : forfeit_json(forfeit)) one.insert(member);
        list.push_back(std::move(one));
    }
    return list;
}

int Forfeits::exit_code() const { return all_.empty() ? exit_ok : exit_bad_data; }

boost::json::object forfeit_json(const lab::Forfeit& forfeit) {
    return {{"seat", forfeit.seat.number()}, {"foul", code_of(forfeit.foul.kind)}, {"message", forfeit.foul.message}};
}

}  // namespace tenback::cli
