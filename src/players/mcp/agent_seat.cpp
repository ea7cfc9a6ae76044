#include "mcp/agent_seat.hpp"

#include <fmt/format.h>

#include <atomic>
#include <boost/json.hpp>

#include "lab/thinking.hpp"
#include "notation/notation.hpp"
#include "record/chance.hpp"
#include "record/event_json.hpp"
#include "record/explain.hpp"
#include "record/json.hpp"

namespace tenback::mcp {
namespace {

namespace json = boost::json;

constexpr std::string_view adviser = "expert";
constexpr std::size_t most_hints = 5;
const std::atomic<bool> never{false};

Error refused(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal) {
    return {fmt::format("{}: {}", code_of(refusal), record::explain(rules, turn, seat, action, refusal))};
}

}  // namespace

std::uint64_t AgentSeat::next_seed() {
    // Never the same deal twice: an agent would know it.
    const std::uint64_t number = dealt_++;
    return settings_.seed ? (*settings_.seed + number) % seed_limit : record::chance_seed();
}

bool AgentSeat::is_over() const {
    const Status status = session_->game().state().status;
    return status == Status::won || status == Status::lost;
}

void AgentSeat::start(const NewAgentGame& wanted) {
    const std::uint64_t seed = next_seed();
    referee::Machines machines{.seed = seed, .talk = wanted.talk};
    for (int s = 0; s < wanted.rules.players; ++s)
        if (Seat::at(s) != wanted.seat) machines.bots[static_cast<std::size_t>(s)] = wanted.bots;
    referee::Session session(record::Game(wanted.rules, seeded_deck(wanted.rules, seed)), {}, machines, crew_);
    session.begin(session.settled_first(), crew_);
    session_ = std::move(session);
    seat_ = wanted.seat;
    seen_ = 0;
    if (is_over() && settings_.on_end) settings_.on_end(session_->game());
}

json::object AgentSeat::look() {
    const std::vector<VisibleEvent> events = session_->seen_by_seat(seat_);
    const std::span<const VisibleEvent> news = std::span(events).subspan(seen_);
    seen_ = events.size();
    return {{"view", record::view_json(session_->game(), seat_)}, {"events", record::events_json(rules(), seat_, news)}};
}

Result<json::object> AgentSeat::legal_after(const std::vector<Play>& plays) const {
    const View view = this->view();
    if (!view.your_move()) return Error{is_over() ? "the game is over" : "it is not your turn"};
    Turn turn = view.turn;
    CardSet hand = view.hand;
    for (const Play play : plays) {
        if (const auto refusal = why_not(rules(), turn, hand, play)) return refused(rules(), turn, seat_, play, *refusal);
        lay_on(rules(), turn, play);
        hand.erase(play.card);
    }
    json::array fitting;
    json::array losing;
    const Legal options = legal(rules(), turn, hand);
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) {
            const Play play{card, pile};
            fitting.emplace_back(text_of(rules().game, play));
            if (would_lose(rules(), turn, hand, play)) losing.emplace_back(text_of(rules().game, play));
        }
    return json::object{{"plays", fitting},
                        {"lose_at_once", losing},
                        {"may_end", options.may_end},
                        {"played", turn.played},
                        {"required", turn.required}};
}

std::optional<Error> AgentSeat::act(referee::Session& session, const Action& action) {
    const Turn turn = session.game().state().turn;
    if (const auto refusal = session.act(seat_, action, crew_)) return refused(rules(), turn, seat_, action, *refusal);
    return std::nullopt;
}

std::optional<Error> AgentSeat::lay(const std::vector<Play>& plays, bool end) {
    if (is_over()) return Error{"game_over: the game is over"};
    referee::Session after = *session_;
    for (const Play play : plays)
        if (auto error = act(after, play)) return error;
    if (end && after.game().state().status == Status::playing)
        if (auto error = act(after, EndTurn{})) return error;
    session_ = std::move(after);
    if (is_over() && settings_.on_end) settings_.on_end(session_->game());
    return std::nullopt;
}

std::optional<Error> AgentSeat::say(const Say& say) { return act(*session_, say); }

Result<json::array> AgentSeat::hint() {
    const View view = this->view();
    if (!view.your_move()) return Error{is_over() ? "the game is over" : "it is not your turn"};
    const std::vector<VisibleEvent> events = session_->seen_by_seat(seat_);
    // A seed of its own: the game's would tell about the deck.
    const auto search = lab::think({&crew_[adviser]}, {rules(), view, events}, 1, never);
    json::array turns;
    for (const bots::Choice& choice : search->ranking()) {
        if (turns.size() == most_hints) break;
        turns.push_back(json::object{{"turn", text_of(rules().game, bots::moves_of(view.turn, choice.plan))},
                                     {"estimate", choice.estimate},
                                     {"motive", code_of(choice.motive)}});
    }
    return turns;
}

}  // namespace tenback::mcp
