// Clients for the tests, over real sockets; what they wait for they wait for without an end.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenback::testing {

using Headers = std::map<std::string, std::string>;

struct Answer {
    int status = 0;   // 0: the connection was closed without an answer
    Headers headers;  // names in small letters
    std::string body;
};

/// A connection with nothing but bytes. With the path of a certificate it speaks TLS and trusts only that.
class Wire {
  public:
    explicit Wire(std::uint16_t port, const std::string& certificate = "");
    Wire(Wire&&) noexcept;
    ~Wire();

    void write(const std::string& bytes);
    /// The reply to a request of this method.
    Answer read(const std::string& method = "GET");
    /// Everything until the other end closes.
    std::string read_to_the_end();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

/// One request on a connection of its own.
Answer get(std::uint16_t port, const std::string& target, const Headers& headers = {}, const std::string& method = "GET");

/// How a WebSocket is asked for.
struct Asking {
    Headers headers{};  // e.g. Origin; an empty value leaves a usual one out
    std::string protocol = "tenback.1";
    std::string certificate{};  // TLS, as above
};

/// A WebSocket.
class Client {
  public:
    explicit Client(std::uint16_t port, const Asking& asking = {});
    Client(Client&&) noexcept;
    ~Client();

    /// Whether it was let in, or what it was told instead.
    [[nodiscard]] bool is_open() const { return answer_.status == 101; }
    [[nodiscard]] const Answer& answer() const { return answer_; }

    void send(const std::string& text);
    void send_binary(const std::string& bytes);
    /// Nothing if the connection has ended.
    std::optional<std::string> receive();
    std::optional<std::string> ask(const std::string& text);
    /// Of the close frame that the server sent; 0 if it sent none.
    [[nodiscard]] int close_code() const;
    void close();

  private:
    struct Inside;
    template <class Stream>
    struct Over;
    std::unique_ptr<Inside> inside_;
    Answer answer_;
};

}  // namespace tenback::testing
