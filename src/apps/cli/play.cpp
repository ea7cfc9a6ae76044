#include <algorithm>
#include <fstream>
#include <iostream>

#include "bots/registry.hpp"
#include "cli/command.hpp"
#include "cli/playing.hpp"
#include "cli/variant_options.hpp"
#include "table/log.hpp"
#include "terminal/plain_setup.hpp"
#include "terminal/text.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

constexpr std::string_view person_word = "person";

struct PlayOptions {
    VariantOptions variant;
    std::optional<std::uint64_t> seed;
    std::optional<int> first;
    std::vector<std::string> bots;
    std::vector<std::string> names;
    std::string talk = std::string(text_of(table::TalkPreset::markers));
    bool no_hints = false;
    bool plain = false;
    bool no_keep = false;
    std::string record;
    std::string resume;
};

std::vector<std::string> who_may_sit() {
    std::vector<std::string> list;
    for (const bots::Level& level : bots::levels()) list.emplace_back(level.name);
    list.emplace_back(person_word);
    return list;
}

/// People get their names in the order of seats.
void name_people(std::vector<table::Sitter>& sitters, const std::vector<std::string>& names) {
    for (const std::string& name : names)
        if (!table::is_good_name(name))
            throw BadUsage{
                players_words()(msg::usage_bad_name(terminal::as_typed(name), table::longest_person_name, "--names"))};
    auto name = names.begin();
    std::int64_t people = 0;
    for (table::Sitter& sitter : sitters)
        if (auto* person = std::get_if<table::Person>(&sitter)) {
            ++people;
            if (name != names.end()) person->name = *name++;
        }
    if (name != names.end())
        throw BadUsage{players_words()(msg::usage_too_many_names(static_cast<std::int64_t>(names.size()), people))};
}

/// One for all seats after the first, one for each of them, or one for each seat.
std::vector<table::Sitter> sitters(const PlayOptions& options, int players) {
    const auto seats = static_cast<std::size_t>(players);
    const std::size_t given = options.bots.size();
    std::vector<table::Sitter> result(seats, table::Person{});
    if (given > seats || (given > 1 && given + 1 < seats))
        throw BadUsage{players_words()(msg::usage_too_many_bots(static_cast<std::int64_t>(given), players))};
    for (std::size_t s = given == seats ? 0 : 1; given > 0 && s < seats; ++s) {
        const std::string& who = given == 1 ? options.bots[0] : options.bots[given == seats ? s : s - 1];
        if (who != person_word) result[s] = table::Machine{who};
    }
    name_people(result, options.names);
    const bool nobody =
        std::ranges::none_of(result, [](const table::Sitter& s) { return std::holds_alternative<table::Person>(s); });
    if (nobody) throw BadUsage{players_words()(msg::usage_too_many_bots(static_cast<std::int64_t>(given), players))};
    return result;
}

/// The last unfinished game, if the person wants to go on with it; nothing at all if they leave.
std::optional<std::unique_ptr<host::TableLink>> offered(host::KeptGames& games) {
    const auto list = games.list();
    if (!list) throw BadData{players_words()(terminal::trouble(list.error(), place_of()))};
    const auto game = std::ranges::find_if(*list, [](const host::KeptGame& g) { return g.unfinished(); });
    if (game == list->end()) return std::unique_ptr<host::TableLink>();
    const words::Message offer = msg::games_offer_plain(phrase::title(game->rules), game->turn);
    const auto answer = terminal::ask_yes_or_no(this_screen(), offer, true);
    if (!answer) return std::nullopt;
    if (!*answer) return std::unique_ptr<host::TableLink>();
    return resume_game(games, game->id);
}

std::unique_ptr<host::TableLink> dealt(host::KeptGames& games, const host::NewTable& table, const host::NewDeal& deal) {
    auto link = linked(games.start(table), "");
    if (auto refusal = link->deal(deal)) return linked(*refusal, link->id());
    return link;
}

std::unique_ptr<host::TableLink> new_game(host::KeptGames& games, const PlayOptions& options, const Rules& rules) {
    std::optional<Seat> first;
    if (options.first) {
        if (*options.first > rules.players) throw BadUsage{players_words()(msg::usage_first_seat(rules.players))};
        first = Seat::number(*options.first);
    }
    const host::NewTable table{{rules, *table::parse_talk_preset(options.talk), !options.no_hints},
                               sitters(options, rules.players)};
    return dealt(games, table, {.seed = options.seed, .first = first});
}

/// Line by line, with no game asked for: the kept one, or at a keyboard one that is set up now. Nothing at all if they
/// leave.
std::optional<std::unique_ptr<host::TableLink>> offered_or_set_up(host::KeptGames& games) {
    auto link = offered(games);
    if (!link || *link || !at_keyboard()) return link;
    const auto wanted = terminal::set_up_plain(this_screen());
    if (!wanted) return std::nullopt;
    return dealt(games, wanted->table(), *wanted->deal());
}

int run_play(const PlayOptions& options, bool bare) {
    const Rules rules = options.variant.rules(options.bots.empty() ? 1 : static_cast<int>(options.bots.size()) + 1);
    // Before the game, not after it: nobody should play for a record that cannot be kept.
    if (!options.record.empty() && !std::ofstream(options.record, std::ios::app))
        throw BadData{players_words()(msg::error_cannot_write(options.record))};
    const PlayManner manner{options.plain || !at_keyboard(), !options.no_keep, options.record};
    check(manner);
    const auto games = open_games(manner.kept);
    std::unique_ptr<host::TableLink> link;
    if (!options.resume.empty()) {
        link = resume_game(*games, options.resume);
    } else if (bare && manner.plain) {
        auto choice = offered_or_set_up(*games);
        if (!choice) return exit_ok;
        link = std::move(*choice);
    }
    if (!link && !(bare && !manner.plain)) link = new_game(*games, options, rules);
    return play_at(*games, std::move(link), manner);
}

/// Was no game asked for? Then a kept one may be offered.
bool is_bare(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0 && option->get_name() != "--plain" && option->get_name() != "--lang") return false;
    return true;
}

}  // namespace

std::function<int()> define_play(CLI::App& command) {
    auto options = std::make_shared<PlayOptions>();
    const words::Words& words = players_words();
    options->variant.declare(command, words);
    declare_seed(command, options->seed, words);
    command.add_option("--first", options->first, words(msg::cli_play_first()))->check(whole_number(words, 1, Seat::limit));
    const auto list = [&](const char* option, std::vector<std::string>& items, const words::Message& what) {
        return command.add_option_function<std::string>(
            option, [&items](const std::string& text) { items = items_of(text); }, words(what));
    };
    list("--bots", options->bots, msg::cli_play_bots())->check(each_of(one_of(words, who_may_sit())));
    list("--names", options->names, msg::cli_play_names(table::longest_person_name));
    command.add_option("--talk", options->talk, words(msg::cli_play_talk()))->check(one_of(words, {"silent", "markers"}));
    command.add_flag("--no-hints", options->no_hints, words(msg::cli_play_no_hints()));
    command.add_flag("--plain", options->plain, words(msg::cli_play_plain()));
    command.add_option("--record", options->record, words(msg::cli_play_record()));
    auto* resume = command.add_option("--resume", options->resume, words(msg::cli_play_resume()));
    command.add_flag("--no-keep", options->no_keep, words(msg::cli_play_no_keep()))->excludes(resume);
    command.footer(words(msg::cli_play_footer()));
    return [options, &command] { return run_play(*options, is_bare(command)); };
}

}  // namespace tenback::cli
