#include "hub/asio_clock.hpp"

namespace tenback::hub {

void AsioClock::wait() {
    const auto time = next();
    if (!time) return;
    timer_.expires_at(*time);  // what waited before is told that it was cancelled
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        // Also when a call throws, the next one has its turn.
        struct GoOn {
            AsioClock& clock;
            ~GoOn() { clock.wait(); }
        } const go_on{*this};
        ring();
    });
}

}  // namespace tenback::hub
