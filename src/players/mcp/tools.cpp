#include "mcp/tools.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "words/phrases.hpp"
#include "words/words.hpp"

namespace tenback::mcp {
namespace {

namespace json = boost::json;
using Found = Result<json::object>;

Error no_game() { return {"there is no game yet: call new_game"}; }

/// What the seat sees now, or why nothing was done.
Found seen_unless(AgentSeat& seat, const std::optional<Error>& error) {
    if (error) return *error;
    return seat.look();
}

Result<bool> flag_in(const json::object& arguments, std::string_view key, bool usual) {
    const json::value* value = arguments.if_contains(key);
    if (value == nullptr) return usual;
    if (!value->is_bool()) return Error{fmt::format("'{}' must be true or false", key)};
    return value->get_bool();
}

Result<std::vector<Play>> plays_in(const json::object& arguments, std::string_view key, GameKind game) {
    std::vector<Play> plays;
    if (!arguments.contains(key)) return plays;
    const auto list = record::array_in(arguments, key);
    if (!list) return Error{list.reason()};
    for (const json::value& value : **list) {
        const auto play = value.is_string() ? parse_play(game, value.get_string()) : std::nullopt;
        if (!play) return Error{fmt::format("'{}' must hold plays such as \"44>U1\"", key)};
        plays.push_back(*play);
    }
    return plays;
}

Found new_game(AgentSeat& seat, const json::object& arguments) {
    const auto rules = record::rules_in(arguments);
    if (!rules) return Error{rules.reason()};
    NewAgentGame wanted{*rules, Seat(), "hard", false};
    if (arguments.contains("seat")) {
        const auto where = record::seat_in(arguments, "seat", *rules);
        if (!where) return Error{where.reason()};
        wanted.seat = *where;
    }
    if (arguments.contains("bots")) {
        const auto bots = record::string_in(arguments, "bots");
        if (!bots || bots::find_bot(*bots) == nullptr) return Error{"'bots' must be easy, normal, hard or expert"};
        wanted.bots = *bots;
    }
    const auto talk = flag_in(arguments, "talk", false);
    if (!talk) return Error{talk.reason()};
    wanted.talk = *talk;
    seat.start(wanted);
    return seat.look();
}

Found look(AgentSeat& seat, const json::object& /*arguments*/) {
    if (!seat.has_game()) return no_game();
    return seat.look();
}

Found legal_turns(AgentSeat& seat, const json::object& arguments) {
    if (!seat.has_game()) return no_game();
    const auto after = plays_in(arguments, "after", seat.rules().game);
    if (!after) return Error{after.reason()};
    return seat.legal_after(*after);
}

Found lay(AgentSeat& seat, const json::object& arguments) {
    if (!seat.has_game()) return no_game();
    const auto plays = plays_in(arguments, "plays", seat.rules().game);
    if (!plays) return Error{plays.reason()};
    const auto end = flag_in(arguments, "end", true);
    if (!end) return Error{end.reason()};
    return seen_unless(seat, seat.lay(*plays, *end));
}

Found say(AgentSeat& seat, const json::object& arguments) {
    if (!seat.has_game()) return no_game();
    const auto text = record::string_in(arguments, "say");
    if (!text) return Error{text.reason()};
    const auto said = parse_say(*text);
    if (!said) return Error{record::quoted(*text) + " cannot be said"};
    return seen_unless(seat, seat.say(*said));
}

Found rules(AgentSeat& seat, const json::object& arguments) {
    std::optional<GameKind> game;
    if (seat.has_game()) game = seat.rules().game;
    if (const json::value* name = arguments.if_contains("game"))
        game = name->is_string() ? parse_game(name->get_string()) : std::nullopt;
    if (!game) return Error{"'game' must be classic, quick or face"};
    const words::Words words(words::Language::en);
    std::string text;
    for (const words::Message& paragraph : words::phrase::rules(*game)) text += words(paragraph) + "\n\n";
    return json::object{{"game", text_of(*game)}, {"rules", text}};
}

Found hint(AgentSeat& seat, const json::object& /*arguments*/) {
    if (!seat.has_game()) return no_game();
    auto turns = seat.hint();
    if (!turns) return turns.error();
    return json::object{{"turns", std::move(*turns)}};
}

struct Tool {
    std::string_view name;
    std::string_view what;
    std::string_view arguments;  // properties of the schema, as JSON
    std::string_view required;   // as JSON
    bool only_reads;
    Found (*call)(AgentSeat& seat, const json::object& arguments);
};

constexpr std::array tools{
    Tool{"new_game", "Deal a new game and sit down; bots play all other seats. What was played before is forgotten.",
         R"({"game":{"enum":["classic","quick","face"],"description":"The record::Game, Quick & Easy, Face to Face"},)"
         R"("players":{"type":"integer","description":"classic 1 to 5, quick 2 to 5, face 2"},)"
         R"("options":{"type":"object","description":"classic: fire (true, false), minimum (2, 3), hand; quick: pro"},)"
         R"("seat":{"type":"integer","description":"where you sit, 1 if left out"},)"
         R"("bots":{"enum":["easy","normal","hard","expert"],"description":"hard if left out"},)"
         R"("talk":{"type":"boolean","description":"bots talk as the rules permit"}})",
         R"(["game","players"])", false, new_game},
    Tool{"look",
         "What you may know now: piles, your hand, how many cards others hold, what was said; and what happened since "
         "you last looked.",
         "{}", "[]", false, look},
    Tool{"legal_turns",
         "The plays that fit now, those that would lose the game at once, and whether the turn may end. With `after` "
         "the same as if you had laid these cards: so you can go through whole turns without laying anything.",
         R"({"after":{"type":"array","items":{"type":"string"},"description":"plays such as 44>U1"}})", "[]", true,
         legal_turns},
    Tool{"lay",
         "Lay cards in this order and end your turn; the bots then play until it is your turn again. If one of the plays "
         "is refused nothing is laid, and you are told why.",
         R"({"plays":{"type":"array","items":{"type":"string"},"description":"such as 44>U1: the 44 on the pile U1"},)"
         R"("end":{"type":"boolean","description":"false: lay more in the same turn; true if left out"}})",
         R"(["plays"])", false, lay},
    Tool{"say",
         "Tell the others something that the rules of this game permit: leave U1, small D2, mean U1, trick D1, hint Y "
         "high, holds G, hush. It stands until your next turn ends.",
         R"({"say":{"type":"string"}})", R"(["say"])", false, say},
    Tool{"rules", "The rules of a game, of the one that is played if `game` is left out.",
         R"({"game":{"enum":["classic","quick","face"]}})", "[]", true, rules},
    Tool{"hint", "The best turns as the strongest bot sees them from your seat, with its estimate of the chance to win.",
         "{}", "[]", true, hint},
};

bool is_there(const Tool& tool, const AgentSeat& seat) { return tool.name != "hint" || seat.hints(); }

}  // namespace

json::array tools_json(const AgentSeat& seat) {
    json::array list;
    for (const Tool& tool : tools)
        if (is_there(tool, seat))
            list.push_back(
                json::object{{"name", tool.name},
                             {"description", tool.what},
                             {"inputSchema", json::object{{"type", "object"},
                                                          {"properties", json::parse(tool.arguments)},
                                                          {"required", json::parse(tool.required)}}},
                             {"annotations", json::object{{"readOnlyHint", tool.only_reads}, {"openWorldHint", false}}}});
    return list;
}

std::optional<Found> call_tool(AgentSeat& seat, std::string_view name, const json::object& arguments) {
    for (const Tool& tool : tools)
        if (tool.name == name && is_there(tool, seat)) return tool.call(seat, arguments);
    return std::nullopt;
}

}  // namespace tenback::mcp
