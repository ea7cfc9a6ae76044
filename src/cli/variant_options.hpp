// The options that choose a game and its variant, the same in every subcommand.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/rules.hpp"
#include "record/chance.hpp"

namespace tenback::cli {

struct VariantOptions {
    std::string game = "classic";
    std::optional<int> players;
    bool fire = false;
    std::optional<int> minimum;
    std::optional<int> hand;
    bool pro = false;

    void declare(CLI::App& command);
    /// Throws BadUsage for what the game does not have.
    [[nodiscard]] Rules rules(int usual_players) const;
};

/// `--seed N`, 0..2^53-1.
CLI::Option* declare_seed(CLI::App& command, std::optional<std::uint64_t>& seed);

}  // namespace tenback::cli
