// The clock of a running server: one timer for all appointments.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "hub/clock.hpp"

namespace tenback::hub {

class AsioClock final : public Clock {
  public:
    explicit AsioClock(boost::asio::io_context& context) : timer_(context) {}
    [[nodiscard]] Time now() const override { return std::chrono::steady_clock::now(); }

  private:
    void next_is_sooner() override { wait(); }
    void wait();

    boost::asio::steady_timer timer_;
};

}  // namespace tenback::hub
