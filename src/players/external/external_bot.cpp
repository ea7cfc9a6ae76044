#include "external/external_bot.hpp"

#include <utility>

#include "external/foul.hpp"
#include "external/protocol.hpp"

namespace tenback::external {

ExternalBot::ExternalBot(std::string command, double seconds, const std::atomic<bool>& stop)
    : command_(std::move(command)), seconds_(seconds), stop_(stop) {}

template <class Read>
auto ExternalBot::ask(Seat seat, const std::string& question, Read read) const {
    const Place place{std::this_thread::get_id(), seat};
    try {
        const auto limit = std::chrono::duration_cast<Process::Clock::duration>(std::chrono::duration<double>(seconds_));
        return read(process_at(place).ask(question, Process::Clock::now() + limit, longest_answer, stop_));
    } catch (const Foul&) {
        dismiss(place);
        throw;
    }
}

std::unique_ptr<bots::Search> ExternalBot::think(const bots::Knowledge& knows, std::uint64_t /*seed*/,
                                                 bots::Effort effort) const {
    return ask(knows.view.you, question_text(Question::turn, knows, seconds_, effort), [&](const std::string& answer) {
        return std::make_unique<bots::Decided>(read_turn(knows.rules, knows.view, answer));
    });
}

bots::Effort ExternalBot::usual_effort(const Rules& /*rules*/) const { return {0}; }

Wish ExternalBot::wish(const Rules& rules, const View& view) const {
    return ask(view.you, question_text(Question::wish, {rules, view, {}}, seconds_, {}), read_wish);
}

std::vector<Say> ExternalBot::talk(const bots::Knowledge& knows) const {
    return ask(knows.view.you, question_text(Question::talk, knows, seconds_, {}),
               [&](const std::string& answer) { return read_says(knows.rules, knows.view, answer); });
}

Process& ExternalBot::process_at(const Place& place) const {
    const std::lock_guard lock(mutex_);
    auto& process = processes_[place];
    if (!process) process = std::make_unique<Process>(command_);
    return *process;
}

void ExternalBot::dismiss(const Place& place) const {
    std::unique_ptr<Process> process;  // ended outside the lock: it may take a moment
    const std::lock_guard lock(mutex_);
    process = std::move(processes_[place]);
}

}  // namespace tenback::external
