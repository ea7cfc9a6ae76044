#include "terminal/screen/signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace tenback::terminal {
namespace {

constexpr std::array caught{SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP};

std::array<int, 2> pipe_ends{-1, -1};
std::array<struct sigaction, caught.size()> handlers_before;

void note(int signal) {
    const int error = errno;
    const auto byte = static_cast<unsigned char>(signal);
    static_cast<void>(!write(pipe_ends[1], &byte, 1));  // if it is full, the same signals are waiting there
    errno = error;
}

void install(int signal, struct sigaction* old) {
    struct sigaction action{};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, old);
}

}  // namespace

Signals::Signals() {
    if (pipe2(pipe_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    for (std::size_t i = 0; i < caught.size(); ++i) install(caught[i], &handlers_before[i]);
}

Signals::~Signals() {
    for (std::size_t i = 0; i < caught.size(); ++i) sigaction(caught[i], &handlers_before[i], nullptr);
    for (const int end : pipe_ends) close(end);
}

int Signals::fd() const { return pipe_ends[0]; }

std::vector<int> Signals::take() {
    std::vector<int> signals;
    unsigned char byte = 0;
    while (read(pipe_ends[0], &byte, 1) == 1) signals.push_back(byte);
    return signals;
}

void Signals::stop() {
    std::signal(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    install(SIGTSTP, nullptr);
}

}  // namespace tenback::terminal
