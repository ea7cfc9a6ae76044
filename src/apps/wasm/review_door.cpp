// The coach for the page, a module of its own that is loaded when a review is opened. One game at a time: thinking comes in
// slices, what is judged so far comes out as JSON.
#include <boost/json.hpp>

#include "record/record.hpp"
#include "review/json.hpp"
#include "wasm/door.hpp"

namespace tenback::wasm {
namespace {

std::optional<record::Game> game;            // NOLINT: the module's one
std::optional<review::Review> reviewed;      // NOLINT
std::optional<review::OpenCards> with_open;  // NOLINT

bool is_over(const record::Game& one) { return one.state().status == Status::won || one.state().status == Status::lost; }

}  // namespace

/// Learned weights in the buffer, for the game they are about; to be taken before the review begins.
EXPORT("take_weights") bool take_weights(std::uint32_t length) { return bots::take_learned(text_in(length)); }

/// The record in the buffer. Gives 0, or the length of the reason why it cannot be reviewed. Effort 0 is the usual one.
EXPORT("begin_review") std::uint32_t begin_review(std::uint32_t length, double seed, std::uint32_t effort) {
    auto read = record::read_record(text_in(length));
    if (!read) return text_out(read.reason());
    if (!is_over(*read)) return text_out("the game is not over");
    reviewed.reset();
    with_open.reset();
    game = std::move(*read);
    reviewed.emplace(*game, static_cast<std::uint64_t>(seed),
                     effort != 0 ? bots::Effort{effort} : review::Review::usual_effort(game->rules()));
    return 0;
}

/// Thinks on for about so many roll-outs and gives the progress, 1 when done.
EXPORT("review_on") double review_on(std::uint32_t roll_outs) {
    if (!reviewed) return 1;
    reviewed->step(roll_outs);
    return reviewed->progress();
}

/// What is judged so far, in the buffer, and its length.
EXPORT("review") std::uint32_t review_so_far() {
    return reviewed ? text_out(boost::json::serialize(review::review_json(*reviewed, std::nullopt))) : 0;
}

/// Looks on with open cards for about so many nodes; true when done, and at once where there is an opponent.
EXPORT("open_on") bool open_on(std::uint32_t nodes) {
    if (!game || !game->rules().cooperative()) return true;
    if (!with_open) with_open.emplace(*game);
    with_open->step(nodes);
    return with_open->done();
}

/// What the open cards say, in the buffer, and its length.
EXPORT("open_cards") std::uint32_t open_cards() {
    return with_open ? text_out(boost::json::serialize(review::open_json(game->rules(), *with_open))) : 0;
}

}  // namespace tenback::wasm
