#include <fmt/format.h>

#include <fstream>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/row_file.hpp"
#include "cli/variant_options.hpp"
#include "lab/calibration.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

struct CalibrateOptions {
    VariantOptions variant;
    BotOptions bots;
    std::optional<std::uint64_t> seed;
    std::uint64_t games = 300;
    std::uint64_t least = 600;
    std::string svg;
    std::string evidence;
};

struct Family {
    std::string_view name;
    std::string_view colour;
    lab::Reliability chances{};
    lab::Reliability imagined{};  // what the imagined games alone would have stated

    void add(std::vector<lab::Statement> of_a_game) {
        chances.add(of_a_game);
        for (lab::Statement& statement : of_a_game) statement.chance = statement.imagined;
        imagined.add(of_a_game);
    }
};

/// What came true as a bar, what was stated as a mark in it.
std::string bar_of(const lab::Reliability::Tenth& tenth) {
    constexpr int width = 40;
    std::string bar(width + 1, ' ');
    std::fill_n(bar.begin(), static_cast<int>(tenth.came_true * width), '=');
    bar[static_cast<std::size_t>(tenth.stated * width)] = '|';
    return bar.substr(0, bar.find_last_not_of(' ') + 1);
}

void print(const Family& family, std::uint64_t least) {
    fmt::print("\n{}\n  stated in  on average  came true       95 %       games  statements\n", family.name);
    for (std::size_t n = 0; n < lab::Reliability::tenths; ++n) {
        const lab::Reliability::Tenth tenth = family.chances.tenth(n);
        if (tenth.games == 0) continue;
        fmt::print("  {:>2}-{:>3} %     {:5.1f} %    {:5.1f} %  {:5.1f}-{:5.1f} %  {:>7}  {:>10}  {}\n", 10 * n, 10 * n + 10,
                   100 * tenth.stated, 100 * tenth.came_true, 100 * tenth.interval.low, 100 * tenth.interval.high,
                   tenth.games, tenth.statements, bar_of(tenth));
    }
    if (const auto gap = family.chances.mean_gap(least))
        fmt::print("  mean absolute gap: {:.1f} points, over the tenths with {} games or more\n", 100 * *gap, least);
    else
        fmt::print("  mean absolute gap: unknown, no tenth has {} games\n", least);
    if (const auto gap = family.imagined.mean_gap(least))
        fmt::print("  the imagined games alone: {:.1f} points\n", 100 * *gap);
}

/// Stated chances to the right, true ones upwards: on the diagonal they are the same.
std::string diagram(const std::string& title, const std::vector<Family>& families) {
    constexpr double left = 50, bottom = 350, size = 300;
    const auto x = [](double chance) { return left + size * chance; };
    const auto y = [](double chance) { return bottom - size * chance; };
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 410\" font-family=\"sans-serif\" font-size=\"11\">\n"
        "<rect width=\"400\" height=\"410\" fill=\"white\"/>\n<text x=\"{}\" y=\"18\">{}</text>\n"
        "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#999\" stroke-dasharray=\"4\"/>\n",
        left, title, x(0), y(0), x(1), y(1));
    for (int percent = 0; percent <= 100; percent += 20)
        out += fmt::format(
            "<text x=\"{0:.0f}\" y=\"366\" text-anchor=\"middle\">{2}</text>"
            "<text x=\"44\" y=\"{1:.0f}\" text-anchor=\"end\">{2}</text>\n",
            x(percent / 100.0), y(percent / 100.0) + 4, percent);
    out += "<text x=\"200\" y=\"382\" text-anchor=\"middle\">stated, in %; upwards: came true, in %</text>\n";
    for (std::size_t f = 0; f < families.size(); ++f) {
        const Family& family = families[f];
        out += fmt::format("<text x=\"{}\" y=\"400\" fill=\"{}\">{}</text>\n", left + 150.0 * static_cast<double>(f),
                           family.colour, family.name);
        for (std::size_t n = 0; n < lab::Reliability::tenths; ++n) {
            const lab::Reliability::Tenth tenth = family.chances.tenth(n);
            if (tenth.games == 0) continue;
            out += fmt::format(
                "<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{2:.1f}\" y2=\"{3:.1f}\" stroke=\"{4}\"/>"
                "<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"3\" fill=\"{4}\"/>\n",
                x(tenth.stated), y(tenth.came_true), y(tenth.interval.low), y(tenth.interval.high), family.colour);
        }
    }
    return out + "</svg>\n";
}

/// A line for each turn: the variant, whether the table talks, the deal, cards left, what the imagined games said of the
/// best turn (smoothed) and how far behind it the one taken was, whether that was drawn, and whether it ended well.
int gather(const lab::Calibration& calibration, const std::string& file) {
    std::ofstream out(file, std::ios::app);
    const std::string variant = text_of(calibration.rules);
    Interruptible interruptible;
    ProgressBar bar(calibration.games);
    std::uint64_t done = 0;
    lab::gather_lessons(calibration, interruptible.stop(), [&](std::uint64_t deal, const std::vector<lab::Lesson>& lessons) {
        for (const lab::Lesson& lesson : lessons)
            out << fmt::format("{};{:d};{};{};{:.5f};{:.5f};{:d};{:d}\n", variant, calibration.talk, calibration.seed + deal,
                               lesson.left, lesson.evidence.best, lesson.evidence.behind, lesson.drawn, lesson.came_true);
        bar.show(++done, "");
    });
    out.flush();
    if (!out) throw BadData{fmt::format("'{}' cannot be written", file)};
    return exit_ok;
}

int run_calibrate(const CalibrateOptions& options) {
    if (options.bots.names.starts_with("cmd:")) throw BadUsage{"a program states no chances; --bot names one of tenback's"};
    const Rules rules = options.variant.rules(2);
    for (const std::string& file : {options.svg, options.evidence})
        if (!file.empty()) check_writable(file);
    const bool learns = !options.evidence.empty();
    const lab::Calibration calibration{
        .rules = rules,
        .bot = options.bots.contestant(options.bots.names, rules),
        .games = options.games,
        .seed = options.seed.value_or(0) + (learns ? lab::chance_deals : lab::calibration_deals),
        .talk = options.bots.talk,
        .threads = options.bots.threads};
    if (learns) return gather(calibration, options.evidence);
    std::vector<Family> families{{"the best turn", "#1a6fb0"}, {"a drawn turn", "#c05a00"}};
    std::uint64_t done = 0;
    Interruptible interruptible;
    {
        ProgressBar bar(options.games);
        lab::calibrate(calibration, interruptible.stop(), [&](std::uint64_t /*deal*/, const lab::JudgedDeal& judged) {
            families[0].add(judged.best);
            if (judged.drawn) families[1].add({*judged.drawn});
            bar.show(++done, "");
        });
    }
    const std::string title = fmt::format("{}, {}, {}seed {}, {} deals", text_of(rules), options.bots.names,
                                          options.bots.talk ? "with talk, " : "", calibration.seed, done);
    fmt::print("{}{}\n", title, done == options.games ? "" : " (interrupted)");
    for (const Family& family : families) print(family, options.least);
    if (!options.svg.empty()) write_bytes(options.svg, diagram(title, families));
    return exit_ok;
}

}  // namespace

std::function<int()> define_calibrate(CLI::App& command) {
    auto options = std::make_shared<CalibrateOptions>();
    options->variant.declare(command);
    options->bots.declare_one(command);
    options->bots.declare_effort(command);
    command.add_flag("--talk", options->bots.talk, "bots talk as the rules permit");
    command.add_option("--threads", options->bots.threads, "how many games at a time; all cores without it")
        ->check(CLI::Range(1U, 1024U));
    command.add_option("--games", options->games, "how many deals; each is played twice")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40))
        ->capture_default_str();
    command.add_option("--least", options->least, "games that a tenth needs to count in the mean gap")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40))
        ->capture_default_str();
    declare_seed(command, options->seed)
        ->description("begin so many deals later; the deals are far from all that anything else is learned or measured on")
        ->check(CLI::Range(std::uint64_t{0}, (std::uint64_t{1} << 40) - 1));
    command.add_option("--svg", options->svg, "draw the reliability diagram into this file");
    command.add_option(
        "--evidence", options->evidence,
        "measure nothing: append to this file what true chances are learned from (tools/chances), from deals\n"
        "of its own; each is played once");
    command.footer(
        "Are the chances true that a bot states? Of all turns said to win in three of ten games, three of ten should win.\n"
        "Every deal is played twice: as the bot plays, where each chance of its best turn is noted; and again with one\n"
        "turn, drawn from those that it weighed, in place of its own. The table has the stated chances by tenths, what "
        "came\n"
        "true of them, and intervals that count games, since the chances stated in one game share its end. In the bars `=`\n"
        "is what came true and `|` what was stated.\n"
        "The gap of the imagined games alone is that of the share of them which was won, before it is made a true chance.\n"
        "  tenback calibrate classic --players 3 --games 3000 --svg three.svg\n"
        "  tenback calibrate quick --players 3 --talk\n"
        "  tenback calibrate face --effort 500 --games 100 --least 50");
    return [options] { return run_calibrate(*options); };
}

}  // namespace tenback::cli
