// The routes of docs/protocol.md, and those of the operator.
#pragma once

#include "server/http.hpp"
#include "server/metrics.hpp"
#include "server/page.hpp"

namespace tenback::server {

/// The page, the lobby, records, health and readiness, and WebSockets at /ws.
class PublicSite final : public Site {
  public:
    PublicSite(Page page, Hub& hub) : page_(std::move(page)), hub_(hub) {}

    void answer(const Request& request, std::function<void(Reply)> tell) override;
    [[nodiscard]] std::string_view socket_path() const override { return "/ws"; }
    /// From now on another page.
    void show(Page page) { page_ = std::move(page); }
    /// Not ready any more: a balancer shall send nobody here.
    void stop() { stopping_ = true; }

  private:
    void tell_readiness(std::function<void(Reply)> tell);
    [[nodiscard]] Reply page_at(std::string_view path, const Request& request) const;
    [[nodiscard]] Reply nothing_at(const Request& request, const words::Message& sentence) const;

    Page page_;
    Hub& hub_;
    bool stopping_ = false;
};

/// What Prometheus reads.
class MetricsSite final : public Site {
  public:
    explicit MetricsSite(Metrics& metrics) : metrics_(metrics) {}
    void answer(const Request& request, std::function<void(Reply)> tell) override;

  private:
    Metrics& metrics_;
};

}  // namespace tenback::server
