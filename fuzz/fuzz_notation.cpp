// Whatever parses is printed exactly as it was spelled.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "notation/notation.hpp"
#include "notation/position.hpp"
#include "notation/variant.hpp"
#include "require.hpp"

namespace tenback {
namespace {

void check_game(GameKind game, std::string_view text) {
    if (const auto card = parse_card(game, text)) require(text_of(game, *card) == text, "card");
    if (const auto play = parse_play(game, text)) require(text_of(game, *play) == text, "play");
    if (const auto move = parse_move(game, text)) require(text_of(game, *move) == text, "move");
    if (const auto turn = parse_turn(game, text)) require(text_of(game, *turn) == text, "turn");
}

void check(std::string_view text) {
    for (const GameKind game : {GameKind::classic, GameKind::quick, GameKind::face}) check_game(game, text);
    if (const auto pile = parse_pile(text)) require(text_of(*pile) == text, "pile");
    if (const auto say = parse_say(text)) require(text_of(*say) == text, "say");
    if (const auto wish = parse_wish(text)) require(text_of(*wish) == text, "wish");
    if (const auto game = parse_game(text)) require(text_of(*game) == text, "game");
    if (const auto rules = parse_variant(text)) {
        const std::string printed = text_of(*rules);  // in full, however briefly it was given
        const auto again = parse_variant(printed);
        require(again && text_of(*again) == printed, "variant");
    }
    if (const auto position = parse_position(text)) {
        const std::string printed = text_of(position->rules, position->view);  // sorted, however it was given
        const auto again = parse_position(printed);
        require(again && again->view == position->view && text_of(again->rules, again->view) == printed, "position");
    }
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenback::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
