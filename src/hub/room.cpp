#include "hub/room.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "hub/adviser.hpp"
#include "hub/keys.hpp"
#include "hub/orders.hpp"
#include "hub/stopwatch.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::server {

/// Somebody on the way in.
struct Room::Arrival {
    std::shared_ptr<Client> client;
    MessageId id;
    protocol::Join wanted;
    std::function<void()> done;
    std::optional<Seat> seat{};
    std::uint64_t log_from = 0;  // the log that was read begins here

    void refuse(const Fault& fault) const {
        client->refuse(id, fault);
        done();
    }
};

Room::Room(Office& office, std::string id, std::function<void(Room&)> leave)
    : office_(office),
      live_(std::make_shared<LiveTable>(office, *this, std::move(id))),
      leave_(std::move(leave)),
      dealer_(office, *live_),
      patience_(office, *live_),
      presence_(office, *live_, [this](Seat seat) { return sitter(seat); }),
      bots_(office, *live_) {}

Room::~Room() {
    for (const auto& client : watchers_) client->room = nullptr;
}

void Room::join(const std::shared_ptr<Client>& client, MessageId id, protocol::Join wanted, std::function<void()> done) {
    auto arrival = std::make_shared<Arrival>(Arrival{client, id, std::move(wanted), std::move(done)});
    idle_.cancel();
    // Nothing is to be changed; it waits for the table like everything else.
    live_->propose({[](const Table&) { return Verdict(Events{}); },
                    [this, arrival](const Outcome& outcome) {
                        if (const auto* fault = std::get_if<Fault>(&outcome)) return arrival->refuse(*fault);
                        find_seat(arrival);
                    }});
}

void Room::find_seat(const std::shared_ptr<Arrival>& arrival) {
    if (arrival->wanted.key) {
        arrival->seat = seat_held_by(live_->table(), hash_of_key(*arrival->wanted.key));
        if (!arrival->seat) return arrival->refuse({"wrong_key"});
    } else if (spectators() >= office_.settings.limits.watchers) {
        return arrival->refuse({"too_many_watchers"});
    }
    arrival->log_from = live_->round_began();
    office_.store.read(id(), arrival->log_from, [this, weak = live_->weak_from_this(), arrival](const auto& log) {
        if (!weak.lock()) return arrival->refuse({"no_table"});
        if (arrival->log_from != live_->round_began()) return find_seat(arrival);  // another round was dealt meanwhile
        enter(*arrival, log);
    });
}

void Room::enter(Arrival& arrival, const StoreResult<std::vector<std::string>>& log) {
    if (!log) return arrival.refuse({"not_kept"});
    Client& client = *arrival.client;
    if (!client.is_open()) return arrival.done();
    const Table& table = live_->table();
    if (client.room != nullptr) client.room->leave(client);
    client.room = this;
    watchers_.push_back(arrival.client);
    if (arrival.seat) seat_at(client, *arrival.seat);
    client.answer(arrival.id, {{"table", id()},
                               {"code", id().substr(0, protocol::code_length)},
                               {"you", seat_json(client.seat)},
                               {"last", client.seat ? table.last_message(*client.seat) : 0}});
    const Stopwatch stopwatch;
    std::string told = protocol::tell_table(table, around(), client.seat, history(*log, arrival.wanted.after));
    office_.metrics.spent(Work::json, stopwatch.used());
    client.send(std::move(told));
    if (client.seat) presence_.came(*client.seat);
    arrival.done();
}

std::vector<Happening> Room::history(const std::vector<std::string>& log, std::uint64_t after) const {
    const Table& table = live_->table();
    const std::uint64_t first = live_->round_began();
    Events events;
    for (const std::string& text : log) {
        if (first + events.size() > table.number()) break;  // written, and not applied here yet
        const auto event = read_event(table.rules(), text);
        if (!event) break;
        events.push_back(*event);
    }
    std::vector<Happening> all;
    table.retell(events, [&](std::size_t place, std::span<const Happening> happenings) {
        if (after < first || first + place > after) all.insert(all.end(), happenings.begin(), happenings.end());
    });
    return all;
}

void Room::seat_at(Client& client, Seat seat) {
    client.seat = seat;
    client.announced = !office_.store.is_shared();
    client.visit = client.announced ? 0 : draw_visit();
    std::vector<std::shared_ptr<Client>> others;
    std::ranges::copy_if(watchers_, std::back_inserter(others),
                         [&](const auto& it) { return it.get() != &client && it->seat == seat; });
    send_elsewhere(others);
}

void Room::heed_visits(std::span<const Happening> happenings) {
    std::vector<std::shared_ptr<Client>> others;
    for (const Happening& it : happenings) {
        const auto* came = std::get_if<PresenceChanged>(&it);
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

void Room::order(const std::shared_ptr<Client>& client, MessageId id, protocol::Wanted wanted) {
    if (std::holds_alternative<protocol::AskHint>(wanted)) return give_hint(office_, *live_, client, id);
    const auto tell = [this, client, id](const auto& what) {
        return [this, client, id, what](const Outcome& outcome) { ordered(client, id, what, outcome); };
    };
    if (const auto* deal = std::get_if<protocol::AskDeal>(&wanted)) {
        if (!client->seat) return client->refuse(id, {"not_seated"});
        if (id <= live_->table().last_message(*client->seat)) return client->answer(id, {{"again", true}});
        return dealer_.ask(deal->again, tell(wanted));
    }
    if (std::holds_alternative<protocol::Chat>(wanted) &&
        !client->chat.take(office_.settings.limits.chat, office_.clock.now()))
        return client->refuse(id, {"too_fast"});
    const auto decide = [this, client, id, wanted](const Table& table) {
        if (client->room != this) return Verdict(Fault{"not_seated"});
        return decide_guarded(table, {client->seat, id, office_.settings.stand_in, hash_of_key}, wanted);
    };
    live_->propose({decide, tell(wanted)});
}

void Room::ordered(const std::shared_ptr<Client>& client, MessageId id, const protocol::Wanted& wanted,
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
    patience_.look();
}

void Room::happened(const protocol::Chapter& chapter) {
    unseat(chapter.happenings);
    patience_.look();
    if (!watchers_.empty()) tell(chapter);
    heed_visits(chapter.happenings);
}

void Room::tell(const protocol::Chapter& chapter) {
    const auto timed = [&](const auto& work) {
        const Stopwatch stopwatch;
        auto made = work();
        office_.metrics.spent(Work::json, stopwatch.used());
        return made;
    };
    const auto news = timed([&] { return protocol::News(live_->table(), around(), chapter); });
    const auto told = [&](protocol::Viewer viewer) {
        return timed([&] { return std::make_shared<const std::string>(news.tell(viewer)); });
    };
    Text for_all;
    for (const auto& client : watchers_) {
        const bool own = client->seat && protocol::is_private_to(*client->seat, chapter.happenings);
        if (!own && for_all == nullptr) for_all = told(std::nullopt);
        client->send(own ? Text(told(client->seat)) : for_all);
    }
}

void Room::unseat(std::span<const Happening> happenings) {
    for (const Happening& it : happenings)
        if (const auto* left = std::get_if<SeatLeft>(&it))
            for (const auto& client : watchers_)
                if (client->seat == left->seat) client->seat.reset();
}

void Room::settled() {
    presence_.look();
    dealer_.look();
    bots_.look();
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

const Client* Room::sitter(Seat seat) const {
    const auto place = std::ranges::find_if(watchers_, [&](const auto& client) { return client->seat == seat; });
    return place == watchers_.end() ? nullptr : place->get();
}

std::size_t Room::spectators() const {
    const auto looks_on = [](const auto& client) { return !client->seat; };
    return static_cast<std::size_t>(std::ranges::count_if(watchers_, looks_on));
}

void Room::leave_memory_soon() {
    if (!watchers_.empty() || bots_.is_busy()) return idle_.cancel();
    if (idle_.is_set()) return;
    idle_ = office_.clock.after(office_.settings.idle, [this] {
        if (watchers_.empty() && !live_->is_busy()) return leave_(*this);
        idle_.cancel();
        leave_memory_soon();
    });
}

}  // namespace tenback::server
