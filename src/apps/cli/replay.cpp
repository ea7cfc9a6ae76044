#include <fmt/format.h>

#include <boost/json.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"
#include "terminal/text.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

struct ReplayOptions {
    std::string file;
    int game = 0;
    bool json = false;
};

struct ActionText {
    GameKind game;
    std::string operator()(const Play& play) const { return text_of(game, play); }
    std::string operator()(const EndTurn& /*end*/) const { return text_of(game, Move(EndTurn{})); }
    std::string operator()(const Say& say) const { return text_of(say); }
    std::string operator()(const Wish& wish) const { return std::string(text_of(wish)); }
};

/// What was done, as a program reads it, and by whom where that does not follow from the turns.
void name_deed(boost::json::object& line, const record::Deed& deed, GameKind game) {
    if (std::holds_alternative<record::Started>(deed.what)) {
        line["action"] = "deal";
    } else if (const auto* taken = std::get_if<record::TookBack>(&deed.what)) {
        line["action"] = "take back " + text_of(game, taken->play);
    } else {
        const Action& action = std::get<Action>(deed.what);
        line["action"] = std::visit(ActionText{game}, action);
        if (std::holds_alternative<Say>(action) || std::holds_alternative<Wish>(action)) line["seat"] = deed.seat.number();
    }
}

void print_json(int number, const record::Game& game) {
    record::Replay replay(game);
    while (replay.forward()) {
        boost::json::object line{{"game", number}};
        name_deed(line, *replay.deed(), replay.rules().game);
        line["state"] = record::state_json(replay.rules(), replay.state(), replay.talk());
        fmt::print("{}\n", json_line(line));
    }
}

/// Tells a game one turn a line, with what was said in it.
class ForPeople {
  public:
    explicit ForPeople(const record::Game& game) : replay_(game) {}

    void print() {
        fmt::print("{}\n\n", words_(phrase::title(replay_.rules())));
        while (replay_.forward()) std::visit(*this, replay_.deed()->what);
        const View last = replay_.view(replay_.state().turn.seat);
        fmt::print("{}\n\n{}\n", line_, words_(phrase::result(replay_.rules(), last, names_, std::nullopt)));
    }

    void operator()(const record::Started& /*started*/) {
        fmt::print("{}\n", words_(msg::board_dealt(names_.of(replay_.deed()->seat))));
        begin_turn();
    }
    void operator()(const record::TookBack& taken) {
        const GameKind game = replay_.rules().game;
        line_ += fmt::format(" ({})",
                             words_(msg::event_taken_back(text_of(game, taken.play.card), names_.of(replay_.deed()->seat),
                                                          text_of(taken.play.pile), "no")));
    }
    void operator()(const Action& action) {
        if (const auto* play = std::get_if<Play>(&action)) {
            line_ += " " + text_of(replay_.rules().game, *play);
        } else if (std::holds_alternative<EndTurn>(action)) {
            fmt::print("{}\n", line_);
            begin_turn();
        } else {
            tell_words();
        }
    }

  private:
    void begin_turn() {
        const State& state = replay_.state();
        line_ = words_(msg::board_history(
            terminal::cards_line(words_, replay_.rules().game, state.hand_to_move()), names_.of(state.turn.seat),
            terminal::tops_line(words_, replay_.rules(), state.turn), fmt::format("{:>3}", state.turn_number)));
    }
    /// Wishes and what is said before the first turn have lines of their own.
    void tell_words() {
        const VisibleEvent said = seen_by(std::nullopt, replay_.events().front());
        const std::string sentence = words_(*phrase::event(replay_.rules(), said, names_, std::nullopt));
        if (line_.empty())
            fmt::print("{}\n", sentence);
        else
            line_ += fmt::format(" ({})", sentence);
    }

    record::Replay replay_;
    const words::Words& words_ = players_words();
    const words::Names names_;
    std::string line_;
};

int run_replay(const ReplayOptions& options) {
    const words::Words& words = players_words();
    std::ifstream file;
    if (options.file != "-") {
        file.open(options.file, std::ios::binary);
        if (!file) throw BadData{words(msg::error_cannot_read(options.file))};
    }
    record::RecordReader records(options.file == "-" ? std::cin : file);
    int number = 0;
    int bad = 0;
    while (const auto game = records.next()) {
        ++number;
        if (!*game) {
            ++bad;
            fmt::print(stderr, "tenback: {}: {}\n", options.file, game->reason());
            continue;
        }
        if (options.game != 0 && number != options.game) continue;
        options.json ? print_json(number, **game) : ForPeople(**game).print();
    }
    if (number == 0) throw BadData{words(msg::error_no_record(options.file))};
    if (options.game > number) throw BadData{words(msg::error_only_records(number, options.file))};
    return bad == 0 ? exit_ok : exit_bad_data;
}

}  // namespace

std::function<int()> define_replay(CLI::App& command) {
    auto options = std::make_shared<ReplayOptions>();
    const words::Words& words = players_words();
    command.add_option("file", options->file, words(msg::cli_replay_file()))->required();
    command.add_option("--game", options->game, words(msg::cli_replay_game()))->check(whole_number(words, 1, 1'000'000'000));
    command.add_flag("--json", options->json, words(msg::cli_replay_json()));
    command.footer(words(msg::cli_replay_footer()));
    return [options] { return run_replay(*options); };
}

}  // namespace tenback::cli
