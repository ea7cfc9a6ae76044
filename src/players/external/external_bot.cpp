#include "external/external_bot.hpp"

#include <utility>

#include "external/foul.hpp"
#include "external/protocol.hpp"

namespace tenback::external {

ExternalBot::ExternalBot(std::string command, double seconds, const std::atomic<bool>& stop)
    : command_(std::move(command)), seconds_(seconds), stop_(stop) {}

template <class Read>
auto ExternalBot::ask(Question question, const bots::Knowledge& knows, bots::Effort effort, Read read) const {
    const Place place{std::this_thread::get_id(), knows.view.you};
    try {
        const auto limit = std::chrono::duration_cast<Process::Clock::duration>(std::chrono::duration<double>(seconds_));
        const auto deadline = Process::Clock::now() + limit;
        Partner& partner = partner_at(place);
        const std::string text = partner.told.question(question, knows, seconds_, effort);
        const std::string answer = partner.process.ask(text, deadline, longest_answer, stop_);
        partner.told.heard(answer);
        return read(answer);
    } catch (const Foul&) {
        dismiss(place);
        throw;
    }
}

std::unique_ptr<bots::Search> ExternalBot::think(const bots::Knowledge& knows, std::uint64_t /*seed*/,
                                                 bots::Effort effort) const {
    return ask(Question::turn, knows, effort, [&](const std::string& answer) {
        return std::make_unique<bots::Decided>(read_turn(knows.rules, knows.view, answer));
    });
}

bots::Effort ExternalBot::usual_effort(const Rules& /*rules*/) const { return {0}; }

Wish ExternalBot::wish(const Rules& rules, const View& view) const {
    return ask(Question::wish, {rules, view, {}}, {}, read_wish);
}

std::vector<Say> ExternalBot::talk(const bots::Knowledge& knows) const {
    return ask(Question::talk, knows, {},
               [&](const std::string& answer) { return read_says(knows.rules, knows.view, answer); });
}

ExternalBot::Partner& ExternalBot::partner_at(const Place& place) const {
    const std::lock_guard lock(mutex_);
    auto& partner = partners_[place];
    if (!partner) partner = std::make_unique<Partner>(command_);
    return *partner;
}

void ExternalBot::dismiss(const Place& place) const {
    std::unique_ptr<Partner> partner;  // ended outside the lock: it may take a moment
    const std::lock_guard lock(mutex_);
    partner = std::move(partners_[place]);
}

}  // namespace tenback::external
