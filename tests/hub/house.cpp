#include "house.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>

#include "store/sqlite.hpp"

namespace tenback::testing {

using namespace std::chrono_literals;

void HandClock::advance(std::chrono::milliseconds time) {
    const Time end = now_ + time;
    for (auto due = next(); due && *due <= end; due = next()) {
        now_ = std::max(now_, *due);
        ring();
    }
    now_ = end;
}

hub::HubSettings quick_settings() {
    hub::HubSettings settings;
    settings.pace = 0ms;
    settings.limits.created = settings.limits.codes = settings.limits.chat = {0, 0};
    settings.limits.comings = {0, 0};
    return settings;
}

std::string key_of(std::string_view name) {
    std::string key;
    for (const char c : name) {
        key += "0123456789abcdef"[static_cast<unsigned char>(c) >> 4];
        key += "0123456789abcdef"[c & 15];
    }
    key.resize(32, '0');
    return key;
}

Guest::Guest(House& house, const std::string& address) : house_(&house), address_(address) { reconnect(); }

Guest::~Guest() { disconnect(); }

void Guest::disconnect() {
    if (!wire || !house_->hub) return;
    house_->hub->closed(*wire);
    wire.reset();
}

void Guest::reconnect() {
    disconnect();
    wire = std::make_shared<Wire>(address_);
    read_ = 0;
    answers_.clear();
    house_->hub->opened(wire);
}

std::uint64_t Guest::send(std::string_view what, json::object with) {
    json::object message{{"id", ++id}, {"do", what}};
    for (auto& [key, value] : with) message.emplace(key, std::move(value));
    look();
    std::erase_if(answers_, [&](const json::object& answer) { return answer.at("id") == message.at("id"); });  // sent again
    send_text(json::serialize(message));
    return id;
}

void Guest::send_text(std::string_view text) { house_->hub->message(*wire, text); }

std::optional<json::object> Guest::answer_to(std::uint64_t message) {
    look();
    for (const json::object& answer : answers_)
        if (answer.at("id").to_number<std::uint64_t>() == message) return answer;
    return std::nullopt;
}

json::object Guest::ask(std::string_view what, json::object with) {
    const std::uint64_t message = send(what, std::move(with));
    std::optional<json::object> answer;
    house_->until([&] { return (answer = answer_to(message)) || !wire->reason.empty(); },
                  "an answer to " + json::serialize(json::object{{"id", message}, {"do", what}}));
    return answer.value_or(json::object{{"ok", false}, {"error", {{"code", "closed"}}}});
}

std::string Guest::try_to(std::string_view what, json::object with) {
    const json::object answer = ask(what, std::move(with));
    if (!answer.at("ok").as_bool()) return std::string(answer.at("error").at("code").as_string());
    return answer.contains("again") ? "again" : "ok";
}

json::object Guest::join(const std::string& table, const std::string& key) {
    json::object with{{"table", table}};
    if (!key.empty()) with["key"] = key;
    const json::object answer = ask("join", with);
    if (!answer.at("ok").as_bool()) return answer;
    house_->until([&] { return look(), !tables.empty(); }, "the table");
    id = std::max(id, answer.at("last").to_number<std::uint64_t>());
    return answer;
}

void Guest::look() {
    while (wire && read_ < wire->received.size()) take(json::parse(*wire->received[read_++]).as_object());
}

void Guest::take(const json::object& message) {
    const std::string_view tell = message.at("tell").as_string();
    if (tell == "answer") return answers_.push_back(message);
    const auto now = message.at("number").to_number<std::uint64_t>();
    if (tell == "table") {
        tables.push_back(message);
        seat = message.at("you").is_null() ? 0 : message.at("you").to_number<int>();
        take_events(message.at("history").as_array());
    } else {
        const std::uint64_t count = message.contains("count") ? message.at("count").to_number<std::uint64_t>() : 1;
        EXPECT_EQ(now, number + count) << "an event was missed or told twice";
        take_events(message.at("events").as_array());
    }
    number = now;
    if (const auto* it = message.if_contains("state")) state_ = it->is_null() ? json::object() : it->as_object();
    if (const auto* it = message.if_contains("hand")) hand = it->is_null() ? json::array() : it->as_array();
    if (const auto* it = message.if_contains("seats")) seats = it->as_array();
    if (const auto* it = message.if_contains("shuffle")) shuffle = *it;
    if (const auto* it = message.if_contains("revealed")) revealed = *it;
}

void Guest::take_events(const json::array& list) {
    for (const json::value& event : list) events.push_back(event.as_object());
}

bool Guest::has_seen(std::string_view event) const {
    return std::ranges::any_of(events, [&](const json::object& it) { return it.at("event").as_string() == event; });
}

bool Guest::move() {
    if (state_.at("may_end").as_bool()) return try_to("lay", {{"plays", {"."}}}) == "ok";
    const json::array cards = hand;  // copies: what is told meanwhile changes them
    const json::object piles = state_.at("piles").as_object();
    for (const json::value& card : cards)
        for (const auto& pile : piles) {
            const std::string play = std::string(card.as_string()) + ">" + std::string(pile.key());
            if (try_to("lay", {{"plays", {play}}}) == "ok") return true;
        }
    return false;
}

House::House(hub::HubSettings settings, const std::string& store, const store::StoreSettings& how) {
    auto opened = store.empty() ? open_sqlite("", how) : open_store(store, how);
    EXPECT_TRUE(opened) << opened.reason();
    hub =
        std::make_unique<hub::TableHub>(std::move(settings), std::move(*opened), clock, metrics,
                                        [this](std::function<void()> call) { boost::asio::post(context, std::move(call)); });
}

House::~House() { hub.reset(); }

void House::until(const std::function<bool()>& so, const std::string& what) {
    const auto end = std::chrono::steady_clock::now() + 60s;
    while (!so()) {
        if (std::chrono::steady_clock::now() > end) throw std::runtime_error("waited in vain for " + what);
        context.run_one_for(10ms);  // so() itself may let things happen: then nothing else need come
    }
}

std::string House::readiness() {
    std::optional<std::optional<std::string>> trouble;
    hub->readiness([&](std::optional<std::string> it) { trouble = std::move(it); });
    until([&] { return trouble.has_value(); }, "readiness");
    return trouble->value_or("");
}

std::string House::create(json::object options) {
    Guest creator(*this, "192.0.2.1");
    const json::object answer = creator.ask("create", std::move(options));
    EXPECT_TRUE(answer.at("ok").as_bool()) << json::serialize(answer);
    return std::string(answer.at("table").as_string());
}

std::vector<std::string> House::records(const std::string& table) {
    std::optional<server::Told> told;
    hub->records(table, [&](server::Told it) { told = std::move(it); });
    until([&] { return told.has_value(); }, "records");
    const server::Told& text = *told;
    std::vector<std::string> lines;
    for (std::size_t at = 0; text && at < text->size();) {
        const std::size_t end = text->find('\n', at);
        lines.push_back(text->substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::vector<Guest> House::seat_people(const std::string& table, int people) {
    std::vector<Guest> guests;
    for (int seat = 1; seat <= people; ++seat) {
        Guest& guest = guests.emplace_back(*this, "192.0.2." + std::to_string(10 + seat));
        guest.join(table);
        const std::string name = "Person " + std::string(1, static_cast<char>('A' + seat - 1));
        EXPECT_EQ(guest.try_to("sit", {{"seat", seat}, {"name", name}, {"key", key_of(name)}}), "ok");
        guest.seat = seat;
    }
    return guests;
}

json::object table_options(std::string_view game, int players, int bots, std::string_view talk) {
    static int made = 0;
    json::array levels;
    for (int seat = 1; seat <= players; ++seat)
        levels.push_back(seat > players - bots ? json::value("normal") : json::value(nullptr));
    return {{"nonce", key_of("table " + std::to_string(++made))},
            {"game", game},
            {"players", players},
            {"options", json::object()},
            {"talk", talk},
            {"hints", true},
            {"listed", false},
            {"clock", nullptr},
            {"bots", levels}};
}

void deal(House& house, std::vector<Guest>& people, bool again) {
    for (Guest& guest : people) {
        guest.look();
        if (again) continue;
        const std::string bytes = key_of("part " + std::to_string(guest.seat)) + key_of("and more");
        EXPECT_EQ(guest.try_to("shuffle", {{"round", guest.shuffle.at("round")}, {"bytes", bytes}}), "ok");
    }
    const std::string before = people.front().status();
    for (Guest& guest : people)  // after a round everybody is waited for
        if (!before.empty() && &guest != &people.front()) {
            EXPECT_EQ(guest.try_to("ready", {{"ready", true}, {"again", again}}), "ok");
        }
    EXPECT_EQ(people.front().try_to("deal", {{"again", again}}), "ok");
    for (Guest& guest : people)
        house.until([&] { return guest.look(), guest.status() == "opening" || guest.status() == "playing"; }, "a hand");
}

void begin(House& house, std::vector<Guest>& people) {
    for (Guest& guest : people) {
        guest.look();
        if (guest.status() == "opening") {
            EXPECT_EQ(guest.try_to("wish", {{"wish", "gladly"}}), "ok");
        }
    }
    for (Guest& guest : people) house.until([&] { return guest.look(), guest.status() != "opening"; }, "the beginning");
}

Guest* somebodys_turn(House& house, std::vector<Guest>& people) {
    Guest* mover = nullptr;
    house.until(
        [&] {
            for (Guest& guest : people) {
                guest.look();
                if (guest.to_move()) mover = &guest;
            }
            return mover != nullptr || people.front().status() == "won" || people.front().status() == "lost";
        },
        "somebody's turn");
    return mover;
}

void play_out(House& house, std::vector<Guest>& people) {
    while (Guest* mover = somebodys_turn(house, people)) EXPECT_TRUE(mover->move());
    for (Guest& guest : people)
        house.until([&] { return guest.look(), guest.status() == people.front().status(); }, "the end");
}

}  // namespace tenback::testing
