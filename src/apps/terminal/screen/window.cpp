#include "terminal/screen/window.hpp"

#define NCURSES_NOMACROS 1
#include <langinfo.h>
#include <ncurses.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <cwchar>

#include "words/messages.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

constexpr int ctrl_c = 3;
constexpr int escape = 27;
constexpr int ctrl_l = 12;
constexpr int ctrl_z = 26;

/// ncurses writes what the locale has; letters of our languages are UTF-8 wherever they are asked for.
void use_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) std::setlocale(LC_CTYPE, "C.UTF-8");
}

bool wants_colour() {
    const char* no = std::getenv("NO_COLOR");
    return no == nullptr || *no == '\0';
}

short colour_of(Ink ink) {
    switch (ink) {
        case Ink::good:
        case Ink::green: return COLOR_GREEN;
        case Ink::trick:
        case Ink::violet: return COLOR_MAGENTA;
        case Ink::danger:
        case Ink::red: return COLOR_RED;
        case Ink::talk: return COLOR_CYAN;
        case Ink::yellow: return COLOR_YELLOW;
        case Ink::blue: return COLOR_BLUE;
        case Ink::plain:
        case Ink::dim:
        case Ink::bar: break;
    }
    return -1;
}

attr_t attributes_of(Style style) {
    attr_t attributes = A_NORMAL;
    if (style.bold) attributes |= A_BOLD;
    if (style.ink == Ink::dim) attributes |= A_DIM;
    if (style.reverse != (style.ink == Ink::bar)) attributes |= A_REVERSE;
    return attributes;
}

/// The Linux console's font has the box lines, blocks and triangles, but not these.
char32_t old_glyph(char32_t glyph) {
    switch (glyph) {
        case U'╭': return U'┌';
        case U'╮': return U'┐';
        case U'╰': return U'└';
        case U'╯': return U'┘';
        case U'✹': return U'*';
        case U'↺': return U'<';
        case U'⊘': return U'x';
        case U'▮': return U'█';
        case U'…': return U'~';
        default: return glyph;
    }
}

std::optional<Input> special(int key) {
    switch (key) {
        case KEY_UP: return Key::up;
        case KEY_DOWN: return Key::down;
        case KEY_LEFT: return Key::left;
        case KEY_RIGHT: return Key::right;
        case KEY_PPAGE: return Key::page_up;
        case KEY_NPAGE: return Key::page_down;
        case KEY_HOME: return Key::home;
        case KEY_END: return Key::end;
        case KEY_ENTER: return Key::enter;
        case KEY_BTAB: return Key::back_tab;
        case KEY_BACKSPACE: return Key::backspace;
        case KEY_RESIZE: return Resized{};
        default: return std::nullopt;
    }
}

/// What follows an escape at once is a key or a report that we do not know: none of its letters may play a card.
bool is_lone_escape() {
    wint_t next = 0;
    if (get_wch(&next) == ERR) return true;
    if (next != L'[' && next != L'O') return false;
    constexpr int longest_sequence = 64;
    for (int n = 0; n < longest_sequence && get_wch(&next) != ERR; ++n)
        if (next >= 0x40 && next <= 0x7E) break;
    return false;
}

std::optional<Input> ordinary(wint_t glyph) {
    switch (glyph) {
        case L'\r':
        case L'\n': return Key::enter;
        case L'\t': return Key::tab;
        case escape: return is_lone_escape() ? std::optional<Input>(Key::escape) : std::nullopt;
        case 8:
        case 127: return Key::backspace;
        case ctrl_c: return Leave{0};
        default: break;
    }
    if (glyph < 32) return std::nullopt;
    return Letter{static_cast<char32_t>(glyph)};
}

constexpr mmask_t clicks = BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED;
constexpr mmask_t wheel_up = BUTTON4_PRESSED;
constexpr mmask_t wheel_down = BUTTON5_PRESSED;

std::optional<Input> mouse() {
    MEVENT event{};
    if (getmouse(&event) != OK) return std::nullopt;
    if ((event.bstate & clicks) != 0) return Click{event.y, event.x};
    if ((event.bstate & wheel_up) != 0) return Key::up;
    if ((event.bstate & wheel_down) != 0) return Key::down;
    return std::nullopt;
}

}  // namespace

std::optional<words::Message> Window::unusable() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return msg::error_no_terminal();
    const char* name = std::getenv("TERM");
    if (name == nullptr || *name == '\0') return msg::error_no_terminal_type();
    if (!can_place_text(name)) return msg::error_unknown_terminal(name);
    return std::nullopt;
}

Window::Window() {
    use_utf8();
    alphabet_ = alphabet_of_environment();
    set_escdelay(100);  // a key may come in two pieces over a slow line
    screen_ = newterm(nullptr, stdout, stdin);
    raw();  // Ctrl-C and Ctrl-Z come as keys: signals may reach another thread
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    curs_set(0);
    mousemask(clicks | wheel_up | wheel_down, nullptr);
    mouseinterval(0);
    const char* name = std::getenv("TERM");
    old_glyphs_ = name != nullptr && std::strcmp(name, "linux") == 0;
    colours_ = wants_colour() && has_colors();
    if (!colours_) return;
    start_color();
    use_default_colors();
    for (int ink = 0; ink <= static_cast<int>(Ink::violet); ++ink)
        init_pair(static_cast<short>(ink + 1), colour_of(static_cast<Ink>(ink)), -1);
}

Window::~Window() {
    endwin();
    delscreen(static_cast<SCREEN*>(screen_));
}

int Window::width() const { return getmaxx(stdscr); }
int Window::height() const { return getmaxy(stdscr); }

void Window::show(const Grid& grid) {
    for (int row = 0; row < std::min(height(), grid.height()); ++row) {
        for (int column = 0; column < std::min(width(), grid.width()); ++column) {
            const Cell& cell = grid.at(row, column);
            if (cell.glyph == 0) continue;
            const wchar_t text[2] = {static_cast<wchar_t>(old_glyphs_ ? old_glyph(cell.glyph) : cell.glyph), L'\0'};
            const short pair = colours_ ? static_cast<short>(static_cast<int>(cell.style.ink) + 1) : short{0};
            cchar_t drawn;
            setcchar(&drawn, text, attributes_of(cell.style), pair, nullptr);
            mvadd_wch(row, column, &drawn);
        }
    }
    refresh();
}

std::vector<Input> Window::wait(std::span<const int> also, std::chrono::milliseconds longest) {
    std::vector<pollfd> polled{{STDIN_FILENO, POLLIN, 0}, {signals_.fd(), POLLIN, 0}};
    for (const int fd : also) polled.push_back({fd, POLLIN, 0});
    poll(polled.data(), polled.size(), static_cast<int>(longest.count()));
    std::vector<Input> inputs;
    for (const int signal : signals_.take()) {
        if (signal == SIGWINCH) {
            winsize size{};
            if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) resizeterm(size.ws_row, size.ws_col);
            inputs.emplace_back(Resized{});
        } else if (signal == SIGTSTP) {
            suspend();
        } else {
            inputs.emplace_back(Leave{signal});
        }
    }
    if ((polled[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) inputs.emplace_back(Leave{SIGHUP});
    read_keys(inputs);
    return inputs;
}

void Window::read_keys(std::vector<Input>& inputs) {
    wint_t key = 0;
    for (int kind = get_wch(&key); kind != ERR; kind = get_wch(&key)) {
        if (kind != KEY_CODE_YES && key == ctrl_z) {
            suspend();
            continue;
        }
        if (kind != KEY_CODE_YES && key == ctrl_l) clearok(stdscr, TRUE);
        const bool by_mouse = kind == KEY_CODE_YES && key == KEY_MOUSE;
        const auto input = by_mouse ? mouse() : kind == KEY_CODE_YES ? special(static_cast<int>(key)) : ordinary(key);
        if (input) inputs.push_back(*input);
    }
}

void Window::ring() { beep(); }

void Window::suspend() {
    endwin();
    signals_.stop();
    clearok(stdscr, TRUE);
    refresh();
}

}  // namespace tenback::terminal
