#include "hub/clock.hpp"

namespace tenback::hub {

void Alarm::cancel() {
    if (clock_ != nullptr) clock_->calls_.erase(key_);
    clock_ = nullptr;
}

bool Alarm::is_set() const { return clock_ != nullptr && clock_->calls_.contains(key_); }

Alarm Clock::after(std::chrono::milliseconds delay, std::function<void()> call) {
    const Alarm::Key key{now() + delay, ++made_};
    const auto place = calls_.emplace(key, std::move(call)).first;
    if (place == calls_.begin()) next_is_sooner();
    return {*this, key};
}

std::optional<Clock::Time> Clock::next() const {
    return calls_.empty() ? std::nullopt : std::optional(calls_.begin()->first.first);
}

bool Clock::ring() {
    if (calls_.empty() || calls_.begin()->first.first > now()) return false;
    const auto due = calls_.extract(calls_.begin());
    due.mapped()();
    return true;
}

}  // namespace tenback::hub
