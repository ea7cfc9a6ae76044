#include "host/thinker.hpp"

#include <utility>

#include "bots/resume.hpp"
#include "bots/think.hpp"

namespace tenback::host {

Thinker::Thinker(std::function<void()> ready) : ready_(std::move(ready)), thread_([this] { run(); }) {}

Thinker::~Thinker() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        ++task_;
    }
    asked_.notify_one();
    thread_.join();
}

void Thinker::ask(Question question) {
    {
        const std::lock_guard lock(mutex_);
        ++task_;
        hurried_ = false;
        progress_ = 0;
        question_ = std::move(question);
        answer_.reset();
        busy_ = true;
    }
    asked_.notify_one();
}

void Thinker::cancel() {
    const std::lock_guard lock(mutex_);
    ++task_;
    question_.reset();
    answer_.reset();
    busy_ = false;
}

bool Thinker::busy() const {
    const std::lock_guard lock(mutex_);
    return busy_;
}

std::optional<bots::Choice> Thinker::answer() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
}

void Thinker::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        asked_.wait(lock, [this] { return closing_ || question_; });
        if (closing_) return;
        const Question question = std::move(*question_);
        question_.reset();
        const std::uint64_t task = task_;
        lock.unlock();
        const bots::Choice choice = think(question, task);
        lock.lock();
        if (task != task_) continue;
        answer_ = choice;
        busy_ = false;
        lock.unlock();
        ready_();
        lock.lock();
    }
}

bots::Choice Thinker::think(const Question& question, std::uint64_t task) {
    const auto search = resume(*question.bot, question.knowledge.knows(), question.seed, question.effort);
    const auto wanted = [&] {
        if (task == task_) progress_ = search->progress();
        return !hurried_ && task == task_;
    };
    tenback::bots::think(*search, {.effort = question.effort}, [] { return 0.0; }, wanted);
    return search->best();
}

}  // namespace tenback::host
