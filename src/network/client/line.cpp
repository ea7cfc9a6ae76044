#include "client/line.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <mutex>
#include <thread>

#include "client/wire.hpp"

namespace tenback::client {

namespace {

using std::chrono::milliseconds;
constexpr milliseconds first_wait{250};
constexpr milliseconds longest_wait{15'000};

}  // namespace

struct Line::Inside {
    Inside(ServerAddress where, std::function<void()> wake_up)
        : address(std::move(where)), wake(std::move(wake_up)), pause(context.get_executor()) {
        boost::asio::co_spawn(context.get_executor(), keep_connecting(), boost::asio::detached);
        thread = std::thread([this] { context.run(); });
    }
    ~Inside() {
        context.stop();
        thread.join();
    }

    Task<> keep_connecting() {
        milliseconds wait = first_wait;
        while (!hung_up) {
            Wire::Opened opened = co_await Wire::open(context.get_executor(), address);
            if (auto* open = std::get_if<std::shared_ptr<Wire>>(&opened)) {
                wait = first_wait;
                wire = *open;
                report(Up{});
                co_await listen();
                wire.reset();
                report(Down{WireFault::unreachable, {}});
            } else {
                auto& error = std::get<WireError>(opened);
                report(Down{error.fault, std::move(error.reason)});
            }
            if (hung_up) co_return;
            pause.expires_after(wait);
            co_await pause.async_wait(server::to_await);
            wait = std::min(2 * wait, longest_wait);
        }
    }

    Task<> listen() {
        while (true) {
            std::optional<std::string> text = co_await wire->receive();
            if (!text) co_return;
            report(Came{std::move(*text)});
        }
    }

    void report(LineEvent event) {
        {
            const std::lock_guard lock(mutex);
            events.push_back(std::move(event));
        }
        wake();
    }

    boost::asio::io_context context{1};
    ServerAddress address;
    std::function<void()> wake;
    server::Timer pause;
    std::shared_ptr<Wire> wire;
    bool hung_up = false;  // like all above, of the line's thread
    std::mutex mutex;
    std::vector<LineEvent> events;
    std::thread thread;
};

Line::Line(const ServerAddress& address, std::function<void()> wake)
    : inside_(std::make_unique<Inside>(address, std::move(wake))) {}
Line::~Line() = default;

std::vector<LineEvent> Line::take() {
    const std::lock_guard lock(inside_->mutex);
    return std::exchange(inside_->events, {});
}

void Line::send(std::string text) {
    boost::asio::post(inside_->context, [inside = inside_.get(), text = std::move(text)]() mutable {
        if (inside->wire) inside->wire->send(std::move(text));
    });
}

void Line::hang_up() {
    boost::asio::post(inside_->context, [inside = inside_.get()] {
        inside->hung_up = true;
        inside->pause.cancel();
        if (inside->wire) inside->wire->cut();
    });
}

}  // namespace tenback::client
