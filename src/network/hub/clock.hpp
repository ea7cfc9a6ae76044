// Time as the tables see it. A seam: a server's clock runs by itself, a test's is moved by hand.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace tenback::hub {

class Clock;

/// An appointment, cancelled when this goes. The clock must live longer.
class Alarm {
  public:
    Alarm() = default;
    Alarm(Alarm&& other) noexcept { swap(other); }
    Alarm& operator=(Alarm&& other) noexcept {
        Alarm(std::move(other)).swap(*this);
        return *this;
    }
    ~Alarm() { cancel(); }

    void cancel();
    /// Is it still to come?
    [[nodiscard]] bool is_set() const;

  private:
    friend class Clock;
    using Key = std::pair<std::chrono::steady_clock::time_point, std::uint64_t>;
    Alarm(Clock& clock, Key key) : clock_(&clock), key_(key) {}
    void swap(Alarm& other) noexcept {
        std::swap(clock_, other.clock_);
        std::swap(key_, other.key_);
    }

    Clock* clock_ = nullptr;
    Key key_{};
};

class Clock {
  public:
    using Time = std::chrono::steady_clock::time_point;

    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    [[nodiscard]] virtual Time now() const = 0;
    /// What people set, and may set wrongly: only ages in the store go by it.
    [[nodiscard]] virtual std::chrono::system_clock::time_point wall() const { return std::chrono::system_clock::now(); }
    /// Calls once, on the logic thread.
    [[nodiscard]] Alarm after(std::chrono::milliseconds delay, std::function<void()> call);

  protected:
    /// When there is something to do next.
    [[nodiscard]] std::optional<Time> next() const;
    /// Makes the first call that is due. False if none is.
    bool ring();
    /// next() is earlier than before.
    virtual void next_is_sooner() = 0;

  private:
    friend class Alarm;
    std::map<Alarm::Key, std::function<void()>> calls_;
    std::uint64_t made_ = 0;
};

}  // namespace tenback::hub
