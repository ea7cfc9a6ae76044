#include "client/load_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "bots/registry.hpp"
#include "client/seat_keys.hpp"
#include "fair/deal.hpp"
#include "notation/notation.hpp"
#include "protocol/ask.hpp"

namespace tenback::client {

LoadOffice::LoadOffice(const LoadPlan& of) : plan(of), bot(bots::find_bot("greedy")->make()) {}
LoadOffice::~LoadOffice() = default;

/// A seat: it does what is due whenever it has heard something.
class LoadTable::SeatRun : public std::enable_shared_from_this<SeatRun> {
  public:
    SeatRun(LoadTable& table, Seat seat)
        : table_(table), office_(table.office_), seat_(seat), pause_(office_.context.get_executor()) {}

    void begin() { boost::asio::co_spawn(office_.context.get_executor(), live(shared_from_this()), boost::asio::detached); }
    void deal() { send(protocol::AskDeal{false}); }

  private:
    static Task<> live(std::shared_ptr<SeatRun> self) {
        Wire::Opened opened = co_await Wire::open(self->office_.context.get_executor(), self->office_.plan.server);
        if (const auto* error = std::get_if<WireError>(&opened)) {
            self->table_.fail("no connection: " + error->reason);
            co_return;
        }
        self->wire_ = std::get<std::shared_ptr<Wire>>(opened);
        if (self->office_.over) co_return;
        self->enter();
        while (!self->office_.over) {
            const std::optional<std::string> text = co_await self->wire_->receive();
            if (!text) break;
            self->take(*text);
        }
        if (!self->office_.over) self->table_.fail("the connection has ended");
    }

    void enter() {
        const LoadPlan& plan = office_.plan;
        if (!table_.id_.empty()) return static_cast<void>(send(protocol::Join{table_.id_, std::nullopt, 0}));
        const table::TableOptions options{plan.rules, table::TalkPreset::silent, false, false, 0};
        send(protocol::Create{draw_key(), options, std::vector<std::optional<std::string>>(plan.rules.players)});
    }

    table::MessageId send(protocol::ClientRequest wanted) {
        const protocol::ClientMessage message{++last_id_, std::move(wanted)};
        ++office_.report.sent;
        wire_->send(text_of(message));
        return last_id_;
    }

    void take(const std::string& text) {
        ++office_.report.delivered;
        office_.report.delivered_bytes += text.size();
        const auto heard_now = mirror_.hear(text);
        if (!heard_now) return table_.fail(heard_now.reason());
        std::visit([this](const auto& it) { heard(it); }, *heard_now);
        if (!office_.over) act();
    }

    void heard(const protocol::Answer& answer) {
        if (answer.fault) return table_.fail(fmt::format("refused: {} {}", answer.fault->code, answer.fault->reason));
        if (table_.id_.empty()) {  // of the one who makes the table
            table_.id_ = answer.table;
            enter();
            for (const auto& other : table_.seats_)
                if (other.get() != this) other->begin();
        }
        if (answer.id == sit_id_) table_.sat_down();
        if (answer.id != move_id_) return;
        move_id_ = 0;
        ++office_.report.moves;
        office_.report.answer.all.push_back(seconds_since(table_.moved_[static_cast<std::size_t>(seat_.index())]));
        check_my_card();
    }
    void heard(const protocol::TableTold& /*it*/) {
        if (sit_id_ == 0) sit_id_ = send(protocol::Sit{seat_.number(), fmt::format("load {}", seat_.number()), draw_key()});
    }
    void heard(const protocol::EventsTold& it) {
        for (const table::VisibleHappening& happening : it.events) {
            const auto* event = std::get_if<VisibleEvent>(&happening);
            if (event == nullptr) continue;
            if (const auto* laid = std::get_if<Laid>(event)) saw(laid->seat);
            if (const auto* ended = std::get_if<TurnEnded>(event)) saw(ended->seat);
        }
        if (const auto& game = told().table.game) table_.heard_public(told().number, *game);
        if (told().table.revealed && rounds_over_ != told().table.round) {
            rounds_over_ = told().table.round;
            table_.ended_ = *told().table.game;
        }
    }
    void heard(const protocol::Missed& /*it*/) { table_.fail("events are missing"); }
    void heard(const protocol::Bye& it) { table_.fail("bye: " + it.reason); }
    void heard(const protocol::Unheard& /*it*/) { table_.fail("an unknown message"); }

    [[nodiscard]] const protocol::Told& told() const { return *mirror_.told(); }
    static float seconds_since(Clock::time_point then) { return std::chrono::duration<float>(Clock::now() - then).count(); }
    void saw(Seat other) {
        if (other != seat_ && told().you)
            office_.report.visible.all.push_back(seconds_since(table_.moved_[static_cast<std::size_t>(other.index())]));
    }

    /// What was acknowledged is there.
    void check_my_card() {
        if (!card_) return;
        ++table_.acknowledged_;
        const auto side = static_cast<std::size_t>(office_.plan.rules.side_of(seat_));
        if (!told().table.game->laid[side].contains(*card_)) table_.fail("a card that was acknowledged does not lie there");
        card_.reset();
    }

    void act() {
        if (!mirror_.told() || !told().you) return;
        give_part();
        const auto& game = told().table.game;
        table_.count_round();
        if (!game) return;
        const auto place = static_cast<std::size_t>(seat_.index());
        if (game->status == Status::opening && game->talk.wishes[place] == Wish::unsaid && wished_ != told().table.round) {
            wished_ = told().table.round;
            send(protocol::MakeWish{Wish::do_not_care});
        }
        table_.look_whether_begun(*game);
        const bool mine = game->status == Status::playing && game->turn.seat == seat_;
        if (office_.moving && mine && move_id_ == 0 && !waits_) move_when_it_is_time();
    }

    void give_part() {
        const auto& shuffle = told().table.shuffle;
        if (!shuffle || given_ == shuffle->round) return;
        given_ = shuffle->round;
        send(protocol::GivePart{given_, fair::hex_of(fair::draw_secret().bytes)});
    }

    void move_when_it_is_time() {
        const auto when = office_.next_move();
        if (when <= Clock::now()) return move();
        waits_ = true;
        pause_.expires_at(when);
        pause_.async_wait([self = shared_from_this()](const server::error_code& error) {
            self->waits_ = false;
            if (!error && !self->office_.over) self->move();
        });
    }

    /// One card, or the end of the turn, as the cheapest bot would do it.
    void move() {
        const auto view = told().view();
        if (!view || !view->your_move()) return;
        if (planned_ != view->turn_number || next_ > plan_.size()) {
            plan_ = decide(*office_.bot->think({office_.plan.rules, *view, {}}, 1, {})).plan;
            planned_ = view->turn_number;
            next_ = 0;
        }
        const Action action = action_of(plan_, next_++);
        const auto* play = std::get_if<Play>(&action);
        card_ = play != nullptr ? std::optional(play->card) : std::nullopt;
        table_.moved_[static_cast<std::size_t>(seat_.index())] = Clock::now();
        move_id_ = send(protocol::Lay{{play != nullptr ? text_of(office_.plan.rules.game, *play) : "."}});
    }

    friend class LoadTable;
    LoadTable& table_;
    LoadOffice& office_;
    Seat seat_;
    server::Timer pause_;
    std::shared_ptr<Wire> wire_;
    protocol::ServerMirror mirror_;
    table::MessageId last_id_ = 0;
    table::MessageId sit_id_ = 0;
    table::MessageId move_id_ = 0;  // of the move that has no answer yet
    std::optional<Card> card_;      // of that move
    bool waits_ = false;            // for its time to move
    std::uint32_t given_ = 0;       // rounds for which something was done
    std::uint32_t wished_ = 0;
    std::uint32_t rounds_over_ = 0;
    bots::Plan plan_;
    int next_ = 0;
    std::uint16_t planned_ = 0;  // the turn of the plan
};

LoadTable::LoadTable(LoadOffice& office, int number) : office_(office), number_(number) {
    for (int s = 0; s < office.plan.rules.players; ++s) seats_.push_back(std::make_shared<SeatRun>(*this, Seat::at(s)));
}
LoadTable::~LoadTable() = default;

void LoadTable::begin() { seats_.front()->begin(); }

void LoadTable::play() {
    if (office_.plan.games != 0) seats_.front()->deal();
}

void LoadTable::go_on() {
    for (const auto& seat : seats_) seat->act();
}

void LoadTable::look_whether_begun(const PublicView& game) {
    if (game.status != Status::opening && !std::exchange(begun_, true)) office_.table_has_begun();
}

void LoadTable::sat_down() {
    if (++seated_ == office_.plan.rules.players) office_.table_is_ready();
}

void LoadTable::count_round() {
    const auto waits = [this](const auto& seat) {
        return seat->move_id_ != 0 || seat->rounds_over_ != seats_.front()->rounds_over_;
    };
    if (!ended_ || std::ranges::any_of(seats_, waits)) return;
    const PublicView game = *std::exchange(ended_, std::nullopt);
    round_is_over(game);
}

void LoadTable::heard_public(std::uint64_t number, const PublicView& game) {
    const auto known = std::ranges::find(known_, number, &Public::number);
    if (known == known_.end()) {
        constexpr std::size_t enough = 64;
        known_.push_back({number, game});
        if (known_.size() > enough) known_.pop_front();
    } else if (known->game != game) {
        fail(fmt::format("two seats were told different things at number {}", number));
    }
}

void LoadTable::round_is_over(const PublicView& game) {
    const auto laid = static_cast<std::uint64_t>(game.laid[0].size() + game.laid[1].size());
    if (laid != acknowledged_) fail(fmt::format("{} cards were acknowledged and {} lie there", acknowledged_, laid));
    acknowledged_ = 0;
    ++office_.report.games;
    if (office_.plan.games && ++games_ >= *office_.plan.games) return office_.table_is_done();
    for (const auto& seat : seats_) seat->deal();  // all are waited for
}

void LoadTable::fail(const std::string& what) { office_.failed(fmt::format("table {}: {}", number_ + 1, what)); }

}  // namespace tenback::client
