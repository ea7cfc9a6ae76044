// A program at a table where people wait: if it does something wrong, a bot of ours goes on for it.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>

#include "bots/bot.hpp"
#include "external/foul.hpp"

namespace tenback::external {

class CoveredBot final : public bots::Bot {
  public:
    /// `told` hears of the first foul, on the thread that asked; from then on the program is left alone.
    CoveredBot(std::unique_ptr<bots::Bot> program, std::unique_ptr<bots::Bot> cover, std::function<void(const Foul&)> told)
        : program_(std::move(program)), cover_(std::move(cover)), told_(std::move(told)) {}

    [[nodiscard]] std::unique_ptr<bots::Search> think(const bots::Knowledge& knows, std::uint64_t seed,
                                                      bots::Effort effort) const override {
        return either([&](const bots::Bot& bot) { return bot.think(knows, seed, effort); });
    }
    [[nodiscard]] bool looks_back() const override { return false; }
    [[nodiscard]] bots::Effort usual_effort(const Rules& rules) const override { return program_->usual_effort(rules); }
    [[nodiscard]] Wish wish(const Rules& rules, const View& view) const override {
        return either([&](const bots::Bot& bot) { return bot.wish(rules, view); });
    }
    [[nodiscard]] std::vector<Say> talk(const bots::Knowledge& knows) const override {
        return either([&](const bots::Bot& bot) { return bot.talk(knows); });
    }

  private:
    template <class Ask>
    std::invoke_result_t<Ask, const bots::Bot&> either(Ask ask) const {
        try {
            if (!failed_) return ask(*program_);
        } catch (const Foul& foul) {
            if (!failed_.exchange(true)) told_(foul);
        }
        return ask(*cover_);
    }

    std::unique_ptr<bots::Bot> program_;
    std::unique_ptr<bots::Bot> cover_;
    std::function<void(const Foul&)> told_;
    mutable std::atomic<bool> failed_ = false;
};

}  // namespace tenback::external
