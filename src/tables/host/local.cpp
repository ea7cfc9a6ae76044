#include "host/local.hpp"

#include <atomic>
#include <future>

#include "host/logged_table.hpp"
#include "host/thinker.hpp"
#include "record/chance.hpp"
#include "store/wake.hpp"
#include "table/driver.hpp"

namespace tenback::host {
namespace {

class LocalTable final : public TableLink {
  public:
    LocalTable(LoggedTable logged, LocalSettings settings) : logged_(std::move(logged)), settings_(std::move(settings)) {
        if (commit(with_talk(table::Draft(truth())))) wake_.signal();  // what cannot be kept is not said
    }

    [[nodiscard]] const std::string& id() const override { return logged_.id(); }

    std::optional<LinkRefusal> send(const table::Command& command) override {
        finish_writing();
        return commit(truth().decide(command));
    }

    std::optional<LinkRefusal> deal(const NewDeal& how) override {
        finish_writing();
        const Rules& rules = truth().rules();
        if (!how.same_again)
            return commit(truth().decide(
                table::seeded_deal(rules, how.seed.value_or(record::chance_seed()), how.seed.has_value()), how.first));
        if (!truth().round()) return table::Denial::no_round;
        return commit(truth().decide(same_deal(truth()), how.first));
    }

    [[nodiscard]] std::vector<Seat> here() const override {
        std::vector<Seat> seats;
        for (int s = 0; s < truth().rules().players; ++s)
            if (truth().seat(Seat::at(s)).is_person()) seats.push_back(Seat::at(s));
        return seats;
    }
    [[nodiscard]] table::PublicTable table() const override { return truth().public_table(); }
    [[nodiscard]] std::optional<View> view(Seat seat) const override {
        return is_here(seat) ? truth().view(seat) : std::nullopt;
    }
    [[nodiscard]] std::vector<Seen> seen(std::optional<Seat> seat, std::uint64_t after) const override {
        std::vector<Seen> result;
        if (!seat || !is_here(*seat)) return result;
        const std::vector<table::VisibleHappening>& all = logged_.seen(*seat);
        for (std::uint64_t n = after; n < all.size(); ++n) result.push_back({n + 1, all[n]});
        return result;
    }

    News poll() override {
        wake_.drain();
        News news;
        if (auto advice = adviser_.answer()) {
            hint_ = *advice;
            news.changed = true;
        }
        if (writing_ && written_) {
            news.trouble = finish_writing();
            news.changed = news.changed || !news.trouble;
        } else if (!writing_) {
            news.trouble = let_bot_act();
        }
        return news;
    }
    bool wait(std::chrono::milliseconds longest) override { return wake_.wait(longest); }
    [[nodiscard]] int wake_fd() const override { return wake_.fd(); }

    [[nodiscard]] std::optional<Thinking> thinking() const override {
        if (adviser_.busy()) return Thinking{advised_, true, adviser_.progress()};
        if (thinker_.busy()) return Thinking{truth().round()->state().turn.seat, false, thinker_.progress()};
        return std::nullopt;
    }
    void hurry() override {
        thinker_.hurry();
        adviser_.hurry();
    }

    std::optional<LinkRefusal> ask_hint(Seat seat) override {
        if (!is_here(seat)) return Refusal::not_your_turn;
        if (const auto refusal = why_no_hint(truth(), seat)) return as_link_refusal(*refusal);
        advised_ = seat;
        hint_.reset();
        adviser_.ask(question(seat, crew_[table::adviser()]));
        return std::nullopt;
    }
    [[nodiscard]] std::optional<bots::Choice> hint() const override { return hint_; }

  private:
    [[nodiscard]] const table::Table& truth() const { return logged_.table(); }
    [[nodiscard]] bool is_here(Seat seat) const { return truth().has(seat) && truth().seat(seat).is_person(); }

    [[nodiscard]] Question question(Seat seat, const bots::Bot& who) const {
        return {truth().knowledge(seat), &who, bot_seed(truth(), seat),
                settings_.effort.value_or(who.usual_effort(truth().rules()))};
    }

    std::optional<LinkRefusal> commit(const table::Decision& decision) {
        table::Draft draft(truth());
        if (const auto refusal = draft.add(decision)) return as_link_refusal(*refusal);
        return commit(with_talk(std::move(draft)));
    }
    std::optional<LinkRefusal> commit(const table::Draft& draft) {
        return settle(draft.empty() ? std::nullopt : logged_.commit(draft));
    }

    /// After an attempt to change the table. If it changed, advice for the position before is void, and poll looks on.
    std::optional<LinkRefusal> settle(std::optional<LinkRefusal> refusal) {
        const auto* error = refusal ? std::get_if<store::StoreError>(&*refusal) : nullptr;
        if (refusal && (error == nullptr || error->fault != store::StoreFault::conflict)) return refusal;
        adviser_.cancel();
        hint_.reset();
        if (truth().duties().empty()) thinker_.cancel();
        spoken_at_ = turn_of(truth());
        wake_.signal();
        return refusal;
    }

    /// Bots talk when a turn begins, before anybody can act in it: it is written together with what began the turn.
    table::Draft with_talk(table::Draft draft) {
        if (bots_may_talk(draft.after()) && turn_of(draft.after()) != spoken_at_)
            add_says(draft, talk_of_bots(draft.after(), crew_));
        return draft;
    }

    /// What the bot does now, or nothing while it thinks.
    std::optional<Action> next_action(const table::BotDuty& duty) {
        const bots::Bot& who = crew_[duty.level];
        if (truth().round()->opening()) return who.wish(truth().rules(), *truth().view(duty.seat));
        if (planned_at_ != truth().number()) {  // another turn, or somebody spoke, which may change the plan
            plan_.reset();
            planned_at_ = truth().number();
            thinker_.ask(question(duty.seat, who));
        }
        if (auto choice = thinker_.answer()) {
            plan_ = choice->plan;
            next_ = 0;
        }
        if (!plan_) return std::nullopt;
        return action_of(*plan_, next_);
    }

    /// Begins to write what a bot does now, on another thread: a slow disk keeps nobody's keys waiting.
    std::optional<LinkRefusal> let_bot_act() {
        const std::vector<table::BotDuty> duties = truth().duties();
        if (duties.empty()) return std::nullopt;
        const std::optional<Action> action = next_action(duties.front());
        if (!action) return std::nullopt;
        table::Draft draft(truth());
        if (const auto refusal = draft.add(truth().decide(table::Do{duties.front().seat, *action}, table::Actor::bot)))
            return as_link_refusal(*refusal);
        draft = with_talk(std::move(draft));
        written_ = false;
        auto outcome = std::async(std::launch::async, [this, &store = logged_.store(), log = logged_.append_of(draft)] {
            auto error = store.append(log);
            written_ = true;
            wake_.signal();
            return error;
        });
        writing_ = Writing{std::move(draft), *action, std::move(outcome)};
        return std::nullopt;
    }

    /// Applies what a bot did once it is on disk; waits for that if it must. Nobody else uses the store meanwhile.
    std::optional<LinkRefusal> finish_writing() {
        if (!writing_) return std::nullopt;
        Writing done = std::move(*writing_);
        writing_.reset();
        if (auto trouble = settle(logged_.settle(std::move(done.draft), done.outcome.get()))) return trouble;
        ++next_;
        // The plan goes on until its turn ends; then nobody has one.
        planned_at_ = std::holds_alternative<Play>(done.action) ? truth().number() : 0;
        return std::nullopt;
    }

    /// An action of a bot on its way to the disk.
    struct Writing {
        table::Draft draft;
        Action action;
        std::future<std::optional<store::StoreError>> outcome;
    };

    LoggedTable logged_;
    LocalSettings settings_;
    bots::BotCrew crew_;
    store::Wake wake_;
    std::optional<bots::Plan> plan_;  // of the turn of a bot
    int next_ = 0;                    // how far it has been carried out
    std::uint64_t planned_at_ = 0;    // the number of the table for which it holds, or is being made
    std::optional<table::TurnOf> spoken_at_;
    std::optional<bots::Choice> hint_;
    Seat advised_;
    Thinker thinker_{[this] { wake_.signal(); }};
    Thinker adviser_{[this] { wake_.signal(); }};
    std::atomic<bool> written_ = false;
    std::optional<Writing> writing_;  // last: its thread uses what stands above, and is waited for
};

}  // namespace

LinkResult open_local(store::Store& store, const std::string& id, const NewTable& table, const LocalSettings& settings) {
    auto logged = LoggedTable::open(store, id, table.options, table.seats);
    if (!logged) return logged.error();
    return std::unique_ptr<TableLink>(std::make_unique<LocalTable>(std::move(*logged), settings));
}

LinkResult resume_local(store::Store& store, const std::string& id, const LocalSettings& settings) {
    auto logged = LoggedTable::load(store, id);
    if (!logged) return logged.error();
    return std::unique_ptr<TableLink>(std::make_unique<LocalTable>(std::move(*logged), settings));
}

}  // namespace tenback::host
