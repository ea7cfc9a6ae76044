// The games that programs forfeited, and when there are too many of them to go on.
#pragma once

#include <boost/json/array.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "lab/match.hpp"

namespace tenback::cli {

class Forfeits {
  public:
    /// Games are numbered from 0 in a series that begins with this seed.
    Forfeits(std::uint64_t seed, std::uint64_t most) : seed_(seed), most_(most) {}

    void add(std::uint64_t game, const std::string& bot, const lab::Forfeit& forfeit) {
        all_.push_back({game, bot, forfeit});
    }
    [[nodiscard]] bool too_many() const { return all_.size() >= most_; }
    /// A line each, on standard error.
    void print() const;
    [[nodiscard]] boost::json::array json() const;
    /// A forfeited game is no result to rely on: the run counts as failed.
    [[nodiscard]] int exit_code() const;

  private:
    struct One {
        std::uint64_t game;
        std::string bot;
        lab::Forfeit forfeit;
    };
    std::uint64_t seed_;
    std::uint64_t most_;
    std::vector<One> all_;
};

/// For the record of a forfeited game.
boost::json::object forfeit_json(const lab::Forfeit& forfeit);

}  // namespace tenback::cli
