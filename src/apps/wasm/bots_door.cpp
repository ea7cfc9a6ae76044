// Bots for the page: a position as a seat knows it goes in, thinking comes in slices, turns with their chances come out.
// One thought at a time: a worker that thinks about two positions has two modules.
#include "bots/registry.hpp"
#include "bots/think.hpp"
#include "notation/notation.hpp"
#include "notation/position.hpp"
#include "wasm/door.hpp"

namespace tenback::wasm {
namespace {

struct Thought {
    Position position;
    bots::Effort effort;
    std::unique_ptr<bots::Search> search;
    std::optional<bots::Pace> pace;
    std::vector<bots::Choice> ranking;
    bool lacks_weights = false;
};
std::unique_ptr<Thought> thought;  // NOLINT: the module's one

const bots::Choice* ranked(std::uint32_t place) {
    return thought && place < thought->ranking.size() ? &thought->ranking[place] : nullptr;
}

}  // namespace

/// The buffer holds the name of a bot or level, a newline and a position (notation/position.hpp) on that seat's move.
/// Effort 0 is what the bot usually takes. Gives 0, or the length of the reason in the buffer if there is none to think
/// about.
EXPORT("think") std::uint32_t think(std::uint32_t length, double seed, std::uint32_t effort) {
    const std::string_view text = text_in(length);
    const auto line = text.find('\n');
    const bots::BotEntry* entry = bots::find_bot(text.substr(0, line));
    if (entry == nullptr || line == std::string_view::npos) return text_out("no such bot");
    const auto position = parse_position(text.substr(line + 1));
    if (!position) return text_out(position.reason());
    if (!position->view.your_move()) return text_out("another seat is to move");
    const auto bot = entry->make_with([purpose = entry->purpose](const Rules& rules) {
        thought->lacks_weights = lacks_learned(purpose, rules.game);
        return shipped_thumb(rules, purpose);
    });
    thought = std::make_unique<Thought>(Thought{*position, {effort}, nullptr, {}, {}});
    if (effort == 0)
        thought->effort = bot->usual_effort(position->rules);  // asks the source above, which writes to the thought
    thought->search =
        bot->think({thought->position.rules, thought->position.view, {}}, static_cast<std::uint64_t>(seed), thought->effort);
    return 0;
}

/// Whether the bot would use learned weights that are not here, and thinks without them.
EXPORT("lacks_weights") bool lacks_weights() { return thought && thought->lacks_weights; }

/// Learned weights (web/tools/weights.mjs) in the buffer, for thoughts to come. False if they are not this module's.
EXPORT("take_weights") bool take_weights(std::uint32_t length) { return bots::take_learned(text_in(length)); }

/// Thinks on for about so many roll-outs and gives the progress, 1 when done.
EXPORT("step") double step(std::uint32_t roll_outs) {
    if (!thought) return 1;
    if (!thought->search->done()) thought->search->step(roll_outs);
    return thought->search->progress();
}

/// Thinks on by the clock: so many milliseconds after its beginning, of so many that it may take. Gives the progress, 1 when
/// done or out of time.
EXPORT("think_on") double think_on(double used, double longest) {
    if (!thought) return 1;
    if (!thought->pace) thought->pace.emplace(*thought->search, bots::Limits{thought->effort, longest});
    return thought->pace->go_on(used) ? thought->search->progress() : 1;
}

/// Ranks the turns weighed so far and gives their number; the other questions are about these.
EXPORT("choices") std::uint32_t choices() {
    if (!thought) return 0;
    thought->ranking = thought->search->ranking();
    return static_cast<std::uint32_t>(thought->ranking.size());
}

/// The turn at this place, from 0: `44>U1 34>U1 .` in the buffer, and its length.
EXPORT("choice") std::uint32_t choice(std::uint32_t place) {
    const bots::Choice* chosen = ranked(place);
    if (chosen == nullptr) return 0;
    const Position& position = thought->position;
    return text_out(text_of(position.rules.game, moves_of(position.view.turn, chosen->plan)));
}

/// The chance of winning with it.
EXPORT("estimate") double estimate(std::uint32_t place) {
    const bots::Choice* chosen = ranked(place);
    return chosen == nullptr ? 0 : chosen->estimate;
}

/// Why it was chosen: `roll_outs` in the buffer, and its length.
EXPORT("motive") std::uint32_t motive(std::uint32_t place) {
    const bots::Choice* chosen = ranked(place);
    return chosen == nullptr ? 0 : text_out(code_of(chosen->motive));
}

/// The games imagined so far.
EXPORT("roll_outs") std::uint32_t roll_outs() {
    const bots::Choice* chosen = ranked(0);
    return chosen == nullptr ? 0 : chosen->roll_outs;
}

}  // namespace tenback::wasm
