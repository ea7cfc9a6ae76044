#include "terminal/plain_setup.hpp"

#include <fmt/format.h>

#include <charconv>

#include "terminal/console.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

class PlainSetup {
  public:
    explicit PlainSetup(const PlainScreen& screen) : console_(screen) {}

    std::optional<NewGame> run() {
        show_all();
        while (const auto line = console_.ask(msg::setup_plain_ask())) {
            if (!words_of(*line).empty())
                change(*line);
            else if (game_.deal())
                return game_;
            else
                console_.tell(msg::setup_bad_seed());
        }
        return std::nullopt;
    }

  private:
    void show_all() {
        console_.tell(msg::setup_title());
        for (const Field field : game_.fields()) show(field);
        console_.tell(msg::setup_plain_how());
    }

    void show(Field field) {
        const auto fields = game_.fields();
        const auto number = std::ranges::find(fields, field) - fields.begin() + 1;
        const words::Message line = msg::list_named(game_.name_of(field), game_.value_of(field));
        console_.tell(fmt::format("{:2}  {}", number, console_.words()(line)));
    }

    /// `3` turns line 3 on to its next value, `5 Ann` writes into it.
    void change(const std::string& line) {
        const auto fields = game_.fields();
        const std::string number = words_of(line).front();
        std::size_t n = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), n);
        if (error != std::errc() || end != number.data() + number.size() || n < 1 || n > fields.size())
            return console_.tell(msg::setup_plain_how());
        const Field field = fields[n - 1];
        const std::string text = rest_of(line);
        if (!text.empty() && !game_.write(field, text))
            return console_.tell(game_.is_typed(field) ? *game_.explain(field) : msg::setup_plain_how());
        if (text.empty()) turn_on(field);
        // Another game has other lines, and another language other words.
        if (game_.fields() != fields || field.kind == FieldKind::language) return show_all();
        show(field);
        if (const auto why = game_.explain(field); why && text.empty()) console_.tell(*why);
    }

    void turn_on(Field field) {
        if (field.kind == FieldKind::language)
            speak_next(console_.words(), 1);
        else
            game_.change(field, 1);
    }

    Console console_;
    NewGame game_;
};

}  // namespace

std::optional<NewGame> set_up_plain(const PlainScreen& screen) { return PlainSetup(screen).run(); }

}  // namespace tenback::terminal
