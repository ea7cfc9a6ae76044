#include "client/remote_table.hpp"

#include <algorithm>

#include "client/wanted.hpp"
#include "client/wire.hpp"
#include "fair/deal.hpp"
#include "protocol/ask.hpp"

namespace tenback::client {
namespace {

using std::chrono::steady_clock;
constexpr std::chrono::seconds patience{15};  // for an answer

std::string_view code_of(WireFault fault) {
    switch (fault) {
        case WireFault::unreachable: return "unreachable";
        case WireFault::untrusted: return "untrusted";
        case WireFault::not_tls: return "not_tls";
        case WireFault::refused: return "refused";
    }
    return {};
}

/// Does it make advice for the position before void? Words do not, which bots may say while it is on its way.
bool is_move(const table::VisibleHappening& happening) {
    const auto* event = std::get_if<VisibleEvent>(&happening);
    if (event != nullptr) return !std::holds_alternative<Said>(*event) && !std::holds_alternative<Wished>(*event);
    return std::holds_alternative<table::Retracted>(happening) || std::holds_alternative<table::HandDealt>(happening);
}

}  // namespace

RemoteTable::RemoteTable(ServerAddress server, std::string table, SeatKeys keys)
    : server_(std::move(server)),
      name_(std::move(table)),
      keys_(std::move(keys)),
      line_(server_, [this] { wake_.signal(); }) {}

RemoteTable::Opened RemoteTable::join(const Invitation& where, const SeatKeys& keys) {
    auto table = std::make_unique<RemoteTable>(where.server, where.table, keys);
    if (auto trouble = table->arrive()) return std::move(*trouble);
    return table;
}

RemoteTable::Opened RemoteTable::create(const ServerAddress& server, const protocol::Create& wanted, const SeatKeys& keys) {
    auto table = std::make_unique<RemoteTable>(server, "", keys);
    table->pending_.push_back({++table->last_id_, wanted});
    if (auto trouble = table->arrive()) return std::move(*trouble);
    return table;
}

std::optional<NoTable> RemoteTable::arrive() {
    while (reach_ == host::Reach::lost && !trouble_) {
        static_cast<void>(wait(patience));
        poll();
    }
    return trouble_;
}

std::optional<host::LinkRefusal> RemoteTable::send(const table::Command& command) {
    const auto* take = std::get_if<table::TakeSeat>(&command);
    const bool sits = take != nullptr && std::holds_alternative<table::Person>(take->sitter);
    if (sits && !told().you) hold_seat_by(draw_key());
    const auto wanted = wanted_of(told().table.options.rules, command, told().you, key_.value_or(""));
    if (!wanted) return table::Denial::not_yours;
    return ask(*wanted);
}

void RemoteTable::hold_seat_by(std::string key) {
    key_ = std::move(key);
    static_cast<void>(keys_.keep(name_, *key_));  // without it the seat is ours as long as this program runs
}

std::optional<host::LinkRefusal> RemoteTable::deal(const host::NewDeal& how) {
    if (how.seed || how.first) return table::Denial::not_yours;  // the server and all who sit there shuffle
    return ask(protocol::AskDeal{how.same_again});
}

std::optional<host::LinkRefusal> RemoteTable::ask(protocol::ClientRequest wanted) {
    poll();
    if (reach_ != host::Reach::connected) return host::Declined{std::string(host::not_sent)};
    answer_.reset();
    awaited_ = post(std::move(wanted));
    const auto end = steady_clock::now() + patience;
    while (!answer_ && reach_ == host::Reach::connected && steady_clock::now() < end) {
        static_cast<void>(wake_.wait(patience));
        poll();
    }
    awaited_ = 0;
    wake_.signal();  // what happened meanwhile is news
    if (!answer_) return host::Declined{std::string(host::not_answered)};
    return answer_->fault ? std::optional(refusal_of(*answer_->fault)) : std::nullopt;
}

table::MessageId RemoteTable::post(protocol::ClientRequest wanted) {
    pending_.push_back({++last_id_, std::move(wanted)});
    line_.send(text_of(pending_.back()));
    return last_id_;
}

std::vector<Seat> RemoteTable::here() const { return told().you ? std::vector{*told().you} : std::vector<Seat>(); }

std::optional<View> RemoteTable::view(Seat seat) const { return seat == told().you ? told().view() : std::nullopt; }

std::vector<host::Seen> RemoteTable::seen(std::optional<Seat> seat, std::uint64_t after) const {
    if (seat != told().you) return {};
    return {seen_.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(after, seen_.size())), seen_.end()};
}

host::News RemoteTable::poll() {
    wake_.drain();
    host::News news;
    for (const LineEvent& event : line_.take()) news.changed = take(event) || news.changed;
    return news;
}

std::optional<host::Thinking> RemoteTable::thinking() const {
    if (hint_id_ == 0 || !told().you) return std::nullopt;
    return host::Thinking{*told().you, true, 0};
}

std::optional<host::LinkRefusal> RemoteTable::ask_hint(Seat seat) {
    if (!told().table.options.hints) return table::Denial::no_hints;
    const auto now = view(seat);
    if (!now || !now->your_move()) return Refusal::not_your_turn;
    if (reach_ != host::Reach::connected) return host::Declined{std::string(host::not_sent)};
    hint_.reset();
    hint_id_ = post(protocol::AskHint{});
    return std::nullopt;
}

bool RemoteTable::take(const LineEvent& event) {
    const bool usable = reach_ == host::Reach::connected || reach_ == host::Reach::lost;
    if (!usable) return false;
    if (const auto* came = std::get_if<Came>(&event)) return hear(came->text);
    if (std::holds_alternative<Up>(event)) {
        if (!name_.empty())
            send_join();
        else  // a table is to be made first
            for (const protocol::ClientMessage& it : pending_) line_.send(text_of(it));
        return false;
    }
    const auto& down = std::get<Down>(event);
    reach_ = host::Reach::lost;
    if (!mirror_.told()) trouble_ = NoTable{std::string(code_of(down.fault)), down.reason};
    return true;
}

void RemoteTable::send_join() {
    if (!key_ && name_.size() == protocol::id_length) key_ = keys_.find(name_);
    join_id_ = ++last_id_;
    line_.send(text_of(protocol::ClientMessage{join_id_, protocol::Join{name_, key_, mirror_.told() ? told().number : 0}}));
}

bool RemoteTable::hear(const std::string& text) {
    const auto heard_now = mirror_.hear(text);
    if (heard_now) return std::visit([this](const auto& it) { return heard(it); }, *heard_now);
    end(host::Reach::broken, {"nonsense", heard_now.reason()});
    return true;
}

bool RemoteTable::heard(const protocol::Answer& answer) {
    if (answer.id == join_id_) return joined(answer), false;
    const auto asked = std::ranges::find(pending_, answer.id, &protocol::ClientMessage::id);
    if (asked == pending_.end()) return false;
    const protocol::ClientMessage done = std::move(*asked);
    pending_.erase(asked);
    if (reach_ == host::Reach::lost && mirror_.told() && pending_.empty()) reach_ = host::Reach::connected;
    if (const auto* made = std::get_if<protocol::Create>(&done.what)) {
        if (answer.fault) return end(host::Reach::gone, {answer.fault->code, answer.fault->reason}), true;
        name_ = answer.table;
        if (made->sit) hold_seat_by(made->sit->key);
        send_join();
    }
    if (answer.id == awaited_) answer_ = answer;
    if (answer.id == hint_id_) {
        hint_id_ = 0;
        if (!answer.turns.empty()) hint_ = answer.turns.front();
    }
    if (std::holds_alternative<protocol::Sit>(done.what)) give_part();
    return true;
}

void RemoteTable::joined(const protocol::Answer& answer) {
    if (!answer.fault) {
        last_id_ = std::max(last_id_, answer.last);
        return;
    }
    if (answer.fault->code == "wrong_key" && key_) {  // somebody took the seat while it was free
        keys_.forget(name_);
        key_.reset();
        return send_join();
    }
    const bool for_now =
        answer.fault->code == "not_kept" || answer.fault->code == "stopping" || answer.fault->code == "too_fast";
    if (!for_now || !mirror_.told()) end(host::Reach::gone, {answer.fault->code, answer.fault->reason});
}

bool RemoteTable::heard(const protocol::TableTold& told_now) {
    name_ = told().id;
    if (!key_ && !told().you && keys_.find(name_))
        return send_join(), true;                           // the code has become an id, and we know its seat
    if (pending_.empty()) reach_ = host::Reach::connected;  // otherwise when what is sent again has been answered
    remember(told_now.history);
    set_clock();
    for (const protocol::ClientMessage& it : pending_) line_.send(text_of(it));
    give_part();
    return true;
}

bool RemoteTable::heard(const protocol::EventsTold& told_now) {
    remember(told_now.events);
    set_clock();
    give_part();
    return true;
}

void RemoteTable::set_clock() {
    const table::PublicTable& table = told().table;
    const ToldClock now{told().left, table.round, table.game ? table.game->turn_number : 0};
    if (now == clock_) return;  // told with something that does not concern it
    clock_ = now;
    until_ = now.left ? std::optional(steady_clock::now() + *now.left) : std::nullopt;
}

bool RemoteTable::heard(const protocol::Missed& /*missed*/) { return send_join(), false; }

bool RemoteTable::heard(const protocol::Bye& bye) {
    if (bye.reason == "elsewhere") end(host::Reach::elsewhere, {bye.reason});
    if (bye.reason == "gone") end(host::Reach::gone, {bye.reason});
    return true;  // otherwise the connection ends, and the next one is on its way
}

bool RemoteTable::heard(const protocol::Unheard& /*unheard*/) { return false; }

void RemoteTable::remember(const std::vector<table::VisibleHappening>& happenings) {
    for (const table::VisibleHappening& it : happenings) seen_.push_back({seen_.size() + 1, it});
    if (std::ranges::any_of(happenings, is_move)) hint_.reset();
}

void RemoteTable::give_part() {
    const auto& shuffle = told().table.shuffle;
    if (!shuffle || !told().you || std::ranges::count(shuffle->given, *told().you) > 0) return;
    const auto is_part = [](const protocol::ClientMessage& it) {
        return std::holds_alternative<protocol::GivePart>(it.what);
    };
    if (std::ranges::any_of(pending_, is_part)) return;
    if (part_round_ != shuffle->round) part_ = fair::hex_of(fair::draw_secret().bytes);
    part_round_ = shuffle->round;
    post(protocol::GivePart{part_round_, part_});
}

void RemoteTable::end(host::Reach how, NoTable why) {
    reach_ = how;
    trouble_ = std::move(why);
    line_.hang_up();
}

}  // namespace tenback::client
