#include "cli/line_up.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "bots/registry.hpp"

namespace tenback::cli {
namespace {

/// With its version, if it is one of ours as it ships.
std::string player(const std::string& name) { return bots::find_bot(name) != nullptr ? bots::player_of(name) : name; }

bots::Effort effort_of(const BotOptions& options, const std::string& name, const Rules& rules) {
    const lab::Contestant contestant = options.contestant(name, rules);
    return contestant.effort.value_or(contestant.bot->usual_effort(rules));
}

}  // namespace

std::string described(const BotOptions& options, const std::string& name, const Rules& rules) {
    if (options.milliseconds) return fmt::format("{}, {} ms a turn", player(name), *options.milliseconds);
    const bots::Effort effort = effort_of(options, name, rules);
    return effort.roll_outs == 0 ? player(name) : fmt::format("{}, {} roll-outs a turn", player(name), effort.roll_outs);
}

boost::json::array seats_json(const BotOptions& options, const std::vector<std::string>& names, const Rules& rules) {
    boost::json::array seats;
    for (std::size_t s = 0; s < rules.players; ++s) {
        const std::string& name = names[s % names.size()];
        boost::json::object seat{{"bot", name}};
        if (bots::find_bot(name) != nullptr) seat["player"] = bots::player_of(name);
        if (options.milliseconds) seat["milliseconds"] = *options.milliseconds;
        if (const bots::Effort effort = effort_of(options, name, rules); !options.milliseconds && effort.roll_outs != 0)
            seat["effort"] = effort.roll_outs;
        seats.push_back(seat);
    }
    return seats;
}

}  // namespace tenback::cli
