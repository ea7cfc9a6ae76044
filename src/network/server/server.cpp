#include "server/server.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>

#include "server/connection.hpp"
#include "server/listener.hpp"
#include "server/logging.hpp"
#include "server/open_files.hpp"
#include "server/site.hpp"

namespace tenback::server {

/// The order matters: connections that are left when the context goes still use what stands above it.
class Server::Inside {
  public:
    Inside(Settings settings, TrustedProxies proxies)
        : settings_(std::move(settings)),
          names_(settings_.hosts),
          proxies_(std::move(proxies)),
          visitors_(settings_.limits) {}

    std::optional<Error> open(const MakeHub& make_hub);
    void heed_signals();
    void run();
    void stop() {
        asio::post(context_, [this] { begin_to_stop(settings_.limits.drain); });
    }
    [[nodiscard]] std::uint16_t port() const { return acceptors_.front().local_endpoint().port(); }
    [[nodiscard]] std::uint16_t metrics_port() const {
        return metrics_acceptor_ ? metrics_acceptor_->local_endpoint().port() : std::uint16_t{0};
    }

  private:
    void fit_connections_to_open_files();
    /// The page and the certificate, at the start and again on SIGHUP.
    std::optional<Error> read_files();
    void await_signal();
    Task<> accept_all(Acceptor& acceptor, Site& site, bool encrypted);
    /// @param drain balancers see for so long that we are not ready any more, and send nobody
    void begin_to_stop(std::chrono::milliseconds drain);
    void close_doors();
    void dismiss_everybody();
    /// Calls after this time, unless we are gone by then.
    void after(std::chrono::milliseconds time, std::function<void()> call);

    Settings settings_;
    OwnNames names_;
    TrustedProxies proxies_;
    Visitors visitors_;
    Guests guests_;
    Metrics metrics_;
    std::optional<ServerContext> shared_;
    Tls tls_;
    asio::io_context context_{1};
    std::unique_ptr<Hub> hub_;
    std::optional<PublicSite> site_;
    MetricsSite metrics_site_{metrics_};
    std::vector<Acceptor> acceptors_;
    std::optional<Acceptor> metrics_acceptor_;
    asio::signal_set signals_{context_};
    Timer deadline_{context_};
    bool stopping_ = false;
    bool dismissed_ = false;
};

std::optional<Error> Server::Inside::open(const MakeHub& make_hub) {
    fit_connections_to_open_files();
    auto acceptors = listen(context_, settings_.addresses, settings_.port, settings_.further_ports);
    if (!acceptors) return acceptors.error();
    acceptors_ = std::move(*acceptors);
    if (!settings_.metrics.empty()) {
        auto acceptor = listen(context_, settings_.metrics);
        if (!acceptor) return acceptor.error();
        metrics_acceptor_ = std::move(*acceptor);
    }
    hub_ = make_hub(context_, metrics_);
    shared_.emplace(ServerContext{settings_.limits, names_, proxies_, visitors_, guests_, metrics_, *hub_});
    site_.emplace(Page(), *hub_);
    return read_files();
}

void Server::Inside::fit_connections_to_open_files() {
    const std::size_t room = room_for_connections();
    if (settings_.limits.connections <= room) return;
    log_event(LogLevel::warning, "few_open_files",
              {{"connections_wanted", settings_.limits.connections},
               {"connections", room},
               {"advice", "raise the limit of open files (ulimit -n, or LimitNOFILE= in the systemd unit)"}});
    settings_.limits.connections = room;
}

std::optional<Error> Server::Inside::read_files() {
    auto page = Page::read(settings_.page);
    if (!page) return page.error();
    if (page->size() == 0) log_event(LogLevel::warning, "no_page", {{"folder", settings_.page.string()}});
    site_->show(std::move(*page));
    if (settings_.certificate.empty() && settings_.key.empty()) return std::nullopt;
    auto tls = load_tls(settings_.certificate, settings_.key);
    if (!tls) return tls.error();
    tls_ = std::move(*tls);
    return std::nullopt;
}

void Server::Inside::heed_signals() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) signals_.add(signal);
    await_signal();
}

void Server::Inside::await_signal() {
    signals_.async_wait([this](const error_code& error, int signal) {
        if (error) return;
        log_event(LogLevel::info, "signal", {{"number", signal}});
        if (signal != SIGHUP)  // whoever presses Ctrl-C has no balancer
            begin_to_stop(signal == SIGINT ? std::chrono::milliseconds() : settings_.limits.drain);
        else if (const auto trouble = read_files())
            log_event(LogLevel::error, "not_read_again", {{"reason", trouble->reason}});
        await_signal();
    });
}

void Server::Inside::run() {
    for (Acceptor& acceptor : acceptors_) {
        const auto here = acceptor.local_endpoint();
        log_event(LogLevel::info, "listening",
                  {{"address", here.address().to_string()}, {"port", here.port()}, {"tls", tls_ != nullptr}});
        asio::co_spawn(context_, accept_all(acceptor, *site_, true), asio::detached);
    }
    if (metrics_acceptor_) asio::co_spawn(context_, accept_all(*metrics_acceptor_, metrics_site_, false), asio::detached);
    while (!context_.stopped()) {
        try {
            context_.run();
        } catch (const std::exception& error) {  // of the hub: one table's trouble must not end all the others
            log_event(LogLevel::error, "failed", {{"reason", error.what()}});
        }
    }
    log_event(LogLevel::info, "stopped");
}

Task<> Server::Inside::accept_all(Acceptor& acceptor, Site& site, bool encrypted) {
    Timer pause(context_);
    while (acceptor.is_open()) {
        auto [error, socket] = co_await acceptor.async_accept(to_await);
        if (!error) {
            welcome(*shared_, site, std::move(socket), encrypted ? tls_ : nullptr);
        } else if (acceptor.is_open()) {
            log_event(LogLevel::error, "cannot_accept", {{"reason", error.message()}});
            pause.expires_after(std::chrono::milliseconds(200));  // until somebody leaves: no files or memory are left
            co_await pause.async_wait(to_await);
        }
    }
}

void Server::Inside::begin_to_stop(std::chrono::milliseconds drain) {
    if (std::exchange(stopping_, true)) return context_.stop();
    log_event(LogLevel::info, "stopping",
              {{"connections", guests_.size()}, {"drain_seconds", std::chrono::duration<double>(drain).count()}});
    site_->stop();
    if (drain.count() == 0) return close_doors();
    after(drain, [this] { close_doors(); });
}

void Server::Inside::close_doors() {
    for (Acceptor& acceptor : acceptors_) acceptor.close();
    if (metrics_acceptor_) metrics_acceptor_->close();
    after(settings_.limits.closing, [this] {
        log_event(LogLevel::warning, "hub_not_finished");
        dismiss_everybody();
    });
    hub_->stop([this] { asio::post(context_, [this] { dismiss_everybody(); }); });
}

void Server::Inside::dismiss_everybody() {
    if (std::exchange(dismissed_, true)) return;
    after(settings_.limits.closing + std::chrono::seconds(1), [this] { context_.stop(); });
    guests_.dismiss("stopping", [this] { asio::post(context_, [this] { context_.stop(); }); });
}

void Server::Inside::after(std::chrono::milliseconds time, std::function<void()> call) {
    deadline_.expires_after(time);
    deadline_.async_wait([call = std::move(call)](const error_code& error) {
        if (!error) call();
    });
}

Result<std::unique_ptr<Server>> Server::open(Settings settings, const MakeHub& make_hub) {
    auto proxies = TrustedProxies::parse(settings.trusted_proxies);
    if (!proxies) return proxies.error();
    if (settings.certificate.empty() != settings.key.empty())
        return Error{"a certificate needs its key, and a key its certificate"};
    auto inside = std::make_unique<Inside>(std::move(settings), std::move(*proxies));
    if (auto trouble = inside->open(make_hub)) return *trouble;
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Server::~Server() = default;
void Server::heed_signals() { inside_->heed_signals(); }
void Server::run() { inside_->run(); }
void Server::stop() { inside_->stop(); }
std::uint16_t Server::port() const { return inside_->port(); }
std::uint16_t Server::metrics_port() const { return inside_->metrics_port(); }

}  // namespace tenback::server
