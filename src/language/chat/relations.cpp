// Relations to a card that lies there: one above U1, twice the top card. The grammar is the same for all languages:
// quantity, relation, words that link, and what it relates to.
#include <algorithm>

#include "chat/sentence.hpp"

namespace tenback::chat {

/// From n on only linking words, then a pile or one of the targets: where that stands. A pause ends it, unless the words
/// after it are of the kind that comma and relation belong together with: «більше, ніж …», «das, was …».
std::optional<std::size_t> Sentence::reaches(std::size_t n, Meaning targets) const {
    constexpr std::size_t farthest = 8;
    constexpr Meaning linking =
        means::link | means::than | means::height | means::much | means::tall | means::figure | means::card;
    for (std::size_t at = n; at < std::min(tokens_.size(), n + farthest); ++at) {
        if (tokens_[at].pause && !is(at, means::than | means::link)) return std::nullopt;
        if (is(at, targets) || is_pile(at)) return at;
        if (!is(at, linking | means::shows) && !(at > n && is(at, means::on))) return std::nullopt;
    }
    return std::nullopt;
}

/// One above U1, a couple higher than, um eins höher, сразу над верхней.
std::optional<std::size_t> Sentence::shift_from(std::size_t n) const {
    constexpr Meaning counts = means::one | means::few;
    if (!is(n, counts | means::next | means::near)) return std::nullopt;
    const bool only_near = !is(n, counts | means::next);
    constexpr Meaning places = means::height | means::beyond;
    const Meaning relations = only_near ? places | means::after : places | means::after | means::much | means::aside;
    std::size_t at = n + 1;
    for (int skipped = 0; skipped < 2 && !is(at, relations); ++skipped)
        if (is(at, counts | means::near | means::figure | means::link)) ++at;
    if (!is(at, relations) || tokens_[at].pause) return std::nullopt;
    if (is(n, means::one) && is(at, means::aside)) return at;
    const bool close = at == n + 1 || is(at - 1, counts);
    const bool by = before(n, 1, means::by).has_value();
    const Meaning measures = is(n, means::one) || by ? means::height | means::much : means::height;
    if (close && is(n, counts) && is(at, measures) && (by || is(at + 1, means::than | means::top))) return at;
    const bool place = is(at, is(n, means::next) && !is(n, counts) ? means::height | means::after : places | means::after);
    if (!place) return std::nullopt;                                  // "one more card on U1" measures nothing
    if (only_near && is(at + 1, means::toward)) return std::nullopt;  // "just down to D1"
    const auto last = reaches(at + 1, only_near ? means::top : means::top | means::shows | means::heap);
    if (!last) return std::nullopt;
    const bool about = is(at, means::beyond) && is(at - 1, means::near);  // ein bisschen über U1 reden
    if (about && (before(n, 1, means::ponders) || after(*last, 2, means::ponders))) return std::nullopt;
    const bool later = only_near && is(at, means::after) && !is(at, places);  // right after U1 is covered, direkt nach oben
    const bool of_card = later && is_pile(*last) && before(*last, *last - at, means::card);  // right after the card on U1
    return later && !of_card && (is_pile(*last) || is(*last, means::aloft)) ? std::nullopt : last;
}

/// U1 is higher than U2: piles may be compared with each other.
bool Sentence::compares_piles(std::size_t n, std::size_t last) const {
    const auto here = piles_.begin() + static_cast<std::ptrdiff_t>(n);
    return is_pile(last) && std::find(piles_.begin(), here, true) != here;
}

/// Higher than the top card, выше верхней, больше верхней; but not «больше U1 не трогай», any more.
std::optional<std::size_t> Sentence::comparison_from(std::size_t n) const {
    if (!is(n, means::height | means::tall | means::much)) return std::nullopt;
    std::optional<std::size_t> last;
    if (is(n + 1, means::than)) last = reaches(n + 2, is(n, means::much) ? means::top : means::top | means::shows);
    if (!last && is(n, means::height | means::much) && n + 1 < tokens_.size() && !tokens_[n + 1].pause) {
        const bool higher = is(n, means::height);
        if (is(n + 1, means::top) ? higher || !is(n + 1, means::aloft) : higher && is_pile(n + 1)) last = n + 1;
    }
    return last && compares_piles(n, *last) ? std::nullopt : last;
}

/// U1 plus a bit; but not "U1 plus U2".
std::optional<std::size_t> Sentence::sum_from(std::size_t n) const {
    if (!is_pile(n) || !is(n + 1, means::sum)) return std::nullopt;
    constexpr Meaning amount = means::one | means::few | means::near;
    if (is(n + 2, amount)) return n + 2;
    return is(n + 2, means::link) && is(n + 3, amount) ? std::optional(n + 3) : std::nullopt;
}

/// The same value as the top card, такая же, как сверху, "a value like on U1"; but not "the same colour", "the same as on
/// U1".
std::optional<std::size_t> Sentence::equality_from(std::size_t n) const {
    const bool value = is(n, means::figure);
    if (!is(n, means::alike | means::equals) && !(value && is(n + 1, means::than))) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (!last || compares_piles(n, *last)) return std::nullopt;
    Meaning passed = meanings_[n];
    for (std::size_t at = n + 1; at < *last; ++at) passed |= meanings_[at];
    const bool said = (passed & (means::equals | means::than)) != 0;
    const bool of_place = (passed & means::on) != 0 && (passed & (means::figure | means::shows)) == 0;
    return said && !of_place ? last : std::nullopt;
}

/// Exactly between U1 and D1, mine is between them, I have something between them, "between U1 and D1, in the middle"; but
/// not "stuck between U1 and D1", "I have to choose between U1 and D1".
std::optional<std::size_t> Sentence::between_from(std::size_t n) const {
    if (!is(n, means::between)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (before(n, 1, means::near | means::fraction | means::middle) || before(n, 3, means::mine)) return last;
    const bool held = before(n, 1, means::card | means::thing | means::one) && before(n - 1, 2, means::holds);
    return last && (held || after(*last, 6, means::middle)) ? last : std::nullopt;
}

/// I have the one right before U1, the card after U1 is mine; but not "I have to think right after U1".
std::optional<std::size_t> Sentence::own_from(std::size_t n) const {
    if (!is(n, means::after)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (!last || !is_pile(*last)) return std::nullopt;
    std::size_t first = n;
    while (first > 0 && is(first - 1, means::near | means::link | means::card)) --first;
    if (first == n) return std::nullopt;
    if (before(first, 1, means::holds | means::mine)) return last;
    return after(*last, 2, means::mine) ? last : std::nullopt;
}

/// Next to U1 in value; but not "sit next to me", "next to U1 there is room".
std::optional<std::size_t> Sentence::beside_from(std::size_t n) const {
    if (!is(n, means::beside)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    return last && (before(n, 3, means::figure) || after(*last, 3, means::figure)) ? last : std::nullopt;
}

/// The neighbour of U1; but not the neighbour upstairs.
std::optional<std::size_t> Sentence::neighbour_from(std::size_t n) const {
    if (!is(n, means::neighbour)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    return last && is(*last, means::aloft) ? std::nullopt : last;
}

/// Twice the top card, half of what U1 shows, doppelt so hoch, вдвое больше верхней.
std::optional<std::size_t> Sentence::multiple_from(std::size_t n) const {
    if (is(n, means::doubled) && n > 0 && (is_pile(n - 1) || is(n - 1, means::top | means::shows))) return n;
    if (!is(n, means::multiple | means::fraction)) return std::nullopt;
    if (is(n + 1, means::height)) return n + 1;
    if (is(n + 1, means::as_much) && is(n + 2, means::height | means::tall)) return n + 2;
    const auto last = reaches(n + 1, means::top | means::shows);
    const bool only_lies = last == n + 1 && !is_pile(n + 1) && !is(n + 1, means::top);  // "half lies there already"
    return only_lies ? reaches(n + 2, means::top) : last;
}

std::optional<std::size_t> Sentence::relation_from(std::size_t n) const {
    if (auto last = shift_from(n)) return last;
    if (auto last = multiple_from(n)) return last;
    if (auto last = comparison_from(n)) return last;
    if (is(n, means::by) && is(n + 1, means::one | means::few) && before(n, 2, means::height)) return n + 1;
    if (auto last = sum_from(n)) return last;
    if (auto last = equality_from(n)) return last;
    if (auto last = between_from(n)) return last;
    if (auto last = own_from(n)) return last;
    if (auto last = beside_from(n)) return last;
    return neighbour_from(n);
}

}  // namespace tenback::chat
