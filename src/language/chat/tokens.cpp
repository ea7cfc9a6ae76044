#include "chat/tokens.hpp"

#include <unicode/uchar.h>

#include <boost/locale/utf.hpp>
#include <utility>

#include "chat/look.hpp"

namespace tenback::chat {
namespace {

bool is_one_of(char32_t c, std::u32string_view list) { return list.find(c) != std::u32string_view::npos; }

bool is_letter(char32_t c) {
    if (c < 0x80) return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    if (u_isalpha(static_cast<UChar32>(c)) != 0) return true;
    const bool in_a_box = c >= 0x1F130 && c <= 0x1F189;
    return in_a_box || (c >= 0x24B6 && c <= 0x24E9);  // in a circle
}

bool is_capital(char32_t c) { return u_isUUppercase(static_cast<UChar32>(c)) != 0; }

bool is_apostrophe(char32_t c) { return is_one_of(c, U"'\"`´’‘ʼ′"); }

/// Signs that end sentences too stand for a letter only between letters.
bool needs_both_sides(char32_t c) { return is_one_of(c, U"!|+"); }

bool is_accent(char32_t c) { return c >= 0x300 && c <= 0x36F; }

bool is_cyrillic(char32_t c) { return c >= 0x400 && c <= 0x52F; }

class Reader {
  public:
    explicit Reader(const std::vector<CodePoint>& text) : text_(text) {}

    std::vector<Token> read() {
        for (place_ = 0; place_ < text_.size(); ++place_) take(text_[place_]);
        close();
        return std::move(tokens_);
    }

  private:
    void take(const CodePoint& point) {
        const char32_t c = point.c;
        if (is_figure(c) || is_tally(c)) {
            open(point).figure = true;
        } else if (is_letter(c)) {
            take_letter(point);
        } else if (open_ && (is_mark(c) || (is_apostrophe(c) && letter_follows()))) {
            token_.accented = token_.accented || is_accent(c);
            token_.to = point.to;
        } else if (const char meant = letter_meant_by(c); meant != 0 && stands_for_letter(c)) {
            open(point).look += meant;
        } else {
            close();
            take_sign(c);
        }
    }

    void take_sign(char32_t c) {
        const bool blank = u_isUWhiteSpace(static_cast<UChar32>(c)) != 0;
        glued_ = glued_ && !blank;
        compared_ = (compared_ && blank) || is_one_of(c, U"<>=≤≥≈~");
        pause_ = pause_ || is_one_of(c, U",.;:!?()…–—");
    }

    void take_letter(const CodePoint& point) {
        Token& token = open(point);
        const std::size_t before = token.look.size();
        append_look(point.c, token.look);
        const bool plain = point.c < 0x80 || token.look.size() == before;
        token.accented = token.accented || (!plain && point.c < 0x250);
        token.latin = token.latin || !is_cyrillic(point.c);
        token.cyrillic = token.cyrillic || is_cyrillic(point.c);
        token.capital = token.capital && is_capital(point.c);
    }

    /// ||||: strokes in a row count.
    [[nodiscard]] bool is_tally(char32_t c) const {
        const bool after_stroke = place_ > 0 && text_[place_ - 1].c == c;
        return c == U'|' && (after_stroke || (place_ + 1 < text_.size() && text_[place_ + 1].c == c));
    }
    [[nodiscard]] bool letter_follows() const { return place_ + 1 < text_.size() && is_letter(text_[place_ + 1].c); }
    [[nodiscard]] bool stands_for_letter(char32_t c) const {
        return needs_both_sides(c) ? open_ && letter_follows() : open_ || letter_follows();
    }

    Token& open(const CodePoint& point) {
        if (!open_) {
            token_ = {};
            token_.from = point.from;
            token_.glued = std::exchange(glued_, true);
            token_.compared = std::exchange(compared_, false);
            token_.pause = std::exchange(pause_, false) && !tokens_.empty();
        }
        open_ = true;
        token_.to = point.to;
        return token_;
    }

    void close() {
        if (open_) tokens_.push_back(std::move(token_));
        open_ = false;
    }

    const std::vector<CodePoint>& text_;
    std::vector<Token> tokens_;
    Token token_;
    std::size_t place_ = 0;
    bool open_ = false;
    bool glued_ = false;
    bool compared_ = false;
    bool pause_ = false;
};

}  // namespace

bool is_figure(char32_t c) {
    if (c < 0x80) return c >= U'0' && c <= U'9';
    if (u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_NUMERIC_TYPE) != U_NT_NONE) return true;
    const bool die = c >= 0x2680 && c <= 0x2685;
    const bool braille = c >= 0x2801 && c <= 0x28FF;
    const bool tile_or_card = c >= 0x1F000 && c <= 0x1F0FF;
    const bool clock = c >= 0x1F550 && c <= 0x1F567;
    const bool keycap_ten_or_eight_ball = c == 0x1F51F || c == 0x1F3B1;
    return die || braille || tile_or_card || clock || keycap_ten_or_eight_ball;
}

bool has_figure(std::string_view utf8) {
    for (auto at = utf8.begin(); at != utf8.end();)
        if (is_figure(static_cast<char32_t>(boost::locale::utf::utf_traits<char>::decode(at, utf8.end())))) return true;
    return false;
}

std::vector<Token> tokens_of(const std::vector<CodePoint>& text) { return Reader(text).read(); }

}  // namespace tenback::chat
