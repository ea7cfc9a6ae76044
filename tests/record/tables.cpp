#include "tables.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/playout.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"

namespace tenback::record {
namespace {

constexpr std::string_view ask_for_record = R"({"do":"record"})";

std::vector<Action> every_action(const Game& game) {
    const Legal options = legal(game.rules(), game.state().turn, game.state().hand_to_move());
    std::vector<Action> actions;
    if (options.may_end) actions.emplace_back(EndTurn{});
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) actions.emplace_back(Play{card, pile});
    return actions;
}

/// Tries to say something; what may not be said stays unsaid.
void chat(Game& game, Random& words) {
    static const std::vector<std::string> sayings{"leave U1",   "small D1", "mean D1", "trick U1", "trick D1", "hint R high",
                                                  "hint G low", "holds B",  "holds Y", "mean U2",  "small D2", "hush"};
    const Seat seat = Seat::at(static_cast<int>(below(game.rules().players, words)));
    const auto& text = sayings[below(static_cast<std::uint32_t>(sayings.size()), words)];
    (void)game.act(seat, *parse_say(text));
}

void wish(Game& game, Random& words) {
    for (int seat = 0; seat < game.rules().players; ++seat)
        (void)game.act(Seat::at(seat), static_cast<Wish>(below(5, words)));
}

}  // namespace

Rules variant(std::string_view text) {
    const auto rules = parse_variant(text);
    if (!rules) ADD_FAILURE() << rules.reason();
    return *rules;
}

std::vector<Rules> all_variants() {
    std::vector<Rules> variants;
    for (int players = 1; players <= 5; ++players)
        for (const bool fire : {false, true})
            for (const int minimum : {2, 3})
                for (const int less : {0, 1})
                    variants.push_back(variant(fmt::format("classic players={} fire={} minimum={} hand={}", players, fire,
                                                           minimum, classic_hand(players) - less)));
    for (int players = 2; players <= 5; ++players)
        for (const bool pro : {false, true})
            variants.push_back(variant(fmt::format("quick players={} pro={}", players, pro)));
    variants.push_back(variant("face"));
    return variants;
}

Deck deck_from(const Rules& rules, const std::vector<Cards>& beginnings) {
    Deck deck{};
    std::size_t at = 0;
    for (const Cards& beginning : beginnings) {
        CardSet rest = rules.cards;
        for (const std::string& text : beginning) {
            deck[at++] = parse_card(rules.game, text).value();
            rest.erase(deck[at - 1]);
        }
        for (const Card card : rest) deck[at++] = card;
    }
    EXPECT_TRUE(is_complete(rules, deck));
    return deck;
}

std::string new_game(std::string_view variant_text, const std::vector<Cards>& beginnings, std::string_view more) {
    const Rules rules = variant(variant_text);
    const json::object record = record_json(Game(rules, deck_from(rules, beginnings), Seat::number(1)));
    return fmt::format(R"({{"do":"new","game":"{}","players":{},"options":{},"decks":{}{}{}}})", text_of(rules.game),
                       rules.players, json::serialize(record.at("options")), json::serialize(record.at("decks")),
                       more.empty() ? "" : ",", more);
}

std::string play(int seat, std::string_view card, std::string_view pile) {
    return fmt::format(R"({{"do":"play","seat":{},"card":"{}","pile":"{}"}})", seat, card, pile);
}

std::string end(int seat) { return fmt::format(R"({{"do":"end","seat":{}}})", seat); }

json::object ask(Referee& referee, std::string_view request) { return json::parse(referee.answer(request)).as_object(); }

std::string verdict(Referee& referee, std::string_view request) {
    const std::string before = referee.answer(ask_for_record);
    const json::object answer = ask(referee, request);
    if (answer.at("ok").as_bool()) return "ok";
    EXPECT_EQ(referee.answer(ask_for_record), before) << "a refusal changed the game";
    EXPECT_FALSE(answer.at("error").at("message").as_string().empty());
    return json::value_to<std::string>(answer.at("error").at("code"));
}

std::string message(Referee& referee, std::string_view request) {
    return json::value_to<std::string>(ask(referee, request).at("error").at("message"));
}

std::string texts(const json::object& answer, std::string_view key) { return json::serialize(answer.at(key)); }

json::object state_after(Referee& referee, std::string_view request) {
    const json::object answer = ask(referee, request);
    EXPECT_TRUE(answer.at("ok").as_bool()) << json::serialize(answer) << " to " << request;
    return answer.contains("state") ? answer.at("state").as_object() : json::object();
}

void converse(Referee& referee, const std::vector<Step>& steps) {
    for (const Step& step : steps) EXPECT_EQ(verdict(referee, step.request), step.verdict) << step.request.substr(0, 200);
}

Game random_game(const Rules& rules, std::uint64_t seed, int most_actions, bool talkative) {
    Random words(seed);
    Game game(rules, shuffled_deck(rules, words));
    if (talkative) {
        wish(game, words);
        chat(game, words);
    }
    game.begin(Seat::at(static_cast<int>(below(rules.players, words))));
    for (int n = 0; n < most_actions && game.state().status == Status::playing; ++n) {
        if (talkative) chat(game, words);
        const auto actions = every_action(game);
        const auto refusal =
            game.act(game.state().turn.seat, actions[below(static_cast<std::uint32_t>(actions.size()), words)]);
        EXPECT_FALSE(refusal.has_value());
    }
    return game;
}

}  // namespace tenback::record
