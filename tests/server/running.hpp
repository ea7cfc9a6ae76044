// A real server on the loopback, on a thread of its own, as long as this lives.
#pragma once

#include <filesystem>
#include <string>
#include <thread>

#include "echo_hub.hpp"
#include "server/server.hpp"

namespace tenback::testing {

/// Any free port, metrics, and nothing logged.
server::Settings quiet_settings();

class Running {
  public:
    explicit Running(server::Settings settings = quiet_settings());
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { stop(); }

    /// Returns when the server has ended.
    void stop();
    [[nodiscard]] server::Server& server() { return *server_; }
    [[nodiscard]] EchoHub& hub() { return *hub_; }
    [[nodiscard]] std::uint16_t port() const { return server_->port(); }
    /// How often something was refused under this code.
    [[nodiscard]] int refusals(const std::string& code) const;
    /// The value of a metric; -1 if there is none.
    [[nodiscard]] double metric(const std::string& name) const;

  private:
    EchoHub* hub_ = nullptr;
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
};

/// A folder that is gone when this is.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path_); }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    void write(const std::string& name, const std::string& bytes) const;

  private:
    std::filesystem::path path_;
};

}  // namespace tenback::testing
