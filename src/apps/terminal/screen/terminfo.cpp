// Apart from the rest: term.h has macros with names of ours.
#include <curses.h>
#include <term.h>
#include <unistd.h>

namespace tenback::terminal {

bool can_place_text(const char* type) {
    int found = 0;
    if (setupterm(type, STDOUT_FILENO, &found) != OK) return false;
    const bool can = cursor_address != nullptr;
    del_curterm(cur_term);
    return can;
}

}  // namespace tenback::terminal
