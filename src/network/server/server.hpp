// The server: sockets, HTTP and WebSockets around a hub, on the thread that calls `run`.
#pragma once

#include <cstdint>
#include <memory>

#include "base/result.hpp"
#include "server/hub.hpp"
#include "server/settings.hpp"

namespace tenback::server {

class Server {
  public:
    /// Reads page and certificate, makes the hub and listens. The reason is for operators: a port that is taken, say.
    static Result<std::unique_ptr<Server>> open(Settings settings, const MakeHub& make_hub);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    /// SIGTERM drains and stops, SIGINT stops, at once the second time; SIGHUP reads page and certificate again.
    void heed_signals();
    /// Serves until it is stopped.
    void run();
    /// From any thread: the hub finishes, everybody is told, `run` returns. A second time: at once.
    void stop();

    [[nodiscard]] std::uint16_t port() const;
    /// 0 if there are no metrics.
    [[nodiscard]] std::uint16_t metrics_port() const;

  private:
    class Inside;
    explicit Server(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> inside_;
};

}  // namespace tenback::server
