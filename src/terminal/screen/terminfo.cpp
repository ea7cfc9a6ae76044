// Apart from the rest: term.h has macros with names of ours.
#include <curses.h>
#include <term.h>
#include <unistd.h>

namespace tenback::terminal {

bool can_place_text(const char* type) {
    int found = 0;
    return setupterm(type, STDOUT_FILENO, &found) == OK && cursor_address != nullptr;
}

}  // namespace tenback::terminal
