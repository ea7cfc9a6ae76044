#include "terminal/gathering.hpp"

#include <algorithm>

#include "terminal/commands.hpp"
#include "terminal/table_text.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

std::optional<Seat> own_seat(const host::TableLink& link) {
    return link.here().empty() ? std::nullopt : std::optional(link.here().front());
}

/// As the list shows them; who is ready is told as it happens.
bool same_people(const std::vector<table::SeatInfo>& a, const std::vector<table::SeatInfo>& b) {
    return std::ranges::equal(
        a, b, [](const table::SeatInfo& x, const table::SeatInfo& y) { return x.sitter == y.sitter && x.away == y.away; });
}

}  // namespace

bool Gathering::is_playing() const { return link_.table().game && !link_.table().revealed; }

bool Gathering::run() {
    for (const host::Seen& seen : link_.seen(own_seat(link_), 0)) heard_ = seen.number;
    reach_ = link_.reach();
    if (is_playing()) return true;
    show_seats();
    const table::PublicTable table = link_.table();  // who was ready before we came is told now
    for (std::size_t s = 0; s < table.seats.size(); ++s)
        if (table.seats[s].ready) console_.tell(msg::event_ready(names_at(table.seats).of(Seat::at(static_cast<int>(s)))));
    tell_time();
    console_.tell(msg::join_how());
    console_.prompt("> ");
    while (!console_.left() && !is_cut_off(link_.reach()) && !is_playing()) {
        const auto line = console_.ask_or_news(link_);
        if (line) obey(*line);
        const bool told = heed();
        if ((line || told) && !is_playing()) console_.prompt("> ");
    }
    return is_playing() && !console_.left();
}

bool Gathering::heed() {
    link_.poll();
    const std::uint64_t before = console_.told();
    if (const host::Reach now = link_.reach(); now != reach_) {
        const auto news = now == host::Reach::connected ? msg::join_back() : reach_news(now);
        reach_ = now;
        if (news) console_.tell(*news);
    }
    tell_words();
    tell_time();
    if (!same_people(link_.table().seats, shown_) && !is_playing()) show_seats();
    return console_.told() != before;
}

void Gathering::tell_words() {
    const words::Names names = names_at(link_.table().seats);
    for (const host::Seen& seen : link_.seen(own_seat(link_), heard_)) {
        heard_ = seen.number;
        if (!std::holds_alternative<table::Chatted>(seen.what) && !std::holds_alternative<table::SeatReady>(seen.what))
            continue;
        if (const auto line = told(link_.table().options.rules, seen.what, names, own_seat(link_))) console_.tell(*line);
    }
}

void Gathering::tell_time() {
    const auto left = is_playing() ? std::nullopt : seconds_left(link_, std::chrono::steady_clock::now());
    if (left && !time_told_) console_.tell(msg::page_ready_soon(*left));
    time_told_ = left.has_value();
}

void Gathering::show_seats() {
    const table::PublicTable table = link_.table();
    const words::Names names = names_at(table.seats);
    shown_ = table.seats;
    for (std::size_t s = 0; s < table.seats.size(); ++s) {
        const Seat seat = Seat::at(static_cast<int>(s));
        if (table.seats[s].open())
            console_.tell(msg::join_seat_open(seat.number()));
        else if (seat == own_seat(link_))
            console_.tell(msg::join_seat_you(seat.number(), names.of(seat)));
        else
            console_.tell(table.seats[s].away ? msg::join_seat_away(seat.number(), names.of(seat))
                                              : msg::join_seat(seat.number(), names.of(seat)));
    }
}

void Gathering::obey(const std::string& line) {
    const std::vector<std::string> typed = words_of(line);
    if (typed.empty()) return;
    const std::string word = command_of(console_.words(), typed.front());
    const Rules rules = link_.table().options.rules;
    const auto seat = typed.size() > 1 ? parse_seat(typed[1], rules.players) : std::nullopt;
    if (word == "help" || word == "?") return console_.write(company_help_page(console_.words(), console_.page_width()));
    if (word == "rules") return console_.write(rules_page(console_.words(), rules.game, console_.page_width()));
    if (word == "show") return show_seats();
    if (word == "deal" || word == "same") return tell_refusal(link_.deal({.same_again = word == "same"}));
    if (word == "chat" && own_seat(link_)) return tell_refusal(link_.send(table::Speak{*own_seat(link_), rest_of(line)}));
    if (word == "sit" && seat && typed.size() == 2) return sit(*seat);
    if (word == "bot" && seat && typed.size() <= 3) return put_bot(*seat, typed);
    static const std::vector<std::string> known{"help", "rules", "show", "deal", "same", "chat", "sit", "bot", "quit"};
    console_.tell(msg_not_understood(console_.words(), line, known));
}

void Gathering::sit(Seat seat) {
    const auto now = own_seat(link_);
    if (!now || *now == seat) return;
    const table::PublicTable table = link_.table();
    const table::SeatInfo& wanted = table.seats[static_cast<std::size_t>(seat.index())];
    if (wanted.is_person()) return tell_refusal(table::Denial::seat_taken);
    const table::Sitter self = table.seats[static_cast<std::size_t>(now->index())].sitter;
    if (const auto refusal = link_.send(table::LeaveSeat{*now})) return tell_refusal(refusal);
    tell_refusal(link_.send(table::TakeSeat{seat, self}));
}

void Gathering::put_bot(Seat seat, const std::vector<std::string>& typed) {
    if (typed.size() == 2) return tell_refusal(link_.send(table::LeaveSeat{seat}));
    tell_refusal(link_.send(table::TakeSeat{seat, table::Machine{typed[2]}}));
}

void Gathering::tell_refusal(const std::optional<host::LinkRefusal>& refusal) {
    if (refusal) console_.tell(refused(*refusal, msg::plain_not_here()));
}

}  // namespace tenback::terminal
