#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "fair/verify.hpp"
#include "record/lines.hpp"
#include "record/record.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

using fair::Verdict;
using fair::VerdictCode;

words::Message verdict_message(const Verdict& verdict) {
    switch (verdict.code) {
        case VerdictCode::proven: return msg::verify_proven();
        case VerdictCode::known_deck: return msg::verify_known_deck();
        case VerdictCode::no_proof: return msg::verify_no_proof();
        case VerdictCode::bad_record: return msg::verify_bad_record(verdict.detail);
        case VerdictCode::bad_proof: return msg::verify_bad_proof(verdict.detail);
        case VerdictCode::wrong_commitment: return msg::verify_wrong_commitment();
        case VerdictCode::wrong_deck: return msg::verify_wrong_deck();
        case VerdictCode::wrong_first: return msg::verify_wrong_first();
    }
    return msg::verify_no_proof();
}

/// Who did not contribute, as a list; nothing if everybody did.
std::optional<words::Message> left_out(const fair::Contributions& contributions) {
    const words::Names names;
    std::vector<words::Message> seats;
    for (std::size_t n = 0; n < contributions.size(); ++n)
        if (!contributions[n]) seats.push_back(*names.of(Seat::at(static_cast<int>(n))).message());
    return seats.empty() ? std::nullopt : std::optional(phrase::list(seats));
}

void print_verdict(std::size_t line, const Verdict& verdict) {
    const words::Words& words = players_words();
    const auto say = [&](const words::Message& message) { fmt::print("{}\n", words(message)); };
    const words::Message message = verdict_message(verdict);
    if (!verdict.told) return say(msg::verify_line(line, message));
    say(msg::verify_round(line, verdict.told->round.round, verdict.told->round.table, message));
    if (!verdict.told->proof) return;
    say(msg::verify_commitment(fair::hex_of(verdict.told->proof->commitment.bytes)));
    if (const auto seats = left_out(verdict.told->proof->contributions)) say(msg::verify_left_out(*seats));
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

int run_verify(const std::string& path) {
    const words::Words& words = players_words();
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) throw BadData{words(msg::error_cannot_read(path))};
    }
    std::istream& in = path == "-" ? std::cin : file;
    bool any = false;
    bool all_proven = true;
    std::string text;
    for (std::size_t line = 1; record::read_line(in, text, record::RecordReader::longest_line); ++line) {
        if (is_blank(text)) continue;
        const Verdict verdict = fair::verify(text);
        any = true;
        all_proven = all_proven && verdict.code == VerdictCode::proven;
        print_verdict(line, verdict);
    }
    if (!any) throw BadData{words(msg::error_no_record(path))};
    return all_proven ? exit_ok : exit_bad_data;
}

}  // namespace

std::function<int()> define_verify(CLI::App& command) {
    auto file = std::make_shared<std::string>();
    const words::Words& words = players_words();
    command.add_option("file", *file, words(msg::cli_replay_file()))->required();
    command.footer(words(msg::cli_verify_footer()));
    return [file] { return run_verify(*file); };
}

}  // namespace tenback::cli
