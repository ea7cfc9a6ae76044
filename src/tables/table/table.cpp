#include "table/table.hpp"

#include <algorithm>
#include <utility>

#include "table/check.hpp"

namespace tenback::table {

namespace {

/// Those at the table are told the level; who plays it stands in logs and records.
void keep_public(Sitter& sitter) {
    if (auto* machine = std::get_if<Machine>(&sitter)) machine->player.clear();
}

}  // namespace

/// What an event changes, once it has been checked.
struct TableChange {
    Table& table;
    std::vector<Happening>& happenings;

    void operator()(const TableOpened& /*event*/) const {}
    void operator()(const SeatTaken& event) const {
        vacate(event.seat);
        seat(event.seat).sitter = event.sitter;
        table.since_[event.seat.index()] = table.number_;
        find_owner();
        SeatTaken told = event;
        keep_public(told.sitter);
        happenings.emplace_back(std::move(told));
    }
    void operator()(const SeatLeft& event) const {
        vacate(event.seat);
        find_owner();
        happenings.emplace_back(event);
    }
    void operator()(const SeatRenamed& event) const {
        seat(event.seat).sitter = Person{event.name};
        added(event.seat);
        happenings.emplace_back(event);
    }
    void operator()(const SeatReady& event) const {
        seat(event.seat).ready = event.ready;
        seat(event.seat).again = event.ready && event.again;
        added(event.seat);
        happenings.emplace_back(event);
    }
    void operator()(const SeatHeld& event) const { table.holders_[event.seat.index()] = event.hash; }
    void operator()(const PresenceChanged& event) const {
        seat(event.seat).away = !event.here;
        if (event.here) seat(event.seat).votes = 0;
        happenings.emplace_back(event);
    }
    void operator()(const SecretDrawn& event) const {
        table.shuffle_ = Shuffle{event.round, event.secret, event.commitment};
        happenings.emplace_back(SecretCommitted{event.round, event.commitment});
    }
    void operator()(const PartGiven& event) const {
        table.shuffle_->parts[event.seat.index()] = event.bytes;
        happenings.emplace_back(PartTaken{event.seat});
    }
    void operator()(const CardsDealt& event) const {
        table.round_.emplace(table.rules(), event);
        table.stood_in_.clear();
        table.said_ = {};
        table.late_ = {};
        for (SeatInfo& info : table.seats_) info.ready = info.again = false;
        for (SeatInfo& info : table.seats_) info.votes = 0;
        table.dealt_from_ = event.fair ? table.shuffle_ : std::nullopt;
        table.shuffle_.reset();
        ++table.rounds_;
        happenings.emplace_back(HandsDealt{table.rounds_, event.known, table.round_->state().hands});
    }
    void operator()(const RoundBegun& event) const {
        std::vector<Event> events;
        table.round_->begin(table.rules(), event.first, events);
        happenings.insert(happenings.end(), events.begin(), events.end());
    }
    void operator()(const SeatActed& event) const {
        const auto turn = table.round_->state().turn_number;
        std::vector<Event> events;
        SeatInfo& actor = seat(event.seat);
        table.round_->act(table.rules(), event.seat, event.action, actor.stand_in.has_value(), events);
        happenings.insert(happenings.end(), events.begin(), events.end());
        obeyed(event.seat, event.id);
        const bool moved = std::holds_alternative<Play>(event.action) || std::holds_alternative<EndTurn>(event.action);
        if (!moved && !actor.played_by()) added(event.seat);
        std::vector<Seat>& marked = table.stood_in_;
        if (actor.stand_in && std::find(marked.begin(), marked.end(), event.seat) == marked.end())
            marked.push_back(event.seat);
        if (!table.round_->over() && table.round_->state().turn_number == turn) return;
        if (!actor.stand_in) actor.missed = 0;
        dismiss_late();
    }
    void operator()(const PlayTakenBack& event) const {
        happenings.emplace_back(Retracted{event.seat, *table.round_->last_play_of(event.seat)});
        table.round_->take_back(table.rules());
        obeyed(event.seat, event.id);
        added(event.seat);
    }
    void operator()(const SeatSpoke& event) const {
        happenings.emplace_back(Chatted{event.seat, event.text});
        obeyed(event.seat, event.id);
        added(event.seat);
    }
    void operator()(const StandInVoted& event) const {
        seat(event.absent).votes |= static_cast<std::uint8_t>(1U << event.seat.index());
        added(event.seat);
        happenings.emplace_back(event);
    }
    void operator()(const StandInCame& event) const {
        SeatInfo& info = seat(event.seat);
        info.stand_in = event.level;
        info.votes = 0;
        info.missed = event.missed;
        if (event.missed > 0) {
            const auto turn = table.round_->state().turn_number;
            table.firm_[event.seat.index()] = std::exchange(table.late_[event.seat.index()], turn) == turn;
        }
        happenings.emplace_back(event);
    }
    void operator()(const StandInLeft& event) const {
        seat(event.seat).stand_in.reset();
        seat(event.seat).missed = 0;
        table.firm_[event.seat.index()] = false;
        happenings.emplace_back(event);
    }

  private:
    /// What belonged to whoever sat there goes with them.
    void vacate(Seat seat) const {
        this->seat(seat) = {};
        table.holders_[seat.index()].clear();
        table.messages_[seat.index()] = 0;
        table.firm_[seat.index()] = false;
        if (table.shuffle_) table.shuffle_->parts[seat.index()].clear();
    }
    /// Of the people who sit, the one who sat down first.
    void find_owner() const {
        SeatInfo* owner = nullptr;
        std::uint64_t first = 0;
        for (std::size_t s = 0; s < table.seats_.size(); ++s) {
            SeatInfo& info = table.seats_[s];
            info.owner = false;
            if (!info.is_person() || (owner != nullptr && table.since_[s] >= first)) continue;
            owner = &info;
            first = table.since_[s];
        }
        if (owner != nullptr) owner->owner = true;
    }
    /// A turn is over: whoever was late for it plays the next one.
    void dismiss_late() const {
        for (int s = 0; s < table.rules().players; ++s) {
            SeatInfo& info = seat(Seat::at(s));
            table.firm_[static_cast<std::size_t>(s)] = false;
            if (!info.is_late()) continue;
            info.stand_in.reset();
            happenings.emplace_back(StandInLeft{Seat::at(s)});
        }
    }
    /// Besides plays.
    void added(Seat seat) const { ++table.said_[seat.index()]; }
    void obeyed(Seat seat, MessageId id) const {
        if (id != 0) table.messages_[seat.index()] = id;
    }
    [[nodiscard]] SeatInfo& seat(Seat seat) const { return table.seats_[static_cast<std::size_t>(seat.index())]; }
};

Table::Table(const TableOptions& options) : options_(options), seats_(options.rules.players) {}

std::optional<TableRefusal> Table::apply(const TableEvent& event, std::vector<Happening>* happenings) {
    if (const auto refusal = std::visit(TableCheck{*this}, event)) return refusal;
    std::vector<Happening> unheard;
    std::visit(TableChange{*this, happenings != nullptr ? *happenings : unheard}, event);
    ++number_;
    return std::nullopt;
}

void Table::retell(std::span<const TableEvent> events, const Retelling& tell) const {
    // The events were checked when they were applied, so it is enough that the round can be dealt again.
    Table again = *this;
    if (round_) --again.rounds_;
    again.round_.reset();
    again.shuffle_ = dealt_from_;
    // Those who were late for a turn since then were not when it began.
    for (SeatInfo& info : again.seats_) {
        if (info.is_late()) info.stand_in.reset();
        info.missed = 0;
    }
    for (std::size_t place = 0; place < events.size(); ++place) {
        std::vector<Happening> happenings;
        std::visit(TableChange{again, happenings}, events[place]);
        tell(place, happenings);
    }
}

bool Table::voted(Seat seat, Seat absent) const { return ((this->seat(absent).votes >> seat.index()) & 1) != 0; }

int votes_needed(std::span<const SeatInfo> seats, Seat absent) {
    int people = 0;
    for (std::size_t s = 0; s < seats.size(); ++s)
        if (Seat::at(static_cast<int>(s)) != absent && seats[s].is_present() && !seats[s].stand_in) ++people;
    return people / 2 + 1;
}

ChatRule Table::chat() const {
    if (options_.talk == TalkPreset::silent) return ChatRule::none;
    if (!running() || options_.talk == TalkPreset::open) return ChatRule::free;
    return options_.talk == TalkPreset::guarded ? ChatRule::guarded : ChatRule::none;
}

std::optional<TableRefusal> Table::why_not_take_back(Seat seat) const {
    if (!has(seat)) return Denial::no_such_seat;
    if (!round_) return Denial::no_round;
    if (round_->over()) return Refusal::game_over;
    if (!this->seat(seat).is_person() || this->seat(seat).stand_in) return Denial::not_yours;
    const auto people = std::count_if(seats_.begin(), seats_.end(), [](const SeatInfo& it) { return it.is_person(); });
    if (people > 1) return Denial::others_have_seen;
    if (!round_->last_play_of(seat)) return Denial::nothing_to_take_back;
    return std::nullopt;
}

namespace {

std::optional<PublicShuffle> public_part(const std::optional<Shuffle>& shuffle) {
    if (!shuffle) return std::nullopt;
    PublicShuffle result{shuffle->round, shuffle->commitment, {}};
    for (int s = 0; s < Seat::limit; ++s)
        if (!shuffle->parts[static_cast<std::size_t>(s)].empty()) result.given.push_back(Seat::at(s));
    return result;
}

}  // namespace

PublicTable Table::public_table() const {
    PublicTable result{.options = options_,
                       .seats = seats_,
                       .round = rounds_,
                       .known_deal = round_ && round_->known(),
                       .game = std::nullopt,
                       .take_backs = round_ ? round_->take_backs() : 0,
                       .may_take_back = round_ && !why_not_take_back(round_->state().turn.seat),
                       .shuffle = public_part(shuffle_),
                       .stood_in = stood_in_,
                       .revealed = std::nullopt};
    for (SeatInfo& info : result.seats) keep_public(info.sitter);
    if (round_) result.game = public_view(rules(), round_->state(), round_->talk());
    if (round_ && round_->over()) result.revealed = {round_->state().hands, round_->seed(), dealt_from_};
    return result;
}

std::optional<View> Table::view(Seat seat) const {
    if (!round_) return std::nullopt;
    return view_of(rules(), round_->state(), round_->talk(), seat);
}

SeatKnowledge Table::knowledge(Seat seat) const { return {rules(), *view(seat), round_->seen(rules(), seat)}; }

std::vector<BotDuty> Table::machines() const {
    std::vector<BotDuty> result;
    for (int s = 0; s < rules().players; ++s)
        if (const auto level = seat(Seat::at(s)).played_by()) result.push_back({Seat::at(s), std::string(*level)});
    return result;
}

std::vector<BotDuty> Table::duties() const {
    if (!running()) return {};
    std::vector<BotDuty> result = machines();
    std::erase_if(result, [&](const BotDuty& duty) {
        if (round_->opening()) return round_->talk().wishes[duty.seat.index()] != Wish::unsaid;
        return duty.seat != round_->state().turn.seat;
    });
    return result;
}

}  // namespace tenback::table
