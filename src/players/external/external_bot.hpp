// A program as a bot: `cmd:PROGRAM`. One process for each seat and thread, kept from game to game.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "bots/bot.hpp"
#include "external/process.hpp"
#include "external/told.hpp"

namespace tenback::external {

/// Whatever the program does wrong is thrown as a Foul; its process is then ended and another one started when it is
/// asked again.
class ExternalBot final : public bots::Bot {
  public:
    /// `seconds` for every answer; waiting ends when `stop` is set.
    ExternalBot(std::string command, double seconds, const std::atomic<bool>& stop);

    [[nodiscard]] std::unique_ptr<bots::Search> think(const bots::Knowledge& knows, std::uint64_t seed,
                                                      bots::Effort effort) const override;
    [[nodiscard]] bots::Effort usual_effort(const Rules& rules) const override;
    [[nodiscard]] Wish wish(const Rules& rules, const View& view) const override;
    [[nodiscard]] std::vector<Say> talk(const bots::Knowledge& knows) const override;

  private:
    using Place = std::pair<std::thread::id, Seat>;
    /// The program at a place.
    struct Partner {
        explicit Partner(const std::string& command) : process(command) {}
        Process process;
        Told told;
    };

    /// Asks the program at this seat and gives the answer to `read`.
    template <class Read>
    auto ask(Question question, const bots::Knowledge& knows, bots::Effort effort, Read read) const;
    Partner& partner_at(const Place& place) const;
    void dismiss(const Place& place) const;

    const std::string command_;
    const double seconds_;
    const std::atomic<bool>& stop_;
    mutable std::mutex mutex_;
    mutable std::map<Place, std::unique_ptr<Partner>> partners_;
};

}  // namespace tenback::external
