// A hub that does what it is told: the network's other end in these tests.
#pragma once

#include <condition_variable>
#include <mutex>
#include <set>
#include <vector>

#include "server/hub.hpp"

namespace tenback::testing {

/// "all TEXT" goes to everybody, "close REASON" closes, "flood N" sends N times 64 KiB, "throw" fails; all else comes back.
class EchoHub final : public server::Hub {
  public:
    void opened(const std::shared_ptr<server::Connection>& connection) override;
    void message(server::Connection& connection, std::string_view text) override;
    void closed(server::Connection& connection) override;
    void lobby(std::function<void(server::Told)> tell) override { tell(std::string(R"({"tables":[]})")); }
    void records(std::string table, std::function<void(server::Told)> tell) override;
    void readiness(std::function<void(std::optional<std::string>)> tell) override;
    void stop(std::function<void()> done) override;

    /// From the thread of the test:
    void wait_until_open(std::size_t count);
    [[nodiscard]] std::vector<std::string> addresses();
    void be_in_trouble(const std::string& trouble);
    /// Will not say that it is done.
    void refuse_to_stop();
    [[nodiscard]] int stops();

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::set<std::shared_ptr<server::Connection>> open_;
    std::string trouble_;
    bool endless_ = false;
    int stops_ = 0;
};

}  // namespace tenback::testing
