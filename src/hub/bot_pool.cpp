#include "hub/bot_pool.hpp"

#include <map>

#include "bots/registry.hpp"
#include "bots/resume.hpp"
#include "server/logging.hpp"

namespace tenback::server {
namespace {

constexpr std::uint32_t slice = 64;  // roll-outs between two looks at the clock

/// Each thread has bots of its own: what they remember is a cache.
const Bot& bot(const std::string& level) {
    thread_local std::map<std::string, std::unique_ptr<Bot>, std::less<>> made;
    auto& one = made[level];
    if (!one) one = find_bot(level)->make();
    return *one;
}

std::vector<Choice> think(const BotQuestion& question, std::chrono::milliseconds longest,
                          const std::weak_ptr<const void>& wanted) {
    const Bot& who = bot(question.level);
    const auto end = std::chrono::steady_clock::now() + longest;
    const auto search = resume(who, question.knowledge.knows(), question.seed, who.usual_effort(question.knowledge.rules));
    while (!search->done() && !wanted.expired() && std::chrono::steady_clock::now() < end) search->step(slice);
    return search->ranking();
}

/// If a bot fails, another one takes its turn, so that nobody waits for it.
std::vector<Choice> think_anyhow(const BotQuestion& question, std::chrono::milliseconds longest,
                                 const std::weak_ptr<const void>& wanted) {
    try {
        return think(question, longest, wanted);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, "bot_failed", {{"bot", question.level}, {"reason", error.what()}});
        BotQuestion simpler = question;
        simpler.level = "random";
        return think(simpler, longest, wanted);
    }
}

BotPool::Says talk(const std::vector<BotQuestion>& questions) {
    BotPool::Says says;
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

Interest BotPool::ask_talk(std::vector<BotQuestion> questions, std::function<void(const Says&)> answer) {
    return ask<Says>(
        Workers::Haste::soon, [questions = std::move(questions)](const auto&) { return talk(questions); },
        std::move(answer));
}

}  // namespace tenback::server
