// Lines from a person and lines to them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/link.hpp"
#include "terminal/plain.hpp"

namespace tenback::terminal {

std::vector<std::string> words_of(std::string_view line);

/// People may write `u1` and `r7`; the notation has capitals only.
std::string upper(std::string text);
/// What follows the first word.
std::string rest_of(std::string_view line);
/// `2` at a table of so many.
std::optional<Seat> parse_seat(std::string_view text, int players);

class Console {
  public:
    static constexpr std::size_t longest_line = 4096;
    static constexpr int widest_page = 96;

    explicit Console(const PlainScreen& screen) : screen_(screen) {}

    void write(std::string_view text);
    /// In lines that are no longer than the screen is wide.
    [[nodiscard]] std::string wrapped(std::string_view text) const;
    /// What stands before the line that is waited for; news meanwhile begin on a line of their own.
    void prompt(std::string_view text);
    /// Whole lines.
    void tell(std::string_view text);
    void tell(const words::Message& message) { tell(words()(message)); }
    /// Removes what the last person saw, the scrollback too, if that is possible here.
    void clear();
    /// The next line; nothing when input has ended or they typed `quit`. Either way the game is left.
    std::optional<std::string> ask(std::string_view prompt);
    std::optional<std::string> ask(const words::Message& prompt) { return ask(wrapped(words()(prompt)) + " "); }
    /// The next line; nothing yet if the link has news, or a second has passed. In a pipe it waits for the line.
    std::optional<std::string> ask_or_news(host::TableLink& link);
    /// Waits a second at most until the link has news; on a terminal Enter hurries whoever thinks.
    void wait(host::TableLink& link);

    /// How many lines have been told so far.
    [[nodiscard]] std::uint64_t told() const { return told_; }
    [[nodiscard]] bool left() const { return left_; }
    /// Left because there is no more input.
    [[nodiscard]] bool ended() const { return ended_; }
    /// Of pages to read.
    [[nodiscard]] int page_width() const { return screen_.width > 0 ? std::min(screen_.width, widest_page) : 80; }
    [[nodiscard]] bool kept() const { return screen_.kept; }
    [[nodiscard]] bool is_terminal() const { return screen_.is_terminal; }
    [[nodiscard]] words::Words& words() const { return screen_.words; }
    [[nodiscard]] const std::string& folder() const { return screen_.folder; }

  private:
    static constexpr std::chrono::milliseconds longest_wait{1000};
    /// Waits for keys, for news or until the time has passed.
    static bool keys_come_first(host::TableLink& link);

    PlainScreen screen_;
    std::optional<std::string> typed_ahead_;  // while a bot was thinking
    std::uint64_t told_ = 0;
    bool prompted_ = false;
    bool left_ = false;
    bool ended_ = false;
};

}  // namespace tenback::terminal
