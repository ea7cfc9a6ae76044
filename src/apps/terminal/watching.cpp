// Looking on at a table elsewhere, line by line.
#include "terminal/console.hpp"
#include "terminal/table_text.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

class Watching {
  public:
    Watching(const PlainScreen& screen, host::TableLink& link)
        : console_(screen), link_(link), rules_(link.table().options.rules) {}

    PlainEnd run() {
        console_.tell(phrase::title(rules_));
        console_.tell(msg::join_watching());
        while (!console_.left() && !is_cut_off(link_.reach())) {
            tell_news();
            if (console_.is_terminal())
                static_cast<void>(console_.ask_or_news(link_));
            else
                link_.wait(std::chrono::seconds(1));
            link_.poll();
        }
        tell_reach();
        return is_cut_off(link_.reach()) ? PlainEnd::cut_off : PlainEnd::left;
    }

  private:
    void tell_news() {
        tell_reach();
        const table::PublicTable table = link_.table();
        const words::Names names = names_at(table.seats);
        bool moved = false;
        bool over = false;
        for (const host::Seen& seen : link_.seen(std::nullopt, told_until_)) {
            told_until_ = seen.number;
            const auto* event = std::get_if<VisibleEvent>(&seen.what);
            moved = moved || (event != nullptr && std::holds_alternative<Laid>(*event));
            over = over || (event != nullptr && std::holds_alternative<Finished>(*event));
            if (const auto line = told(rules_, seen.what, names, std::nullopt)) console_.tell(*line);
        }
        if (moved) console_.tell(tops_line(console_.words(), rules_, table.game->turn));
        if (over && table.revealed) console_.tell(phrase::result(rules_, *table.game, names, std::nullopt));
    }
    void tell_reach() {
        const host::Reach now = link_.reach();
        if (now == reach_) return;
        reach_ = now;
        const auto news = now == host::Reach::connected ? msg::join_back() : reach_news(now);
        if (news) console_.tell(*news);
    }

    Console console_;
    host::TableLink& link_;
    Rules rules_;
    std::uint64_t told_until_ = 0;
    host::Reach reach_ = host::Reach::connected;
};

}  // namespace

PlainEnd watch_plain(const PlainScreen& screen, host::TableLink& link) { return Watching(screen, link).run(); }

}  // namespace tenback::terminal
