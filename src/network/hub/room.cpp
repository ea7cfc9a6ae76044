#include "hub/room.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "hub/adviser.hpp"
#include "hub/keys.hpp"
#include "hub/orders.hpp"
#include "hub/stopwatch.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::hub {
namespace {

constexpr double share_of_table = 0.1;    // of what an address may come and go: each change of a seat stays in the log
constexpr std::chrono::seconds burst{2};  // people come at once, after a break of the line, or not

bool changes_seats(const protocol::ClientRequest& wanted) {
    return std::holds_alternative<protocol::Sit>(wanted) || std::holds_alternative<protocol::Stand>(wanted) ||
           std::holds_alternative<protocol::RenameSeat>(wanted) || std::holds_alternative<protocol::PutBot>(wanted);
}

}  // namespace

/// Somebody on the way in.
struct Room::Arrival {
    std::shared_ptr<Client> client;
    table::MessageId id;
    protocol::Join wanted;
    std::function<void()> done;
    std::optional<Seat> seat{};

    void refuse(const Fault& fault) const {
        client->refuse(id, fault);
        done();
    }
};

Room::Room(HubContext& context, std::string id, std::function<void(Room&)> leave)
    : context_(context),
      live_(std::make_shared<LiveTable>(context, *this, std::move(id))),
      leave_(std::move(leave)),
      dealer_(context, *live_),
      timers_(context, *live_),
      presence_(context, *live_, [this](Seat seat) { return sitter(seat); }),
      bots_(context, *live_),
      seat_changes_{share_of_table * context.settings.limits.comings.a_second,
                    share_of_table * context.settings.limits.comings.at_once} {}

Room::~Room() {
    for (const auto& client : watchers_) client->room = nullptr;
}

void Room::join(const std::shared_ptr<Client>& client, table::MessageId id, protocol::Join wanted,
                std::function<void()> done) {
    auto arrival = std::make_shared<Arrival>(Arrival{client, id, std::move(wanted), std::move(done)});
    idle_.cancel();
    // Nothing is to be changed; it waits for the table like everything else.
    live_->propose({[](const table::Table&) { return Verdict(Events{}); },
                    [this, arrival](const Outcome& outcome) {
                        if (const auto* fault = std::get_if<Fault>(&outcome)) return arrival->refuse(*fault);
                        find_seat(arrival);
                    }});
}

void Room::find_seat(const std::shared_ptr<Arrival>& arrival) {
    if (arrival->wanted.key) {
        arrival->seat = seat_held_by(live_->table(), hash_of_key(*arrival->wanted.key));
        if (!arrival->seat) return arrival->refuse({"wrong_key"});
    } else if (arrival->client->room != this && arrival->client->is_open()) {
        if (const auto fault = why_no_place(*arrival->client)) return arrival->refuse(*fault);
    }
    if (history_) return enter(*arrival);
    read_history(arrival);
}

std::optional<Fault> Room::why_no_place(const Client& client) {
    const TableLimits& limits = context_.settings.limits;
    const Fault full{"too_many_watchers"};
    if (spectators(&client.address()) >= limits.watchers_of_address) return full;
    if (spectators() < limits.watchers) return std::nullopt;
    const auto is_open = [](const table::SeatInfo& seat) { return seat.open(); };
    if (live_->table().running() || std::ranges::none_of(live_->table().seats(), is_open)) return full;
    send_away_a_spectator();
    return std::nullopt;
}

void Room::send_away_a_spectator() {
    const auto crowd = [&](const auto& client) { return client->seat ? 0 : spectators(&client->address()); };
    const auto place = std::ranges::max_element(watchers_, {}, crowd);  // the first to come of the largest crowd
    const auto client = *place;
    leave(*client);
    client->close("crowded");
}

void Room::read_history(const std::shared_ptr<Arrival>& arrival) {
    const std::uint64_t from = live_->round_began();
    context_.store.read(id(), from, [this, weak = live_->weak_from_this(), arrival, from](const auto& log) {
        if (!weak.lock()) return arrival->refuse({"no_table"});
        if (!log) return arrival->refuse({"not_kept"});
        if (from != live_->round_began()) return find_seat(arrival);  // another round was dealt meanwhile
        const Stopwatch stopwatch;
        if (!history_) history_ = std::make_unique<RoundHistory>(live_->table(), from, *log);
        context_.metrics.spent(server::Work::rules, stopwatch.used());
        enter(*arrival);
    });
}

void Room::enter(Arrival& arrival) {
    Client& client = *arrival.client;
    if (!client.is_open()) return arrival.done();
    forget_history_ = context_.clock.after(burst, [this] { history_.reset(); });
    const table::Table& table = live_->table();
    if (client.room != nullptr) client.room->leave(client);
    client.room = this;
    watchers_.push_back(arrival.client);
    if (arrival.seat) seat_at(client, *arrival.seat);
    client.answer(arrival.id, {{"table", id()},
                               {"code", id().substr(0, protocol::code_length)},
                               {"you", record::seat_json(client.seat)},
                               {"last", client.seat ? table.last_message(*client.seat) : 0}});
    const Stopwatch stopwatch;
    const RoundHistory::Part history = history_->after(arrival.wanted.after);
    std::string told = protocol::tell_table(table, around(), client.seat, {history.happenings, history.left_out});
    context_.metrics.spent(server::Work::json, stopwatch.used());
    client.send(std::move(told));
    if (client.seat) presence_.came(*client.seat);
    arrival.done();
}

void Room::seat_at(Client& client, Seat seat) {
    client.seat = seat;
    client.announced = !context_.store.is_shared();
    client.visit = client.announced ? 0 : draw_visit();
    std::vector<std::shared_ptr<Client>> others;
    std::ranges::copy_if(watchers_, std::back_inserter(others),
                         [&](const auto& it) { return it.get() != &client && it->seat == seat; });
    send_elsewhere(others);
}

void Room::heed_visits(std::span<const table::Happening> happenings) {
    std::vector<std::shared_ptr<Client>> others;
    for (const table::Happening& it : happenings) {
        const auto* came = std::get_if<table::PresenceChanged>(&it);
        if (came == nullptr || came->visit == 0) continue;
        for (const auto& client : watchers_) {
            if (client->seat != came->seat) continue;
            if (client->visit == came->visit)
                client->announced = true;
            else if (client->announced)  // before: a visit that the log does not know yet is the later one
                others.push_back(client);
        }
    }
    send_elsewhere(others);
}

void Room::send_elsewhere(const std::vector<std::shared_ptr<Client>>& clients) {
    for (const auto& client : clients) {
        client->seat.reset();
        leave(*client);
        client->close("elsewhere");
    }
}

void Room::leave(Client& client) {
    const auto place = std::ranges::find_if(watchers_, [&](const auto& it) { return it.get() == &client; });
    if (place == watchers_.end()) return;
    const auto keep = *place;
    watchers_.erase(place);
    if (watchers_.empty()) watchers_.shrink_to_fit();
    const auto seat = std::exchange(client.seat, std::nullopt);
    client.room = nullptr;
    if (seat && live_->is_loaded() && sitter(*seat) == nullptr) presence_.went(*seat);
    leave_memory_soon();
}

void Room::order(const std::shared_ptr<Client>& client, table::MessageId id, protocol::ClientRequest wanted) {
    if (const auto fault = why_not_now(*client, wanted)) return client->refuse(id, *fault);
    heed_life(*client, wanted);
    if (std::holds_alternative<protocol::AskHint>(wanted)) return give_hint(context_, *live_, client, id);
    const auto tell = [this, client, id](const auto& what) {
        return [this, client, id, what](const Outcome& outcome) { ordered(client, id, what, outcome); };
    };
    if (const auto again = asks_to_deal(wanted)) {
        if (!client->seat) return client->refuse(id, {"not_seated"});
        if (id <= live_->table().last_message(*client->seat)) return client->answer(id, {{"again", true}});
        return dealer_.ask(*client->seat, *again, tell(wanted));
    }
    const auto decide = [this, client, id, wanted](const table::Table& table) {
        if (client->room != this) return Verdict(Fault{"not_seated"});
        return decide_guarded(table, {client->seat, id, context_.settings.stand_in, hash_of_key}, wanted);
    };
    live_->propose({decide, tell(wanted)});
}

std::optional<Fault> Room::why_not_now(Client& client, const protocol::ClientRequest& wanted) {
    const auto now = context_.clock.now();
    if (std::holds_alternative<protocol::Chat>(wanted) && client.seat) {
        if (chat_.empty()) chat_.assign(Seat::limit, server::TokenBucket(context_.settings.limits.chat));
        server::TokenBucket& seat = chat_[static_cast<std::size_t>(client.seat->index())];
        if (!seat.take(context_.settings.limits.chat, now) || !context_.chat.take(client.address(), now))
            return Fault{"too_fast"};
    }
    if (changes_seats(wanted) && !(context_.comings.take(client.address(), now) && seat_changed_.take(seat_changes_, now)))
        return Fault{"too_fast"};
    const bool was_removed = std::ranges::find(removed_, client.address()) != removed_.end();
    if (was_removed && std::holds_alternative<protocol::Sit>(wanted) && !client.seat) return Fault{"removed"};
    return std::nullopt;
}

void Room::heed_life(const Client& client, const protocol::ClientRequest& wanted) {
    if (!client.seat || !protocol::is_sign_of_life(wanted) || std::holds_alternative<protocol::Back>(wanted)) return;
    const auto stands_in = [](const table::Table& table, Seat seat) {
        return table.seat(seat).stand_in && !table.stands_firm(seat);
    };
    if (!live_->is_loaded() || !stands_in(live_->table(), *client.seat)) return;
    live_->propose({[seat = *client.seat, stands_in](const table::Table& table) {
        return stands_in(table, seat) ? Verdict(Events{table::StandInLeft{seat}}) : Verdict(Events{});
    }});
}

void Room::ordered(const std::shared_ptr<Client>& client, table::MessageId id, const protocol::ClientRequest& wanted,
                   const Outcome& outcome) {
    const auto* sit = std::get_if<protocol::Sit>(&wanted);
    if (sit == nullptr || std::holds_alternative<Fault>(outcome))
        return client->answer(id, outcome, {{"number", live_->is_loaded() ? live_->table().number() : 0}});
    const Seat seat = Seat::number(sit->seat);
    if (client->room == this && client->is_open()) seat_at(*client, seat);
    client->answer(id, outcome, {{"number", live_->table().number()}, {"you", seat.number()}});
    if (client->seat) presence_.came(seat);
}

void Room::heard_of(std::uint64_t number) {
    if (number == 0) return gone();
    live_->is_behind(number);
}

void Room::duty_changed() {
    if (!live_->is_loaded()) return;
    presence_.begin();
    bots_.look_again();
}

void Room::loaded() {
    presence_.begin();
    timers_.reevaluate();
    dealer_.watch();
}

void Room::happened(const protocol::Chapter& chapter) {
    unseat(chapter.happenings);
    timers_.reevaluate();
    dealer_.watch();
    if (history_) history_->add(live_->table(), chapter);
    if (!watchers_.empty()) tell(chapter);
    heed_visits(chapter.happenings);
}

void Room::tell(const protocol::Chapter& chapter) {
    const auto timed = [&](const auto& work) {
        const Stopwatch stopwatch;
        auto made = work();
        context_.metrics.spent(server::Work::json, stopwatch.used());
        return made;
    };
    const auto news = timed([&] { return protocol::News(live_->table(), around(), chapter); });
    const auto told = [&](protocol::Viewer viewer) {
        return timed([&] { return std::make_shared<const std::string>(news.tell(viewer)); });
    };
    server::Text for_all;
    for (const auto& client : watchers_) {
        const bool own = client->seat && protocol::is_private_to(*client->seat, chapter.happenings);
        if (!own && for_all == nullptr) for_all = told(std::nullopt);
        client->send(own ? server::Text(told(client->seat)) : for_all);
    }
}

void Room::unseat(std::span<const table::Happening> happenings) {
    for (const table::Happening& it : happenings)
        if (const auto* left = std::get_if<table::SeatLeft>(&it))
            for (const auto& client : watchers_)
                if (client->seat == left->seat) {
                    client->seat.reset();
                    if (left->by) remember_removed(*client, *left->by);
                }
}

void Room::remember_removed(const Client& client, Seat by) {
    constexpr std::size_t most = 100;
    const Client* owner = sitter(by);
    // Who shares an address with the owner can be spoken to.
    if (owner != nullptr && owner->address() == client.address()) return;
    if (removed_.size() < most) removed_.push_back(client.address());
}

void Room::settled() {
    presence_.reevaluate();
    dealer_.reevaluate();
    bots_.reevaluate();
    leave_memory_soon();
}

void Room::gone() {
    for (const auto& client : std::exchange(watchers_, {})) {
        client->room = nullptr;
        client->seat.reset();
        client->close("gone");
    }
    leave_(*this);
}

protocol::Around Room::around() const {
    const auto of_turn = timers_.time_left();
    return {id(), of_turn ? of_turn : dealer_.time_left()};
}

const Client* Room::sitter(Seat seat) const {
    const auto place = std::ranges::find_if(watchers_, [&](const auto& client) { return client->seat == seat; });
    return place == watchers_.end() ? nullptr : place->get();
}

std::size_t Room::spectators(const std::string* address) const {
    const auto looks_on = [&](const auto& client) {
        return !client->seat && (address == nullptr || client->address() == *address);
    };
    return static_cast<std::size_t>(std::ranges::count_if(watchers_, looks_on));
}

void Room::leave_memory_soon() {
    if (!watchers_.empty() || bots_.is_busy()) return idle_.cancel();
    if (idle_.is_set()) return;
    idle_ = context_.clock.after(context_.settings.idle, [this] {
        if (watchers_.empty() && !live_->is_busy()) return leave_(*this);
        idle_.cancel();
        leave_memory_soon();
    });
}

}  // namespace tenback::hub
