#include "hub/make_hub.hpp"

#include <boost/asio/post.hpp>

#include "hub/asio_clock.hpp"
#include "hub/table_hub.hpp"

namespace tenback::hub {
namespace {

/// A hub with the clock that it goes by.
class ClockedHub final : public server::Hub {
  public:
    ClockedHub(const HubSettings& settings, std::unique_ptr<store::Store> store, boost::asio::io_context& context,
               server::Metrics& metrics)
        : clock_(context), hub_(settings, std::move(store), clock_, metrics, [&context](std::function<void()> call) {
              boost::asio::post(context, std::move(call));
          }) {}

    void opened(const std::shared_ptr<server::Connection>& connection) override { hub_.opened(connection); }
    void message(server::Connection& connection, std::string_view text) override { hub_.message(connection, text); }
    void closed(server::Connection& connection) override { hub_.closed(connection); }
    void lobby(std::function<void(server::Told)> tell) override { hub_.lobby(std::move(tell)); }
    void records(std::string table, std::function<void(server::Told)> tell) override {
        hub_.records(std::move(table), std::move(tell));
    }
    void readiness(std::function<void(std::optional<std::string>)> tell) override { hub_.readiness(std::move(tell)); }
    void stop(std::function<void()> done) override { hub_.stop(std::move(done)); }

  private:
    AsioClock clock_;
    TableHub hub_;
};

}  // namespace

server::MakeHub hub_maker(const HubSettings& settings, std::unique_ptr<store::Store> store) {
    auto kept = std::make_shared<std::unique_ptr<store::Store>>(std::move(store));
    return [settings, kept](boost::asio::io_context& context, server::Metrics& metrics) -> std::unique_ptr<server::Hub> {
        return std::make_unique<ClockedHub>(settings, std::move(*kept), context, metrics);
    };
}

}  // namespace tenback::hub
