// A whole hub on a store in memory, driven by messages of three clients: each message is answered exactly once, nothing is
// told out of order.
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "hub/table_hub.hpp"
#include "require.hpp"
#include "server/logging.hpp"
#include "store/sqlite.hpp"

namespace tenback::hub {
namespace {

namespace json = boost::json;

class StandingClock final : public Clock {
  public:
    [[nodiscard]] Time now() const override { return now_; }
    void advance(std::chrono::milliseconds time) {
        now_ += time;
        while (ring()) {
        }
    }

  private:
    void next_is_sooner() override {}
    Time now_{};
};

class Wire final : public server::Connection {
  public:
    void send(server::Text text) override {
        const json::object told = json::parse(*text).as_object();
        const std::string_view tell = told.at("tell").as_string();
        if (tell == "answer") {
            require(++answers[told.at("id").as_int64()] == 1, "one answer");
            return;
        }
        const std::int64_t now = told.at("number").as_int64();
        const std::int64_t count = told.contains("count") ? told.at("count").as_int64() : 1;
        require(tell == "table" || number + count == now, "nothing is missed");
        number = now;
    }
    void close(std::string_view) override { open = false; }
    [[nodiscard]] const std::string& address() const override { return address_; }

    std::map<std::int64_t, int> answers;
    std::int64_t number = 0;
    bool open = true;

  private:
    std::string address_ = "192.0.2.1";
};

/// Takes its choices from the input.
class Choices {
  public:
    Choices(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    [[nodiscard]] bool empty() const { return size_ == 0; }
    std::size_t operator()(std::size_t n) {
        if (empty()) return 0;
        --size_;
        return *data_++ % n;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
};

class Fuzzed {
  public:
    explicit Fuzzed(Choices choices) : choose_(choices) {
        server::set_log_level(server::LogLevel::off);
        HubSettings settings;
        settings.pace = std::chrono::milliseconds(0);
        settings.limits.thought = std::chrono::milliseconds(1);
        settings.limits.created = settings.limits.codes = settings.limits.chat = {0, 0};
        settings.limits.comings = {0, 0};
        hub_ =
            std::make_unique<TableHub>(settings, std::move(*store::open_sqlite("")), clock_, metrics_,
                                       [this](std::function<void()> call) { boost::asio::post(context_, std::move(call)); });
        for (auto& wire : wires_) connect(wire);
    }

    void run() {
        say(0, "create",
            {{"nonce", std::string(32, 'a')}, {"game", pick({"classic", "quick"})}, {"players", 2 + choose_(2)}});
        while (!choose_.empty()) step();
    }

  private:
    void connect(std::shared_ptr<Wire>& wire) {
        if (wire) hub_->closed(*wire);
        wire = std::make_shared<Wire>();
        hub_->opened(wire);
    }
    std::string pick(std::vector<std::string> all) { return all[choose_(all.size())]; }

    void step() {
        const std::size_t who = choose_(wires_.size());
        if (!wires_[who]->open) return connect(wires_[who]);
        switch (choose_(22)) {
            case 0: return connect(wires_[who]);
            case 1: return clock_.advance(std::chrono::seconds(choose_(70)));
            case 2: return say(who, "join", {{"table", table_}});
            case 3: return say(who, "join", {{"table", table_}, {"key", key()}});
            case 4: return say(who, "sit", {{"seat", 1 + choose_(3)}, {"name", "A"}, {"key", key()}});
            case 5: return say(who, "stand");
            case 6: return say(who, "bot", {{"seat", 1 + choose_(3)}, {"level", "easy"}});
            case 7: return say(who, "shuffle", {{"round", 1 + choose_(3)}, {"bytes", std::string(64, 'b')}});
            case 8: return say(who, "deal", {{"again", choose_(2) == 1}});
            case 9: return say(who, "wish", {{"wish", "gladly"}});
            case 10: return say(who, "begin");
            case 11:
                return say(who, "lay", {{"plays", {std::to_string(2 + choose_(98)) + pick({">U1", ">U2", ">D1", ">D2"})}}});
            case 12: return say(who, "lay", {{"plays", {"."}}});
            case 13: return say(who, "say", {{"say", pick({"leave U1", "hush", "small D2", "holds R"})}});
            case 14: return say(who, "chat", {{"text", pick({"hello", "I have 44"})}});
            case 15: return say(who, "take_back");
            case 16: return say(who, "vote", {{"seat", 1 + choose_(3)}});
            case 17: return say(who, "ready", {{"ready", choose_(3) != 0}, {"again", choose_(2) == 1}});
            case 18: return say(who, "rename", {{"name", pick({"Ann", "", " "})}});
            case 19: return say(who, "remove", {{"seat", 1 + choose_(3)}});
            case 20: return say(who, "back");
            default: return say(who, pick({"hint", "leave", "lobby", "ping"}));
        }
    }
    std::string key() { return std::string(32, pick({"1", "2", "3"})[0]); }

    /// Sends it, and waits for the answer if it is not one that may take its time.
    void say(std::size_t who, std::string_view what, json::object with = {}) {
        if (what == "create")
            with.insert({{"options", json::object()},
                         {"talk", "guarded"},
                         {"hints", true},
                         {"listed", true},
                         {"clock", 30},
                         {"bots", json::array(static_cast<std::size_t>(with.at("players").to_number<int>()), nullptr)}});
        json::object message{{"id", ++id_}, {"do", what}};
        for (auto& [name, value] : with) message.emplace(name, std::move(value));
        const auto wire = wires_[who];
        hub_->message(*wire, json::serialize(message));
        if (what == "deal" || what == "hint") return;
        while (wire->open && !wire->answers.contains(id_))
            require(context_.run_one_for(std::chrono::seconds(30)) > 0, "an answer");
        if (what == "create") find_table();
    }
    void find_table() {
        bool known = false;
        hub_->lobby([&](const server::Told& told) {
            table_ = json::parse(*told).at("tables").at(0).at("id").as_string();
            known = true;
        });
        while (!known) context_.run_one();
    }

    Choices choose_;
    boost::asio::io_context context_;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{context_.get_executor()};
    StandingClock clock_;
    server::Metrics metrics_;
    std::unique_ptr<TableHub> hub_;
    std::array<std::shared_ptr<Wire>, 3> wires_;
    std::string table_;
    std::int64_t id_ = 0;
};

}  // namespace
}  // namespace tenback::hub

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = 2000;
    tenback::hub::Fuzzed({data, std::min(size, longest)}).run();
    return 0;
}
