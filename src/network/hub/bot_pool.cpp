#include "hub/bot_pool.hpp"

#include "bots/registry.hpp"
#include "bots/resume.hpp"
#include "bots/think.hpp"
#include "server/logging.hpp"

namespace tenback::hub {
namespace {

/// Each thread has bots of its own.
const bots::Bot& bot(const std::string& level) {
    thread_local bots::BotCrew crew;
    return crew[level];
}

std::vector<bots::Choice> think(const BotQuestion& question, std::chrono::milliseconds longest,
                                const std::weak_ptr<const void>& wanted) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    const bots::Bot& who = bot(question.level);
    const auto start = std::chrono::steady_clock::now();
    const bots::Effort effort = who.usual_effort(question.knowledge.rules);
    const auto search = resume(who, question.knowledge.knows(), question.seed, effort);
    tenback::bots::think(
        *search, {effort, Milliseconds(longest).count()},
        [&] { return Milliseconds(std::chrono::steady_clock::now() - start).count(); }, [&] { return !wanted.expired(); });
    return search->ranking();
}

/// If a bot fails, another one takes its turn, so that nobody waits for it.
std::vector<bots::Choice> think_anyhow(const BotQuestion& question, std::chrono::milliseconds longest,
                                       const std::weak_ptr<const void>& wanted) {
    try {
        return think(question, longest, wanted);
    } catch (const std::exception& error) {
        log_event(server::LogLevel::error, "bot_failed", {{"bot", question.level}, {"reason", error.what()}});
        BotQuestion simpler = question;
        simpler.level = "random";
        return think(simpler, longest, wanted);
    }
}

table::Says talk(const std::vector<BotQuestion>& questions) {
    table::Says says;
    for (const BotQuestion& question : questions)
        for (const Say& say : bot(question.level).talk(question.knowledge.knows()))
            says.emplace_back(question.knowledge.view.you, say);
    return says;
}

}  // namespace

template <class Result>
Interest BotPool::ask(Workers::Haste haste, std::function<Result(const std::weak_ptr<const void>&)> work,
                      std::function<void(const Result&)> answer) {
    auto interest = std::make_shared<const char>();
    const std::weak_ptr<const void> wanted = interest;
    auto result = std::make_shared<std::optional<Result>>();  // nothing if the work threw
    workers_.run(
        haste,
        [wanted, result, work = std::move(work)] {
            if (!wanted.expired()) *result = work(wanted);
        },
        [wanted, result, answer = std::move(answer)] {
            if (!wanted.expired() && *result) answer(**result);
        });
    return interest;
}

Interest BotPool::ask_wish(BotQuestion question, std::function<void(Wish)> answer) {
    return ask<Wish>(
        Workers::Haste::soon,
        [question = std::move(question)](const auto&) {
            return bot(question.level).wish(question.knowledge.rules, question.knowledge.view);
        },
        std::move(answer));
}

Interest BotPool::ask_turn(Workers::Haste haste, BotQuestion question, std::function<void(const Turns&)> answer) {
    return ask<Turns>(
        haste,
        [question = std::move(question), longest = longest_](const auto& wanted) {
            return think_anyhow(question, longest, wanted);
        },
        std::move(answer));
}

Interest BotPool::ask_talk(std::vector<BotQuestion> questions, std::function<void(const table::Says&)> answer) {
    return ask<table::Says>(
        Workers::Haste::soon, [questions = std::move(questions)](const auto&) { return talk(questions); },
        std::move(answer));
}

}  // namespace tenback::hub
