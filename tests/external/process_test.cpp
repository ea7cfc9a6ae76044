// Real programs that answer, and real ones that misbehave: each gets its verdict and leaves nothing behind.
#include "external/process.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <fstream>

#include "external/foul.hpp"

namespace tenback::testing {

using namespace external;

namespace {

using namespace std::chrono_literals;

const std::atomic<bool> not_stopped{false};
constexpr std::size_t longest = 4096;

std::string ask(Process& process, std::string_view line, std::chrono::milliseconds limit = 60s) {
    return process.ask(line, Process::Clock::now() + limit, longest, not_stopped);
}

/// The verdict on a program that is asked something.
Foul verdict_on(const std::string& command, std::string_view line = "question", std::chrono::milliseconds limit = 60s) {
    Process process(command);
    try {
        return {FoulKind::stopped, "no foul, but an answer: " + ask(process, line, limit)};
    } catch (const Foul& foul) {
        return foul;
    }
}

bool runs(const std::string& pid) {
    std::ifstream stat("/proc/" + pid + "/stat");
    std::string number;
    std::string name;
    std::string state;
    return stat >> number >> name >> state && state != "Z" && state != "X";
}

class Programs : public ::testing::Test {
  protected:
    void TearDown() override {
        EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "a child process is left";
        EXPECT_EQ(errno, ECHILD);
    }
};

TEST_F(Programs, AnswerLineByLine) {
    Process process("cat");
    EXPECT_EQ(ask(process, "one"), "one");
    EXPECT_EQ(ask(process, ""), "");
    EXPECT_EQ(ask(process, std::string(longest, 'x')), std::string(longest, 'x'));
}

TEST_F(Programs, SilenceIsTooSlow) {
    EXPECT_EQ(verdict_on("sleep 1000", "question", 50ms).kind, FoulKind::too_slow);
    EXPECT_EQ(verdict_on("printf 'half an answer'; sleep 1000", "question", 200ms).kind, FoulKind::too_slow);
}

TEST_F(Programs, NotReadingALongQuestionIsTooSlow) {
    EXPECT_EQ(verdict_on("sleep 1000", std::string(8 << 20, 'x'), 200ms).kind, FoulKind::too_slow);
}

TEST_F(Programs, AFloodWithoutNewlineIsTooLong) {
    const Foul foul = verdict_on("tr '\\0' x < /dev/zero");
    EXPECT_EQ(foul.kind, FoulKind::too_long) << foul.message;
}

TEST_F(Programs, AFloodOfLinesIsNotListenedTo) {
    Process process("while read line; do yes garbage; done");
    EXPECT_EQ(ask(process, "one"), "garbage");
    try {
        ask(process, "two");
        FAIL();
    } catch (const Foul& foul) {
        EXPECT_EQ(foul.kind, FoulKind::bad_message);
        EXPECT_NE(foul.message.find("nobody asked"), std::string::npos) << foul.message;
    }
}

TEST_F(Programs, DeathIsToldWithItsManner) {
    EXPECT_EQ(verdict_on("exit 3").message, "it ended with exit code 3");
    EXPECT_EQ(verdict_on("kill -9 $$").message, "it was ended by signal 9");
    EXPECT_EQ(verdict_on("/nowhere/program 2>/dev/null").message, "it ended with exit code 127: there is no such program");
    EXPECT_EQ(verdict_on("exec >&- <&-; sleep 1000").message, "it closed its output");
    EXPECT_EQ(verdict_on("read line; exit 0").kind, FoulKind::died);
}

TEST_F(Programs, DeathBetweenTwoQuestions) {
    Process process("read line; echo answer");
    EXPECT_EQ(ask(process, "one"), "answer");
    try {
        ask(process, "two");
        FAIL();
    } catch (const Foul& foul) {
        EXPECT_EQ(foul.kind, FoulKind::died);
    }
}

TEST_F(Programs, WhatTheyStartedEndsWithThem) {
    std::string pid;
    {
        Process process("read question; sleep 1000 & echo $!; wait");
        pid = ask(process, "who?");
        EXPECT_TRUE(runs(pid));
    }
    for (int n = 0; n < 1000 && runs(pid); ++n) usleep(10000);  // killed, but perhaps not yet dead
    EXPECT_FALSE(runs(pid));
}

TEST_F(Programs, WaitingCanBeStopped) {
    Process process("sleep 1000");
    const std::atomic<bool> stop{true};
    try {
        process.ask("question", Process::Clock::now() + 60s, longest, stop);
        FAIL();
    } catch (const Foul& foul) {
        EXPECT_EQ(foul.kind, FoulKind::stopped);
    }
}

}  // namespace
}  // namespace tenback::testing
