#include "cli/bot_options.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <map>
#include <thread>

#include "bots/registry.hpp"
#include "cli/command.hpp"
#include "cli/row_file.hpp"
#include "external/external_bot.hpp"
#include "lab/net_training.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

std::atomic<bool> interrupted{false};

constexpr std::string_view program_prefix = "cmd:";

void interrupt(int /*signal*/) { interrupted = true; }

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

std::string time_text(double seconds) {
    const auto s = std::lround(seconds);
    return s >= 3600 ? fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
                     : fmt::format("{}:{:02}", s / 60, s % 60);
}

std::string known_bots() {
    std::string names;
    for (const bots::BotEntry& entry : bots::all_bots()) names += fmt::format("{}, ", entry.name);
    names += "NAME@WEIGHTS, cmd:PROGRAM, or a level:";
    for (const bots::Level& level : bots::levels())
        names += level.name == level.bot ? fmt::format(" {},", level.name) : fmt::format(" {} ({}),", level.name, level.bot);
    names.pop_back();
    return names;
}

std::unique_ptr<bots::Bot> make_known_bot(const std::string& name, const Rules& rules) {
    const auto at = name.find('@');
    const bots::BotEntry* entry = bots::find_bot(name.substr(0, at));
    if (entry == nullptr) throw BadUsage{fmt::format("there is no bot '{}'; there are {}", name, known_bots())};
    if (at == std::string::npos) return entry->make();
    const std::string file = name.substr(at + 1);
    if (file.ends_with(".net")) {
        const auto kind = lab::net_kind(rules);
        if (!kind) throw BadUsage{fmt::format("there are no networks for '{}'", text_of(rules))};
        const std::shared_ptr<const bots::ValueNet> net = read_net_file(*kind, file);
        return entry->make_with([net, purpose = entry->purpose](const Rules& of) {
            bots::Thumb thumb = shipped_thumb(of, purpose);
            thumb.net = net.get();
            return thumb;
        });
    }
    const auto weights = std::make_shared<const lab::TrialWeights>(rules.game, read_row(file, rules));
    return entry->make_with([weights](const Rules& /*rules*/) { return weights->thumb(); });
}

}  // namespace

BotOptions::BotOptions() : threads(std::max(1U, std::thread::hardware_concurrency())) {}

void BotOptions::declare_effort(CLI::App& command) {
    auto* by_effort = command.add_option("--effort", effort, "roll-outs a turn; without it what the bot usually takes")
                          ->check(CLI::Range(1U, 1U << 30));
    command.add_option("--ms", milliseconds, "think by the clock instead: milliseconds a turn (not reproducible)")
        ->check(CLI::Range(0.1, 600000.0))
        ->excludes(by_effort);
    command.add_option("--bot-seconds", seconds, "the time that a program (cmd:PROGRAM) has for each answer")
        ->check(CLI::Range(0.001, 86400.0))
        ->capture_default_str();
}

void BotOptions::declare(CLI::App& command) {
    declare_effort(command);
    command.add_flag("--talk", talk, "bots talk as the rules permit");
    command.add_option("--forfeits", forfeits, "give up after so many games that programs forfeited")
        ->check(whole_number(engineers_words(), 1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--threads", threads, "how many games at a time; all cores without it")->check(CLI::Range(1U, 1024U));
}

void BotOptions::declare_bots(CLI::App& command) {
    command.add_option("--bots", names, fmt::format("who plays, going round the table: {}", known_bots()))
        ->capture_default_str();
}

void BotOptions::declare_one(CLI::App& command) {
    command.add_option("--bot", names, fmt::format("who thinks: {}", known_bots()))->capture_default_str();
}

lab::Contestant BotOptions::contestant(const std::string& name, const Rules& rules) const {
    static std::map<std::string, std::unique_ptr<bots::Bot>> made;
    auto& bot = made[name];
    if (!bot && name.starts_with(program_prefix) && name != program_prefix)
        bot = std::make_unique<external::ExternalBot>(name.substr(program_prefix.size()), seconds, interrupted);
    if (!bot) bot = make_known_bot(name, rules);
    return {bot.get(), effort ? std::optional(bots::Effort{*effort}) : std::nullopt, milliseconds};
}

std::vector<std::string> BotOptions::names_of_bots() const {
    std::vector<std::string> all = items_of(names);
    if (std::ranges::find(all, "") != all.end()) throw BadUsage{fmt::format("--bots: a name is missing in '{}'", names)};
    return all;
}

std::vector<lab::Contestant> BotOptions::contestants(const Rules& rules) const {
    std::vector<lab::Contestant> all;
    for (const std::string& name : names_of_bots()) all.push_back(contestant(name, rules));
    return all;
}

Interruptible::Interruptible() {
    interrupted = false;
    std::signal(SIGINT, interrupt);
}

Interruptible::~Interruptible() { std::signal(SIGINT, SIG_DFL); }

std::atomic<bool>& Interruptible::stop() { return interrupted; }

ProgressBar::ProgressBar(std::uint64_t whole) : visible_(isatty(STDERR_FILENO) != 0), whole_(whole), started_(now()) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::clear() {
    if (visible_) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::show(std::uint64_t done, std::string_view note) {
    const double time = now();
    if (!visible_ || time - shown_ < 0.1) return;
    shown_ = time;
    constexpr int width = 30;
    const double share = whole_ == 0 ? 1 : static_cast<double>(done) / static_cast<double>(whole_);
    const auto filled = static_cast<int>(share * width);
    const double left = done == 0 ? 0 : (time - started_) * (1 / share - 1);
    fmt::print(stderr, "\r\033[K[{:=<{}}{: <{}}] {}/{}, {} left  {}", "", filled, "", width - filled, done, whole_,
               time_text(left), note);
    std::fflush(stderr);
}

}  // namespace tenback::cli
