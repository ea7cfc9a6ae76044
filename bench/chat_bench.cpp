// What a chat message costs the server's network thread.
#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "chat/guard.hpp"

namespace tenback {
namespace {

/// Ordinary talk, one message of each language in turn.
void talk(benchmark::State& bench) {
    constexpr std::array messages{"Please don't play on the left falling pile, I could do something really nice there.",
                                  "Kannst du bis zu meinem nächsten Zug warten? Ich könnte dort etwas Schönes machen.",
                                  "Залиште мені, будь ласка, лівий стос, я можу зробити щось гарне.",
                                  "Nech mi prosím levou hromádku, můžu na ní udělat něco hezkého.",
                                  "Оставьте мне, пожалуйста, левую стопку, я могу сделать кое-что красивое."};
    std::size_t n = 0;
    for (auto _ : bench) benchmark::DoNotOptimize(why_not_say(messages[n++ % messages.size()]));
}
BENCHMARK(talk);

/// The longest message of one kind of piece: what somebody would send who wants to keep the server busy.
void longest(benchmark::State& bench, const std::string& piece, std::size_t length) {
    std::string message;
    for (std::size_t n = 0; n + length <= longest_chat; n += length) message += piece;
    if (why_not_say(message)) bench.SkipWithError("refused");
    for (auto _ : bench) benchmark::DoNotOptimize(why_not_say(message));
}
BENCHMARK_CAPTURE(longest, words, "abcd ", 5);
BENCHMARK_CAPTURE(longest, single_letters, "a b ", 4);
BENCHMARK_CAPTURE(longest, ornaments, "ⓐ", 1);
BENCHMARK_CAPTURE(longest, strange_letters, "ᎣᏫ ", 3);
BENCHMARK_CAPTURE(longest, small_capitals, "ᴀʙ ", 3);
BENCHMARK_CAPTURE(longest, pictures, "🎉", 1);
BENCHMARK_CAPTURE(longest, relations, "just right as it is of ", 23);

/// At a full table with long names, each of which the message nearly says.
void names(benchmark::State& bench) {
    const Company company{{"Maximiliana", "Maximilianb", "Maximilianc", "Maximiliand", "Maximiliane"}, 5};
    std::string message;
    while (message.size() + 11 <= longest_chat) message += "Maximilian ";
    if (why_not_say(message, company)) bench.SkipWithError("refused");
    for (auto _ : bench) benchmark::DoNotOptimize(why_not_say(message, company));
}
BENCHMARK(names);

}  // namespace
}  // namespace tenback

BENCHMARK_MAIN();
