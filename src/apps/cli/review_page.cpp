#include <fmt/format.h>

#include "cli/reviewing.hpp"
#include "review/json.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// Text inside HTML and SVG.
std::string plain(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '&')
            out += "&amp;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
    return out;
}

std::string one_decimal(std::int64_t millionths) { return fmt::format("{:.1f}", review::points(millionths)); }

std::string table_of(const ReviewedGame& reviewed, const words::Words& words, const words::Names& names) {
    const auto head = [&](const words::Message& text) {
        return fmt::format("<th scope=\"col\">{}</th>", plain(words(text)));
    };
    std::string out = "<table><thead><tr>" + head(msg::review_turn()) + head(msg::review_player()) +
                      head(msg::review_chance()) + head(msg::review_laid()) + head(msg::review_loss()) +
                      head(msg::review_better()) + "</tr></thead><tbody>\n";
    const Rules& rules = reviewed.review.rules();
    for (const review::ReviewedTurn& turn : reviewed.turns()) {
        const review::Verdict& verdict = turn.verdict;
        const bool mistake = turn.is_mistake();
        const auto& name = *names.of(turn.decision.seat).message();
        out += fmt::format("<tr{}><td>{}</td><td>{}</td><td>{} %</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                           mistake ? " class=\"mistake\"" : "", turn.decision.turn, plain(words(name)),
                           one_decimal(verdict.chance), plain(review::turn_text(rules, turn.decision, turn.decision.laid)),
                           verdict.loss == 0 ? std::string()
                                             : one_decimal(verdict.loss) + " ± " + one_decimal(verdict.error) +
                                                   (mistake ? " <b>" + plain(words(msg::review_mistake())) + "</b>" : ""),
                           mistake ? plain(review::turn_text(rules, turn.decision, verdict.best())) : "");
    }
    return out + "</tbody></table>\n";
}

std::string section_of(const ReviewedGame& reviewed, const words::Words& words, const words::Names& names) {
    const Rules& rules = reviewed.review.rules();
    const auto paragraph = [&](const words::Message& text) { return "<p>" + plain(words(text)) + "</p>\n"; };
    std::string out = fmt::format("<section><h2>{}. {}</h2>\n", reviewed.number, plain(words(phrase::title(rules))));
    out += review_svg(reviewed, words) + paragraph(phrase::sums(reviewed.review.sums(reviewed.sums_of())));
    for (int s = 0; s < rules.players; ++s)
        out += paragraph(phrase::error_rate(rules, names.of(Seat::at(s)), reviewed.review.account(Seat::at(s))));
    if (rules.cooperative() && rules.players > 1)
        out += paragraph(phrase::error_rate(rules, msg::review_team(), reviewed.review.account()));
    out += fmt::format("<h3>{}</h3>\n", plain(words(msg::review_moments())));
    const auto moments = reviewed.review.key_moments();
    if (moments.empty()) out += paragraph(msg::review_no_moments());
    for (const review::ReviewedTurn& turn : moments) out += paragraph(phrase::key_moment(rules, turn, names));
    if (reviewed.open)
        for (const words::Message& line : phrase::open_cards(*reviewed.open)) out += paragraph(line);
    return out + table_of(reviewed, words, names) + paragraph(msg::review_method(reviewed.review.effort().roll_outs)) +
           "</section>\n";
}

constexpr std::string_view style =
    ":root{color-scheme:light dark}body{font-family:sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem}"
    "svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2rem .5rem;"
    "border-bottom:1px solid #8886}.mistake td{background:#f808}";

}  // namespace

std::string review_svg(const ReviewedGame& reviewed, const words::Words& words) {
    constexpr double left = 46, right = 714, top = 26, bottom = 226;
    const auto turns = reviewed.turns();
    const auto x = [&](std::size_t n) {
        return left + (right - left) * (static_cast<double>(n) + 0.5) / static_cast<double>(turns.size() + 1);
    };
    const auto y = [&](review::Millionths chance) { return bottom - (bottom - top) * chance / review::certain; };
    const std::string title = plain(words(msg::review_chance_by_turn()));
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 250\" role=\"img\" aria-label=\"{0}\" "
        "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"720\" height=\"250\" fill=\"#fff\"/>"
        "<text x=\"{1}\" y=\"16\">{0}</text>\n",
        title, left);
    for (int percent = 0; percent <= 100; percent += 25)
        out += fmt::format(
            "<line x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\" stroke=\"#ccc\"/>"
            "<text x=\"40\" y=\"{3:.1f}\" text-anchor=\"end\">{4}</text>\n",
            left, right, y(percent * review::one_point), y(percent * review::one_point) + 4, percent);
    std::string path;
    std::string marks;
    for (std::size_t n = 0; n < turns.size(); ++n) {
        const review::ReviewedTurn& turn = turns[n];
        const bool mistake = turn.is_mistake();
        path += fmt::format("{:.1f},{:.1f} ", x(n), y(turn.verdict.chance));
        marks +=
            fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\"><title>{}. {}: {} %</title></circle>\n",
                        x(n), y(turn.verdict.chance), mistake ? 5 : 3, mistake ? "#c03000" : "#1a6fb0", turn.decision.turn,
                        plain(review::turn_text(reviewed.review.rules(), turn.decision, turn.decision.laid)),
                        one_decimal(turn.verdict.chance));
        if (n == 0 || (n + 1) % 5 == 0)
            marks +=
                fmt::format("<text x=\"{:.1f}\" y=\"242\" text-anchor=\"middle\">{}</text>\n", x(n), turn.decision.turn);
    }
    if (!reviewed.seat)
        path += fmt::format("{:.1f},{:.1f}", x(turns.size()), y(reviewed.review.sums(reviewed.sums_of()).result));
    return out + fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"#1a6fb0\" stroke-width=\"2\"/>\n", path) +
           marks + "</svg>\n";
}

std::string review_page(const std::vector<ReviewedGame>& games, const words::Words& words, const words::Names& names) {
    std::string out = fmt::format(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\"><title>tenback: {}</title><style>{}</style></head><body><main><h1>{}</h1>\n",
        code_of(words.language()), plain(words(msg::review_title())), style, plain(words(msg::review_title())));
    for (const ReviewedGame& game : games) out += section_of(game, words, names);
    return out + "</main></body></html>\n";
}

}  // namespace tenback::cli
