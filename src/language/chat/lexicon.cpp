#include "chat/lexicon.hpp"

#include <algorithm>

namespace tenback::chat {
namespace {

template <class Use>
void for_each_word(std::string_view words, Use use) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (end > 0) use(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

}  // namespace

void Lexicon::add(std::span<const Entry> entries) {
    for (const Entry& entry : entries)
        for_each_word(entry.words, [&](std::string_view stem) {
            for_each_word(entry.endings, [&](std::string_view ending) {
                add(std::string(stem) + std::string(ending == "-" ? "" : ending), entry.meaning);
            });
        });
}

void Lexicon::add(const std::string& pattern, Meaning meaning) {
    std::size_t at = 0;
    for (const char letter : look_of(pattern)) {
        if (nodes_[at].next[index_of(letter)] == 0) {
            nodes_[at].next[index_of(letter)] = static_cast<std::uint16_t>(nodes_.size());
            nodes_.emplace_back();
        }
        at = nodes_[at].next[index_of(letter)];
    }
    Node& node = nodes_[at];
    (pattern.starts_with('*') ? node.part : pattern.ends_with('*') ? node.beginning : node.whole) |= meaning;
}

Lexicon::Beginning Lexicon::from(std::string_view look, std::size_t start) const {
    Meaning meaning = 0;
    std::size_t at = 0;
    for (std::size_t n = start; n < look.size(); ++n) {
        at = nodes_[at].next[index_of(look[n])];
        if (at == 0) return {meaning, false};
        meaning |= nodes_[at].part;
        if (start == 0) meaning |= nodes_[at].beginning;
    }
    if (start == 0) meaning |= nodes_[at].whole;
    return {meaning, true};
}

Meaning Lexicon::of(std::string_view look) const {
    Meaning meaning = 0;
    for (std::size_t start = 0; start < look.size(); ++start) meaning |= from(look, start).meaning;
    return meaning;
}

Meaning Lexicon::across(std::string_view look, std::size_t first) const {
    constexpr std::size_t longest_rest = 2;  // an ending
    Meaning meaning = 0;
    for (std::size_t start = 0; start < first; ++start) {
        std::size_t at = 0;
        for (std::size_t n = start; n < look.size(); ++n) {
            at = nodes_[at].next[index_of(look[n])];
            if (at == 0) break;
            if (n + 1 + longest_rest < look.size()) continue;
            meaning |= nodes_[at].part;
            if (start == 0) meaning |= nodes_[at].beginning;
            if (start == 0 && n + 1 == look.size()) meaning |= nodes_[at].whole;
        }
    }
    return meaning;
}

const Lexicon& lexicon() {
    static const Lexicon all = [] {
        Lexicon words;
        for (const auto language :
             {english_words(), german_words(), ukrainian_words(), czech_words(), russian_words(), transliterated_words()})
            words.add(language);
        return words;
    }();
    return all;
}

}  // namespace tenback::chat
