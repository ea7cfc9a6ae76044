#include "terminal/console.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "record/lines.hpp"
#include "terminal/commands.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : line) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string rest_of(std::string_view line) {
    constexpr std::string_view blank = " \t";
    const auto first = std::min(line.find_first_not_of(blank), line.size());
    const auto gap = std::min(line.find_first_of(blank, first), line.size());
    const auto begin = std::min(line.find_first_not_of(blank, gap), line.size());
    const auto end = line.find_last_not_of(" \t\r");
    return begin == line.size() ? std::string() : std::string(line.substr(begin, end - begin + 1));
}

std::optional<Seat> parse_seat(std::string_view text, int players) {
    if (text.size() != 1 || text[0] < '1' || text[0] - '0' > players) return std::nullopt;
    return Seat::number(text[0] - '0');
}

void Console::write(std::string_view text) { screen_.out << in_alphabet(text, screen_.alphabet) << std::flush; }

std::string Console::wrapped(std::string_view text) const {
    constexpr int unlimited = 1 << 20;
    std::string lines;
    for (const std::string& line : words::wrap(text, screen_.width > 0 ? screen_.width : unlimited)) lines += line + "\n";
    lines.pop_back();
    return lines;
}

void Console::prompt(std::string_view text) {
    write(text);
    prompted_ = true;
}

void Console::tell(std::string_view text) {
    ++told_;
    if (std::exchange(prompted_, false)) write("\n");
    write(wrapped(text) + "\n");
}

void Console::clear() {
    if (screen_.is_terminal) write("\033[2J\033[3J\033[H");
}

std::optional<std::string> Console::ask(std::string_view prompt) {
    write(prompt);
    prompted_ = false;  // the line is ended by whoever types it
    if (auto line = std::exchange(typed_ahead_, std::nullopt)) return line;
    std::string line;
    if (!record::read_line(screen_.in, line, longest_line)) {
        write("\n");
        left_ = ended_ = true;
        return std::nullopt;
    }
    const std::vector<std::string> typed = words_of(line);
    if (typed.size() != 1 || command_of(words(), typed.front()) != "quit") return line;
    left_ = true;
    return std::nullopt;
}

bool Console::keys_come_first(host::TableLink& link) {
    std::array<pollfd, 2> both{pollfd{link.wake_fd(), POLLIN, 0}, pollfd{STDIN_FILENO, POLLIN, 0}};
    poll(both.data(), both.size(), static_cast<int>(longest_wait.count()));
    return both[1].revents != 0;
}

std::optional<std::string> Console::ask_or_news(host::TableLink& link) {
    if (screen_.is_terminal && !typed_ahead_ && !keys_come_first(link)) return std::nullopt;
    return ask("");
}

void Console::wait(host::TableLink& link) {
    if (!screen_.is_terminal) {
        link.wait(longest_wait);
        return;
    }
    if (!keys_come_first(link)) return;
    auto line = ask("");
    if (line && words_of(*line).empty())
        link.hurry();
    else
        typed_ahead_ = std::move(line);
}

std::optional<bool> ask_yes_or_no(const PlainScreen& screen, const words::Message& question, bool enter) {
    Console console(screen);
    const words::Words& words = screen.words;
    while (const auto line = console.ask(question)) {
        const std::vector<std::string> answer = words_of(*line);
        if (answer.empty()) return enter;
        for (const std::string& yes :
             {std::string("yes"), std::string("y"), words(msg::confirm_yes()), words(msg::confirm_yes_key())})
            if (answer.front() == yes) return true;
        for (const std::string& no :
             {std::string("no"), std::string("n"), words(msg::confirm_no()), words(msg::confirm_no_key())})
            if (answer.front() == no) return false;
    }
    return std::nullopt;
}

}  // namespace tenback::terminal
