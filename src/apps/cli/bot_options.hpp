// The options that choose bots, how hard they think and on how many cores, the same in every subcommand of the laboratory.
#pragma once

#include <CLI/CLI.hpp>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/match.hpp"

namespace tenback::cli {

struct BotOptions {
    std::string names = "expert";
    std::optional<std::uint32_t> effort;
    std::optional<double> milliseconds;
    unsigned threads;  // as many as there are cores
    bool talk = false;
    double seconds = 10;          // for each answer of a program
    std::uint64_t forfeits = 10;  // that end the run

    BotOptions();
    /// All but `--bots`.
    void declare(CLI::App& command);
    void declare_bots(CLI::App& command);
    /// `--bot`, where there is one only.
    void declare_one(CLI::App& command);
    /// `--effort`, `--ms` and `--bot-seconds`
    void declare_effort(CLI::App& command);
    /// A bot by its name or level, perhaps with weights of its own (`NAME@FILE`), or a program (`cmd:…`); throws BadUsage
    /// and BadData. The bot lives as long as the program.
    [[nodiscard]] lab::Contestant contestant(const std::string& name, const Rules& rules) const;
    /// `--bots NAME,NAME`
    [[nodiscard]] std::vector<lab::Contestant> contestants(const Rules& rules) const;
    [[nodiscard]] std::vector<std::string> names_of_bots() const;
};

/// Set by Ctrl-C while it exists, so that a series can print what it has.
class Interruptible {
  public:
    Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();
    std::atomic<bool>& stop();
};

/// A bar with the time left on standard error, if that is a terminal.
class ProgressBar {
  public:
    explicit ProgressBar(std::uint64_t whole);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();
    void show(std::uint64_t done, std::string_view note);
    /// Makes room for a line of output.
    void clear();

  private:
    bool visible_;
    std::uint64_t whole_;
    double started_;
    double shown_ = 0;
};

}  // namespace tenback::cli
