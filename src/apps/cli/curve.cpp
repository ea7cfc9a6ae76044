#include "cli/curve.hpp"

#include <fmt/format.h>

#include <fstream>

#include "cli/command.hpp"

namespace tenback::cli {
namespace {

/// The picture and its margins.
namespace frame {
constexpr double width = 640, height = 320, left = 48, right = 16, top = 40, bottom = 36;
}

double across(double share) { return frame::left + share * (frame::width - frame::left - frame::right); }
double upwards(double share) { return frame::height - frame::bottom - share * (frame::height - frame::top - frame::bottom); }

template <class Value>
std::string course(const std::vector<lab::Generation>& history, std::string_view colour, Value value) {
    std::string points;
    const auto last = static_cast<double>(history.size() > 1 ? history.size() - 1 : 1);
    for (std::size_t n = 0; n < history.size(); ++n)
        points += fmt::format("{:.1f},{:.1f} ", across(static_cast<double>(n) / last), upwards(value(history[n].score)));
    return fmt::format(R"(<polyline fill="none" stroke="{}" stroke-width="2" points="{}"/>)"
                       "\n",
                       colour, points);
}

std::string grid() {
    std::string lines;
    for (int percent = 0; percent <= 100; percent += 20)
        lines += fmt::format(
            R"(<line x1="{0:.0f}" x2="{1:.0f}" y1="{2:.1f}" y2="{2:.1f}" stroke="#ccc"/><text x="{3:.0f}" y="{4:.1f}" text-anchor="end">{5} %</text>)"
            "\n",
            frame::left, frame::width - frame::right, upwards(percent / 100.0), frame::left - 6,
            upwards(percent / 100.0) + 4, percent);
    return lines;
}

}  // namespace

void write_curve(const std::string& path, const std::string& title, const std::vector<lab::Generation>& history) {
    std::ofstream out(path);
    out << fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:.0f} {1:.0f}" font-family="sans-serif" font-size="12">
<rect width="{0:.0f}" height="{1:.0f}" fill="white"/>
<text x="{2:.0f}" y="20" font-size="14">{3}</text>
<text x="{4:.0f}" y="{5:.0f}" text-anchor="end">generation {6}</text>
<text x="{4:.0f}" y="20" text-anchor="end"><tspan fill="#1b6">wins</tspan> and <tspan fill="#26b">utility</tspan></text>
)",
        frame::width, frame::height, frame::left, title, frame::width - frame::right, frame::height - 12, history.size());
    out << grid() << course(history, "#1b6", [](const lab::Score& s) { return s.won; })
        << course(history, "#26b", [](const lab::Score& s) { return s.utility; }) << "</svg>\n";
    if (!out.flush()) throw BadData{fmt::format("cannot write '{}'", path)};
}

}  // namespace tenback::cli
