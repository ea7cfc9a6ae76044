// The options that choose a game and its variant, the same in every subcommand.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/speech.hpp"
#include "engine/rules.hpp"
#include "record/chance.hpp"

namespace tenback::cli {

struct VariantOptions {
    std::string game = "classic";
    std::optional<int> players;
    std::array<std::optional<int>, all_options.size()> values;  // as given; 1 of a switch

    /// The words stay in use as long as the options.
    void declare(CLI::App& command, const words::Words& words = engineers_words());
    /// The same without the game.
    void declare_variant(CLI::App& command, const words::Words& words);
    /// Throws BadUsage for what the game does not have.
    [[nodiscard]] Rules rules(int usual_players) const;

  private:
    const words::Words* words_ = &engineers_words();
};

/// The options that choose these rules, as one types them.
std::string options_text(const Rules& rules);

/// `--seed N`, 0..2^53-1.
CLI::Option* declare_seed(CLI::App& command, std::optional<std::uint64_t>& seed,
                          const words::Words& words = engineers_words());

}  // namespace tenback::cli
