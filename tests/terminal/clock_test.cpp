// Time limits on the full screen: seconds in figures, and a bell before the end. Time moves by hand.
#include <gtest/gtest.h>

#include "host/local.hpp"
#include "notation/variant.hpp"
#include "terminal/screen/game_scene.hpp"

namespace tenback::terminal {
namespace {

using namespace std::chrono_literals;
using Time = Stage::Clock::time_point;

/// A table in this process that has a clock, as one on a server would.
class ClockedLink final : public host::TableLink {
  public:
    ClockedLink(std::unique_ptr<host::TableLink> inner, Time until) : inner_(std::move(inner)), until_(until) {}

    [[nodiscard]] host::Reach reach() const override { return host::Reach::connected; }
    [[nodiscard]] const std::string& id() const override { return inner_->id(); }
    std::optional<host::LinkRefusal> send(const table::Command& command) override { return inner_->send(command); }
    std::optional<host::LinkRefusal> deal(const host::NewDeal& how) override { return inner_->deal(how); }
    [[nodiscard]] std::vector<Seat> here() const override { return inner_->here(); }
    [[nodiscard]] table::PublicTable table() const override { return inner_->table(); }
    [[nodiscard]] std::optional<View> view(Seat seat) const override { return inner_->view(seat); }
    [[nodiscard]] std::vector<host::Seen> seen(std::optional<Seat> seat, std::uint64_t after) const override {
        return inner_->seen(seat, after);
    }
    host::News poll() override {
        host::News news = inner_->poll();
        news.changed = true;  // the clock may have acted
        return news;
    }
    bool wait(std::chrono::milliseconds longest) override { return inner_->wait(longest); }
    [[nodiscard]] int wake_fd() const override { return inner_->wake_fd(); }
    [[nodiscard]] std::optional<host::Thinking> thinking() const override { return inner_->thinking(); }
    [[nodiscard]] std::optional<Time> deadline() const override { return until_; }
    void hurry() override { inner_->hurry(); }
    std::optional<host::LinkRefusal> ask_hint(Seat seat) override { return inner_->ask_hint(seat); }
    [[nodiscard]] std::optional<bots::Choice> hint() const override { return inner_->hint(); }

  private:
    std::unique_ptr<host::TableLink> inner_;
    Time until_;
};

struct Clocked {
    std::unique_ptr<host::KeptGames> games = std::move(*host::KeptGames::open(std::nullopt));
    Time now{1h};
    words::Words words{words::Language::en};
    Afterwards after;
    std::shared_ptr<host::TableLink> link;
    Stage stage{words, [this] { return now; }};

    Clocked() {
        auto inner = std::move(*games->start(
            {{*parse_variant("classic players=1"), table::TalkPreset::markers, true, false, 67}, {table::Person{"Ann"}}}));
        EXPECT_FALSE(inner->deal({.seed = 1}));
        link = std::make_shared<ClockedLink>(std::move(inner), now + 67s);
        stage.push(std::make_unique<GameScene>(nullptr, link, Place{}, after));
        stage.pass_time();
    }
    ~Clocked() { stage.leave(), stage.pass_time(); }
    void let_pass(std::chrono::milliseconds time) {
        now += time;
        stage.pass_time();
    }
    [[nodiscard]] bool shows(std::string_view what) const {
        return stage.picture(80, 24).text().find(what) != std::string::npos;
    }
};

TEST(TurnClock, ShowsTheSecondsLeftInFigures) {
    Clocked it;
    EXPECT_TRUE(it.shows(" 1:07\n")) << it.stage.picture(80, 24).text();
    EXPECT_LE(it.stage.patience(), 1001ms);
    it.let_pass(1s);
    EXPECT_TRUE(it.shows(" 1:06\n"));
    it.let_pass(60500ms);
    EXPECT_TRUE(it.shows(" 0:06\n"));
    it.let_pass(60s);
    EXPECT_TRUE(it.shows(" 0:00\n"));
    for (const words::Language language : words::all_languages) {
        it.words.speak(language);
        for (const auto& [width, height] : {std::pair(40, 12), std::pair(50, 15), std::pair(80, 24), std::pair(120, 40)})
            EXPECT_EQ(it.stage.picture(width, height).faults(), std::vector<std::string>{}) << code_of(language) << width;
    }
}

TEST(TurnClock, RingsOnceBeforeTheEnd) {
    Clocked it;
    EXPECT_FALSE(it.stage.take_ring());
    it.let_pass(56s);
    EXPECT_FALSE(it.stage.take_ring());
    it.let_pass(1s);
    EXPECT_TRUE(it.stage.take_ring());
    EXPECT_TRUE(it.shows("10 seconds left, then a bot plays this turn."));
    it.let_pass(1s);
    EXPECT_FALSE(it.stage.take_ring());
}

TEST(TurnClock, CountsDownAndSaysWhenTheTimeIsUp) {
    Clocked it;
    it.let_pass(57s);
    it.let_pass(3s);
    EXPECT_TRUE(it.shows("7 seconds left, then a bot plays this turn."));
    EXPECT_TRUE(it.stage.take_ring());
    EXPECT_FALSE(it.link->send(table::MissTurn{Seat::number(1), "easy"}));
    it.let_pass(1s);
    EXPECT_TRUE(it.shows("Time is up: a bot plays this turn for you.")) << it.stage.picture(80, 24).text();
    EXPECT_FALSE(it.shows("seconds left"));
    EXPECT_TRUE(it.stage.take_ring());
}

TEST(ServersTable, NobodyIsOfferedToHurryItsBots) {
    Clocked it;
    it.stage.press(Letter{U'?'}, it.stage.picture(80, 40));
    const std::string keys = it.stage.picture(80, 40).text();
    EXPECT_NE(keys.find("read what happened"), std::string::npos) << keys;
    EXPECT_EQ(keys.find("hurry"), std::string::npos) << keys;
}

}  // namespace
}  // namespace tenback::terminal
