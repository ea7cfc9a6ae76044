#include "sitting.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "notation/variant.hpp"

namespace tenback::testing {

using terminal::Key;

Sitting::Sitting(std::string_view variant, const std::vector<std::string>& seats, std::uint64_t seed, bool first_sits_first,
                 table::TalkPreset talk, bool hints)
    : games_(std::move(*host::KeptGames::open(std::nullopt))) {
    stage_.push(std::make_unique<terminal::SetupScene>(*games_, terminal::Place{}, after_));
    if (variant.empty()) return;
    host::NewTable table{{*parse_variant(variant), talk, hints}, {}};
    for (const std::string& seat : seats)
        table.seats.push_back(seat.starts_with("bot:") ? table::Sitter(table::Machine{seat.substr(4)})
                                                       : table::Sitter(table::Person{seat}));
    auto link = games_->start(table);
    const auto first = first_sits_first ? std::optional(Seat::at(0)) : std::nullopt;
    if (!link || (*link)->deal({.seed = seed, .first = first})) throw std::runtime_error("no table");
    stage_.push(std::make_unique<terminal::GameScene>(games_.get(), std::move(*link), terminal::Place{}, after_));
    stage_.pass_time();
}

void Sitting::type(std::string_view letters) {
    for (const char32_t letter : terminal::glyphs_of(letters)) press(terminal::Letter{letter});
}

void Sitting::wait_for(std::string_view wanted) {
    while (text().find(wanted) == std::string::npos) {
        stage_.pass_time();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void Sitting::leave_a_game(std::uint64_t seed) {
    const auto link = std::move(
        *games_->start({{*parse_variant("classic players=1"), table::TalkPreset::markers, true}, {table::Person{""}}}));
    if (link->deal({.seed = seed})) throw std::runtime_error("no deal");
    const View view = *link->view(Seat::at(0));
    if (link->send(table::Do{Seat::at(0), Play{view.hand.first(), U1}})) throw std::runtime_error("no card laid");
}

void Sitting::play() {
    const std::string seen = text();
    const std::string bar = seen.substr(seen.rfind('\n', seen.size() - 2));
    const auto shows = [&](std::string_view what) { return seen.find(what) != std::string::npos; };
    if (shows("only you can see")) return press(Key::enter);
    if (shows("want to begin?")) return type("3");
    if (shows("all the same?")) return type("y");
    if (bar.find("e end turn") != std::string::npos) return type("e");
    if (bar.find("Enter lay") != std::string::npos) return press(Key::enter);
    if (bar.find("choose") != std::string::npos) return press(Key::right);
    type(" ");
    stage_.pass_time();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void Sitting::let_pass(std::chrono::milliseconds time) {
    now_ += time;
    stage_.pass_time();
}

bool Sitting::play_until(std::string_view wanted, bool time_stands_still) {
    for (int n = 0; n < 100000; ++n) {
        const std::string seen = text();
        if (!time_stands_still && seen.find("Play again") != std::string::npos) let_pass(std::chrono::seconds(1));
        if (seen.find(wanted) != std::string::npos) return true;
        if (seen.find("Play again") != std::string::npos) return false;
        play();
    }
    throw std::runtime_error("the game does not end");
}

}  // namespace tenback::testing
