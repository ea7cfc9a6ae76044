// HTTPS and secure WebSockets, with a certificate made for the test.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

/// cert.pem and key.pem, made by the openssl program.
void make_certificate(const std::filesystem::path& folder) {
    const std::string command =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost "
        "-addext subjectAltName=DNS:localhost -keyout '" +
        (folder / "key.pem").string() + "' -out '" + (folder / "cert.pem").string() + "' 2>/dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0);  // NOLINT(concurrency-mt-unsafe)
}

class TlsTest : public ::testing::Test {
  protected:
    TlsTest() {
        make_certificate(folder.path());
        settings.certificate = folder.path() / "cert.pem";
        settings.key = folder.path() / "key.pem";
    }
    [[nodiscard]] Answer fetch(std::uint16_t port, const std::string& host = "localhost") const {
        Wire wire(port, settings.certificate.string());
        wire.write("GET /health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
        return wire.read();
    }

    Folder folder;
    server::Settings settings = quiet_settings();
};

TEST_F(TlsTest, pages_and_messages) {
    Running running(settings);
    EXPECT_EQ(fetch(running.port()).status, 200);
    Client client(running.port(),
                  {.headers = {{"Origin", "https://localhost"}}, .certificate = settings.certificate.string()});
    ASSERT_TRUE(client.is_open());
    EXPECT_EQ(client.ask("hello"), "hello");
    EXPECT_EQ(client.ask("close elsewhere"), "last words");
    EXPECT_EQ(client.receive(), R"({"tell":"bye","reason":"elsewhere"})");
    EXPECT_EQ(client.receive(), std::nullopt);
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.metric("tenback_connections"), 0) << "metrics are in the clear, on the loopback";
}

TEST_F(TlsTest, programs_25_browsers_are_told_to_come_encrypted_only) {
    settings.hosts = {"cards.example"};
    const Running running(settings);
    EXPECT_EQ(fetch(running.port(), "cards.example").headers["strict-transport-security"], "max-age=31536000");
    EXPECT_FALSE(fetch(running.port()).headers.contains("strict-transport-security")) << "localhost is everybody's";
}

TEST_F(TlsTest, who_does_not_speak_it_gets_nothing_and_ends) {
    settings.limits.request = std::chrono::milliseconds(50);
    const Running running(settings);
    EXPECT_EQ(get(running.port(), "/health").status, 0);
    Wire silent(running.port());
    EXPECT_EQ(silent.read_to_the_end(), "");
}

TEST_F(TlsTest, a_key_of_another_certificate_is_refused) {
    Folder other;
    make_certificate(other.path());
    settings.key = other.path() / "key.pem";
    EXPECT_THROW(Running{settings}, std::runtime_error);
}

TEST_F(TlsTest, a_new_certificate_is_taken_on_a_signal) {
    Running running(settings);
    running.server().heed_signals();
    const std::string before = settings.certificate.string() + ".old";
    std::filesystem::copy_file(settings.certificate, before);
    make_certificate(folder.path());
    EXPECT_THROW(static_cast<void>(fetch(running.port())), std::exception) << "the server still shows the old one";
    std::raise(SIGHUP);
    while (true) {  // until the signal has come through
        try {
            EXPECT_EQ(fetch(running.port()).status, 200);
            break;
        } catch (const std::exception&) {
            continue;
        }
    }
}

}  // namespace
}  // namespace tenback::testing
