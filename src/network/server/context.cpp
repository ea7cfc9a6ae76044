#include "server/context.hpp"

#include <utility>
#include <vector>

namespace tenback::server {

void Guests::gone(Guest& guest) {
    here_.erase(&guest);
    if (here_.empty() && when_empty_) std::exchange(when_empty_, nullptr)();
}

void Guests::dismiss(std::string_view reason, std::function<void()> when_empty) {
    if (here_.empty()) return when_empty();
    when_empty_ = std::move(when_empty);
    // A copy: a guest may be gone before the next is asked.
    for (Guest* guest : std::vector(here_.begin(), here_.end()))
        if (here_.contains(guest)) guest->leave(reason);
}

void Guests::cut() {
    for (Guest* guest : std::vector(here_.begin(), here_.end()))
        if (here_.contains(guest)) guest->cut();
}

}  // namespace tenback::server
