// Any finished game that a record can tell is reviewed to its end, and adds up.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "record/record.hpp"
#include "require.hpp"
#include "review/review.hpp"

namespace tenback {
namespace {

void check(std::string_view text) {
    const auto game = record::read_record(text);
    if (!game || game->state().status == Status::opening || game->state().status == Status::playing) return;
    review::Review review(*game, 1, bots::Effort{8});
    while (!review.done()) review.step(64);
    require(review.progress() == 1, "what is done is done");
    for (int s = 0; s < game->rules().players; ++s) {
        const review::Sums sums = review.sums(Seat::at(s));
        require(sums.result == sums.start + sums.skill + sums.luck, "the sums are exact");
    }
    for (const review::ReviewedTurn& turn : review.turns())
        require(turn.verdict.chance >= 0 && turn.verdict.chance <= review::certain, "a chance is a chance");
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenback::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
