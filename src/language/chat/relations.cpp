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
        if (is(at, means::heap) && is_pile(at + 1)) continue;  // between the piles U1 and D1
        if (!is(at, linking | means::shows) && !(at > n && is(at, means::on))) return std::nullopt;
    }
    return std::nullopt;
}

/// A pile or the top card was spoken of before n.
bool Sentence::speaks_of_top(std::size_t n) const {
    for (std::size_t at = 0; at < n; ++at)
        if (is_pile(at) || is(at, means::top)) return true;
    return false;
}

/// As reaches, to the own card, where the sentence began with what lies there: "U1 is lower than mine". But not "half of my
/// cards", "U1 is higher than my mother".
std::optional<std::size_t> Sentence::reaches_mine(std::size_t n, std::size_t from) const {
    const auto last = speaks_of_top(n) ? reaches(from, means::mine) : std::nullopt;
    if (!last || !is(*last, means::mine)) return std::nullopt;
    const std::size_t end = *last + 1;
    const bool whole = end == tokens_.size() || tokens_[end].pause;
    return whole || is(end, means::card | means::figure) ? last : std::nullopt;
}

/// From the amount at n to the relation at `at`: um eins höher, a couple higher than; of the top card spoken of elsewhere,
/// too.
bool Sentence::is_measured(std::size_t n, std::size_t at) const {
    const bool counted = is(n, means::one | means::few);
    const bool by = before(n, 1, means::by).has_value();
    const bool close = at == n + 1 || is(at - 1, means::one | means::few);
    if (!close || (!counted && !by)) return false;
    if (is(at, means::height) && speaks_of_top(tokens_.size())) return true;  // next to U1, one higher
    const bool much = is(at, means::much) && (by || is(n, means::one));
    if (counted && (much || is(at, means::height))) return by || is(at + 1, means::than | means::top);
    return much && at + 1 == tokens_.size() && speaks_of_top(n);  // like the top card, larger by a bit
}

/// One above U1, a couple higher than, um eins höher, сразу над верхней.
std::optional<std::size_t> Sentence::shift_from(std::size_t n) const {
    constexpr Meaning counts = means::one | means::few;
    if (!is(n, counts | means::next | means::near)) return std::nullopt;
    const bool only_near = !is(n, counts | means::next);
    constexpr Meaning places = means::height | means::beyond;
    const Meaning relations =
        only_near && !before(n, 1, means::by) ? places | means::after : places | means::after | means::much | means::aside;
    std::size_t at = n + 1;
    for (int skipped = 0; skipped < 2 && !is(at, relations); ++skipped)
        if (is(at, counts | means::near | means::figure | means::link)) ++at;
    if (!is(at, relations) || tokens_[at].pause) return std::nullopt;
    if (is(n, means::one) && is(at, means::aside)) return at;
    if (is_measured(n, at)) return at;
    const bool next_number = is(n, means::next) && before(at, at - n - 1, means::figure | means::card);
    const bool measured = next_number || is(n, counts) || !is(n, means::next);
    const bool place = is(at, measured ? places | means::after : means::height | means::after);
    if (!place) return std::nullopt;                                  // "one more card on U1" measures nothing
    if (only_near && is(at + 1, means::toward)) return std::nullopt;  // "just down to D1"
    auto last = reaches(at + 1, only_near ? means::top : means::top | means::shows | means::heap);
    if (!last && is(n, means::one) && is(at + 1, means::on)) last = reaches(at + 2, means::top);  // one up on the top
    if (!last) return std::nullopt;
    const bool about = is(at, means::beyond) && is(at - 1, means::near);  // ein bisschen über U1 reden
    if (about && (before(n, 1, means::ponders) || after(*last, 2, means::ponders))) return std::nullopt;
    const bool later = only_near && is(at, means::after) && !is(at, places);  // right after U1 is covered, direkt nach oben
    const bool of_card = later && is_pile(*last) &&                           // right after the card on U1, after U1's card
                         (before(*last, *last - at, means::card) || is(*last + 1, means::card | means::top));
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
    const bool by_some = n > 1 && is(n - 2, means::by) && is(n - 1, means::near | means::few | means::one);
    const bool as_much = is(n, means::much) && before(n, 1, means::as_much);  // so viel wie auf D1
    const std::size_t lies = (by_some || as_much) && is(n + 2, means::on) ? n + 3 : n + 2;
    if (is(n + 1, means::than)) last = reaches(lies, is(n, means::much) ? means::top : means::top | means::shows);
    if (!last && is(n, means::height | means::much) && n + 1 < tokens_.size() && !tokens_[n + 1].pause) {
        const bool higher = is(n, means::height);
        if (is(n + 1, means::top) ? higher || !is(n + 1, means::aloft) : (higher || by_some) && is_pile(n + 1)) last = n + 1;
    }
    if (last && compares_piles(n, *last)) return std::nullopt;
    return last || !is(n, means::height) ? last : reaches_mine(n, is(n + 1, means::than) ? n + 2 : n + 1);
}

/// U1 plus a bit, the top card minus a little; but not "U1 plus U2".
std::optional<std::size_t> Sentence::sum_from(std::size_t n) const {
    if (!is_pile(n) && !is(n, means::top)) return std::nullopt;
    const std::size_t sign = is(n + 1, means::card) ? n + 2 : n + 1;
    if (!is(sign, means::sum)) return std::nullopt;
    constexpr Meaning amount = means::one | means::few | means::near;
    if (is(sign + 1, amount)) return sign + 1;
    return is(sign + 1, means::link) && is(sign + 2, amount) ? std::optional(sign + 2) : std::nullopt;
}

/// The same value as the top card, такая же, как сверху, "a value like on U1"; but not "the same colour", "the same as on
/// U1".
std::optional<std::size_t> Sentence::equality_from(std::size_t n) const {
    const bool value = is(n, means::figure);
    const bool exactly = value && before(n, 2, means::near);  // exactly the value on U1
    if (!is(n, means::alike | means::equals) && !exactly && !(value && is(n + 1, means::than))) return std::nullopt;
    const auto last = reaches(is(n + 1, exactly ? means::on : means::near) ? n + 2 : n + 1, means::top);
    if (!last || compares_piles(n, *last)) return std::nullopt;
    Meaning passed = meanings_[n];
    for (std::size_t at = n + 1; at < *last; ++at) passed |= meanings_[at];
    const bool said = exactly || (passed & (means::equals | means::than)) != 0;
    const bool of_place = (passed & means::on) != 0 && (passed & (means::figure | means::shows | means::equals)) == 0;
    return said && !of_place ? last : std::nullopt;
}

/// Exactly between U1 and D1, mine is between them, I have something between them, "between U1 and D1, in the middle"; but
/// not "stuck between U1 and D1", "I have to choose between U1 and D1".
std::optional<std::size_t> Sentence::between_from(std::size_t n) const {
    if (!is(n, means::between)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    const bool just =
        before(n, 1, means::near) || (n > 1 && is(n - 1, means::counted) && is(n - 2, means::than));  // как раз
    if (just || before(n, 2, means::fraction | means::middle) || before(n, 3, means::mine)) return last;
    if (last && is(*last + 2, means::mine)) return *last + 2;
    for (std::size_t at = n; last && at + 1 < std::min(n + 7, tokens_.size()); ++at)  // between U1 and D2 lies mine
        if (is(at, means::shows) && is(at + 1, means::mine)) return at + 1;
    const bool held = before(n, 1, means::card | means::thing | means::one) && before(n - 1, 2, means::holds);
    return last && (held || after(*last, 6, means::middle)) ? last : std::nullopt;
}

/// Exactly what U1 shows, рівно те, що на D1; but not "just what D1 needs".
std::optional<std::size_t> Sentence::exactly_from(std::size_t n) const {
    if (!is(n, means::near)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (!last || !is_pile(*last)) return std::nullopt;
    bool of_what = false;
    for (std::size_t at = n + 1; at < *last; ++at) of_what = of_what || is(at, means::than);
    const std::size_t end = *last + 1;
    const bool ends = end == tokens_.size() || tokens_[end].pause || is(end, means::shows);
    return of_what && ends ? last : std::nullopt;
}

/// Beats the top card by a hair, differs from U1 by one, the closest to U1 is mine; but not "I can beat Anna".
std::optional<std::size_t> Sentence::distance_from(std::size_t n) const {
    const bool closest = is(n, means::next) && (is(n + 1, means::toward) || is(n + 2, means::toward));
    if (!closest && !is(n, means::exceeds | means::differs)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (!last) return std::nullopt;
    if (closest) return before(n, 3, means::mine | means::holds) || after(*last, 2, means::mine) ? last : std::nullopt;
    constexpr Meaning amount = means::one | means::few | means::near;
    return before(n, 2, amount) || after(*last, 5, amount) ? last : std::nullopt;
}

/// The mean of U1 and D1; but not "in the middle of U1".
std::optional<std::size_t> Sentence::middle_from(std::size_t n) const {
    if (!is(n, means::middle)) return std::nullopt;
    const auto first = reaches(n + 1, means::top);
    if (!first || *first == n + 1) return std::nullopt;
    for (std::size_t at = *first + 1; at < std::min(*first + 4, tokens_.size()); ++at)
        if (is_pile(at) || is(at, means::top)) return at;
    return std::nullopt;
}

/// I have the one right before U1, the card after U1 is mine; but not "I have to think right after U1".
std::optional<std::size_t> Sentence::own_from(std::size_t n) const {
    if (!is(n, means::after)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    if (!last || !is_pile(*last)) return std::nullopt;
    std::size_t first = n;
    while (first > 0 && is(first - 1, means::near | means::link | means::card | means::figure)) --first;
    if (first == n) return std::nullopt;
    if (before(first, 1, means::holds | means::mine)) return last;
    return after(*last, 2, means::mine) || (before(n, n - first, means::card) && is(*last + 1, means::holds)) ? last
                                                                                                              : std::nullopt;
}

/// Next to U1 in value; but not "sit next to me", "next to U1 there is room".
std::optional<std::size_t> Sentence::beside_from(std::size_t n) const {
    if (!is(n, means::beside)) return std::nullopt;
    const auto last = reaches(n + 1, means::top);
    return last && (before(n, 3, means::figure) || after(*last, 3, means::figure)) ? last : std::nullopt;
}

/// The neighbour of U1, U1's direct successor; but not the neighbour upstairs.
std::optional<std::size_t> Sentence::neighbour_from(std::size_t n) const {
    if (!is(n, means::neighbour)) return std::nullopt;
    std::size_t first = n;
    while (first > 0 && is(first - 1, means::near | means::link) && !tokens_[first].pause) --first;
    if (first > 0 && first < n && is_pile(first - 1) && !tokens_[first].pause) return n;
    const auto last = reaches(n + 1, means::top);
    return last && is(*last, means::aloft) ? std::nullopt : last;
}

/// Twice the top card, half of what U1 shows, doppelt so hoch, вдвое больше верхней.
std::optional<std::size_t> Sentence::multiple_from(std::size_t n) const {
    if (is(n, means::doubled) && n > 0 && (is_pile(n - 1) || is(n - 1, means::top | means::shows))) return n;
    if (is(n, means::doubled) && before(n, 2, means::figure)) return n;  // D1's number but doubled
    if (!is(n, means::multiple | means::fraction)) return std::nullopt;
    if (is(n + 1, means::height)) return n + 1;
    if (is(n + 1, means::beyond) && is(n, means::multiple)) return reaches(n + 2, means::top);  // twice over the top card
    const std::size_t lies = is(n + 1, means::much) ? n + 2 : n + 1;                            // вдвое больше моей
    if (const auto mine = reaches_mine(n, lies)) return mine;
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
    if (auto last = exactly_from(n)) return last;
    if (auto last = distance_from(n)) return last;
    if (auto last = middle_from(n)) return last;
    if (auto last = own_from(n)) return last;
    if (auto last = beside_from(n)) return last;
    return neighbour_from(n);
}

}  // namespace tenback::chat
