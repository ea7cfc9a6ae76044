// Whatever a program answers is a foul with a reason, or something that the checked door lets through.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "external/foul.hpp"
#include "external/protocol.hpp"
#include "notation/variant.hpp"
#include "record/game.hpp"
#include "require.hpp"

namespace tenback {
namespace {

constexpr std::array<std::string_view, 6> variants{"classic players=2",           "classic players=1 fire=true",
                                                   "classic players=3 minimum=3", "quick players=2",
                                                   "quick players=3 pro=true",    "face players=2"};

template <class Read>
void check_foul(Read read) {
    try {
        read();
    } catch (const external::Foul& foul) {
        require(foul.kind == external::FoulKind::broke_rules || foul.kind == external::FoulKind::bad_message,
                "a foul of an answer");
        require(!foul.message.empty() && foul.message.find('\n') == std::string::npos, "a reason in one line");
    }
}

void check(std::string_view variant, std::string_view answer) {
    const Rules rules = *parse_variant(variant);
    const record::Game start(rules, seeded_deck(rules, 1), Seat::number(1));
    const View view = start.view(Seat::number(1));
    check_foul([&] { require(external::read_wish(answer) != Wish::unsaid, "a wish"); });
    check_foul([&] {
        record::Game game = start;
        for (const Say& say : external::read_says(rules, view, answer))
            require(!game.act(view.you, say), "what may be said");
    });
    check_foul([&] {
        record::Game game = start;
        const bots::Choice choice = external::read_turn(rules, view, answer);
        for (int n = 0; game.state().turn_number == 1 && game.state().status == Status::playing; ++n)
            require(!game.act(view.you, action_of(choice.plan, n)), "a turn by the rules");
        require(choice.estimate >= 0 && choice.estimate <= 1, "an estimate");
    });
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view answer(reinterpret_cast<const char*>(data) + 1, size - 1);
    tenback::check(tenback::variants[data[0] % tenback::variants.size()], answer);
    return 0;
}
