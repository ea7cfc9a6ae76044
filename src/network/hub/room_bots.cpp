#include "hub/room_bots.hpp"

namespace tenback::hub {

void RoomBots::reevaluate() {
    const auto now = duty();
    if (now && doing_ && *now == *doing_) return;
    stop();
    if (!now) return;
    doing_ = std::make_unique<Doing>(*now);
    last_ = context_.clock.now();
    if (context_.ours.test(store::shard_of(live_.id()))) return begin();
    // Another process looks after this table; unless it has died or stands still. What one table has found out helps all.
    later_ = context_.clock.after(context_.grace(), [this] {
        context_.neglected();
        begin();
    });
}

void RoomBots::look_again() {
    stop();
    reevaluate();
}

std::optional<RoomBots::Doing> RoomBots::duty() const {
    const table::Table& table = live_.table();
    if (!table.running()) return std::nullopt;
    const auto doing = [&](What what, const table::BotDuty& who) { return Doing{what, who, *table.view(who.seat)}; };
    const std::vector<table::BotDuty> duties = table.duties();
    if (table.round()->opening()) return duties.empty() ? std::nullopt : std::optional(doing(What::wish, duties.front()));
    const std::vector<table::BotDuty> machines = table.machines();
    if (bots_may_talk(table) && spoken_ != turn_of(table) && !machines.empty()) return doing(What::talk, machines.front());
    return duties.empty() ? std::nullopt : std::optional(doing(What::turn, duties.front()));
}

void RoomBots::begin() {
    switch (doing_->what) {
        case What::wish: return ask_wish();
        case What::talk: return ask_talk();
        case What::turn: return ask_turn();
    }
}

BotQuestion RoomBots::question(const table::BotDuty& who) const {
    const table::Table& table = live_.table();
    return {who.level, table.knowledge(who.seat), bot_seed(table, who.seat)};
}

void RoomBots::ask_wish() {
    thinking_ = context_.bots.ask_wish(question(doing_->who), [this](Wish wish) { act(wish); });
}

void RoomBots::ask_talk() {
    std::vector<BotQuestion> questions;
    for (const table::BotDuty& machine : live_.table().machines()) questions.push_back(question(machine));
    thinking_ = context_.bots.ask_talk(std::move(questions), [this](const table::Says& says) { speak(says); });
}

void RoomBots::ask_turn() {
    thinking_ = context_.bots.ask_turn(Workers::Haste::soon, question(doing_->who), [this](const BotPool::Turns& turns) {
        plan_ = turns.front().plan;
        next_ = 0;
        go_on();
    });
}

void RoomBots::speak(const table::Says& says) {
    spoken_ = turn_of(live_.table());
    if (says.empty()) return reevaluate();
    const auto decide = [says, then = spoken_](const table::Table& table) {
        table::Draft draft(table);
        if (turn_of(table) == then) add_says(draft, says);
        return Verdict(draft.events());
    };
    // What cannot be kept is not said.
    live_.propose({decide, [this](const Outcome& outcome) {
                       if (std::holds_alternative<Fault>(outcome)) return try_again_later();
                       reevaluate();
                   }});
}

void RoomBots::go_on() {
    const auto due = last_ + context_.settings.pace;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(due - context_.clock.now());
    if (wait.count() <= 0) return act(action_of(*plan_, next_));
    later_ = context_.clock.after(wait, [this] { act(action_of(*plan_, next_)); });
}

void RoomBots::act(const Action& action) {
    const auto decide = [doing = *doing_, action](const table::Table& table) {
        const auto view = table.view(doing.who.seat);
        if (!view || *view != doing.view) return Verdict(Events{});  // overtaken
        return verdict_of(table.decide(table::Do{doing.who.seat, action}, table::Actor::bot));
    };
    live_.propose({decide, [this, action, task = task_](const Outcome& outcome) {
                       if (task == task_) acted(action, outcome);
                   }});
}

void RoomBots::acted(const Action& action, const Outcome& outcome) {
    if (std::holds_alternative<Fault>(outcome)) return try_again_later();
    if (!std::holds_alternative<Play>(action) || !live_.table().running()) return stop();
    doing_->view = *live_.table().view(doing_->who.seat);
    last_ = context_.clock.now();
    ++next_;
    go_on();
}

void RoomBots::stop() {
    ++task_;
    doing_.reset();
    thinking_.reset();
    plan_.reset();
    later_.cancel();
}

void RoomBots::try_again_later() {
    stop();
    later_ = context_.clock.after(context_.settings.retry, [this] { reevaluate(); });
}

}  // namespace tenback::hub
