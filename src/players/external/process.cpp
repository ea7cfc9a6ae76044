#include "external/process.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

#include "external/foul.hpp"
#include "record/fields.hpp"

namespace tenback::external {
namespace {

using namespace std::chrono_literals;

constexpr auto farewell = 1s;           // to leave after the end of its input
constexpr auto look_around = 50ms;      // how often a long wait looks whether it is still wanted
constexpr auto time_to_be_reaped = 1s;  // between the end of a program's output and its own

[[noreturn]] void cannot_start(const std::string& command, int error) {
    throw Foul{FoulKind::died, fmt::format("cannot start '{}': {}", command, std::strerror(error))};
}

/// Starts the shell with the socket as standard input and output.
pid_t spawn(const std::string& command, int socket) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // A group of its own: Ctrl-C is for us, and nothing that it starts outlives it.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    std::array<std::string, 3> words{"sh", "-c", command};
    std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
    pid_t pid = 0;
    const int error = posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (error != 0) cannot_start(command, error);
    return pid;
}

std::string manner_of_death(const siginfo_t& end) {
    if (end.si_code != CLD_EXITED) return fmt::format("it was ended by signal {}", end.si_status);
    const bool missing = end.si_status == 127;
    return fmt::format("it ended with exit code {}{}", end.si_status, missing ? ": there is no such program" : "");
}

}  // namespace

Process::Process(const std::string& command) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) cannot_start(command, errno);
    socket_ = ends[0];
    try {
        pid_ = spawn(command, ends[1]);
    } catch (...) {
        close(ends[0]);
        close(ends[1]);
        throw;
    }
    close(ends[1]);
}

Process::~Process() {
    try {
        shutdown(socket_, SHUT_WR);
        const auto deadline = Clock::now() + farewell;
        while (pid_ != 0 && !failed_) {
            wait_for(POLLIN, deadline, nullptr);
            receive_some();
            unread_.clear();
        }
    } catch (const Foul&) {  // it has gone, or does not want to
    }
    reap();
    close(socket_);
}

void Process::reap() {
    if (pid_ == 0) return;
    kill(-pid_, SIGKILL);  // before waiting: until then nobody else can have this number
    waitpid(pid_, nullptr, 0);
    pid_ = 0;
}

std::string Process::ask(std::string_view line, Clock::time_point deadline, std::size_t longest,
                         const std::atomic<bool>& stop) {
    failed_ = true;  // until there is an answer
    if (!unread_.empty())
        throw Foul{FoulKind::bad_message,
                   fmt::format("it said something that nobody asked for: {}", record::quoted(unread_))};
    const std::string message = std::string(line) + '\n';
    std::size_t sent = 0;
    for (;;) {
        const bool asked = sent == message.size();
        const short ready = wait_for(static_cast<short>(asked ? POLLIN : POLLIN | POLLOUT), deadline, &stop);
        if ((ready & POLLOUT) != 0) send_some(message, sent);
        if ((ready & ~POLLOUT) != 0) receive_some();
        if (auto answer = take_line(longest)) {
            if (!asked) throw Foul{FoulKind::bad_message, "it answered before it was asked"};
            failed_ = false;
            return *answer;
        }
    }
}

std::optional<std::string> Process::take_line(std::size_t longest) {
    const auto end = unread_.find('\n');
    if (std::min(end, unread_.size()) > longest)
        throw Foul{FoulKind::too_long, fmt::format("an answer of more than {} bytes", longest)};
    if (end == std::string::npos) return std::nullopt;
    std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    return line;
}

short Process::wait_for(short wanted, Clock::time_point deadline, const std::atomic<bool>* stop) const {
    for (;;) {
        if (stop != nullptr && *stop) throw Foul{FoulKind::stopped, "nobody waits for the answer any more"};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left <= 0ms) throw Foul{FoulKind::too_slow, "no answer in time"};
        pollfd one{.fd = socket_, .events = wanted, .revents = 0};
        const auto patience = std::min<std::chrono::milliseconds>(left, look_around);
        if (poll(&one, 1, static_cast<int>(patience.count())) > 0) return one.revents;
    }
}

void Process::send_some(std::string_view message, std::size_t& sent) {
    const ssize_t count = send(socket_, message.data() + sent, message.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) sent += static_cast<std::size_t>(count);
    if (count < 0 && errno != EAGAIN && errno != EINTR) report_death();
}

void Process::receive_some() {
    std::array<char, 4096> chunk;
    const ssize_t count = recv(socket_, chunk.data(), chunk.size(), MSG_DONTWAIT);
    if (count > 0) unread_.append(chunk.data(), static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) report_death();
}

void Process::report_death() {
    const auto deadline = Clock::now() + time_to_be_reaped;
    std::string how = "it closed its output";
    for (siginfo_t end{}; Clock::now() < deadline && end.si_pid == 0; std::this_thread::sleep_for(1ms)) {
        waitid(P_PID, static_cast<id_t>(pid_), &end, WEXITED | WNOHANG | WNOWAIT);
        if (end.si_pid != 0) how = manner_of_death(end);
    }
    reap();
    throw Foul{FoulKind::died, how};
}

}  // namespace tenback::external
