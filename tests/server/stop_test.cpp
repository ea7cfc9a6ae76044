// A server that stops: the hub finishes, everybody is told, nothing hangs.
#include <gtest/gtest.h>

#include <csignal>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

TEST(Stop, everybody_is_told_and_nobody_comes_in) {
    Running running;
    Client one(running.port());
    Client two(running.port());
    running.hub().wait_until_open(2);
    running.server().stop();
    for (Client* client : {&one, &two}) {
        EXPECT_EQ(client->receive(), R"({"tell":"bye","reason":"stopping"})");
        EXPECT_EQ(client->receive(), std::nullopt);
        EXPECT_EQ(client->close_code(), 1001);
    }
    running.stop();
    EXPECT_EQ(running.hub().stops(), 1);
    EXPECT_THROW(get(running.port(), "/health"), std::exception);
}

TEST(Stop, programs_25_balancers_see_it_before_the_doors_close) {
    auto settings = quiet_settings();
    settings.limits.drain = std::chrono::hours(1);
    Running running(settings);
    Client client(running.port());
    EXPECT_EQ(get(running.port(), "/ready").status, 200);
    running.server().stop();
    Answer ready;
    do ready = get(running.port(), "/ready");
    while (ready.status == 200);
    EXPECT_EQ(ready.status, 503);
    EXPECT_EQ(ready.body, "stopping\n");
    EXPECT_EQ(client.ask("still here"), "still here");
    EXPECT_TRUE(Client(running.port()).is_open()) << "whoever was sent before the balancer knew";
    EXPECT_EQ(running.hub().stops(), 0);
    running.stop();
}

TEST(Stop, a_waiting_browser_does_not_hold_it_up) {
    Running running;
    Wire silent(running.port());
    Wire waiting(running.port());
    waiting.write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(waiting.read().status, 200);
    running.stop();
    EXPECT_EQ(silent.read_to_the_end(), "");
    EXPECT_EQ(waiting.read_to_the_end(), "");
}

TEST(Stop, a_hub_that_does_not_finish_and_a_client_that_does_not_go_are_not_waited_for) {
    auto settings = quiet_settings();
    settings.limits.closing = std::chrono::milliseconds(50);
    Running running(settings);
    running.hub().refuse_to_stop();
    Client deaf(running.port());
    running.hub().wait_until_open(1);
    running.stop();
    EXPECT_EQ(running.hub().stops(), 1);
}

TEST(Stop, a_second_time_means_at_once) {
    Running running;
    running.hub().refuse_to_stop();
    const Client client(running.port());
    running.hub().wait_until_open(1);
    running.server().stop();
    running.stop();
}

TEST(Stop, signals_do_it) {
    auto running = std::make_unique<Running>();
    running->server().heed_signals();
    Client client(running->port());
    running->hub().wait_until_open(1);
    std::raise(SIGTERM);
    EXPECT_EQ(client.receive(), R"({"tell":"bye","reason":"stopping"})");
}

}  // namespace
}  // namespace tenback::testing
