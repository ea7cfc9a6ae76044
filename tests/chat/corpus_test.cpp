// How much the guard judges rightly, by language. The floors are what was measured: a change may raise them, never lower
// them. Of the held-out fifth only counts are shown, so that nobody tunes the guard on it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "chat/guard.hpp"
#include "source_folder.hpp"

namespace tenback {
namespace {

/// Who the sentences speak of.
const Company& company() {
    static const Company people{{"Anna", "Tom", "Max", "Олена"}, 5};
    return people;
}

bool is_held_out(std::string_view sentence) {
    std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a
    for (const char c : sentence) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash % 5 == 0;
}

struct Count {
    int all = 0;
    int right = 0;
    [[nodiscard]] double percent() const { return 100.0 * right / all; }
};

/// The sentences of one kind, tuned and held out.
struct Measured {
    Count tuned;
    Count held_out;
    std::string wrong;  // tuned ones only
};

Measured measure(const std::string& language, const char* kind, bool refused) {
    std::ifstream file(source_folder() / "tests/chat" / (language + ".json"));
    const boost::json::value sentences = boost::json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    Measured measured;
    for (const boost::json::value& value : sentences.at(kind).as_array()) {
        const std::string sentence(value.as_string());
        const bool right = why_not_say(sentence, company()).has_value() == refused;
        Count& count = is_held_out(sentence) ? measured.held_out : measured.tuned;
        ++count.all;
        count.right += right ? 1 : 0;
        if (!right && !is_held_out(sentence)) measured.wrong += "  " + sentence + "\n";
    }
    return measured;
}

struct Floor {
    const char* language;
    double tuned_caught, held_out_caught;  // of the forbidden, in percent
    double tuned_passed, held_out_passed;  // of the allowed
};

class Corpus : public testing::TestWithParam<Floor> {};

TEST_P(Corpus, is_judged_at_least_as_well_as_measured) {
    const Floor& floor = GetParam();
    const Measured forbidden = measure(floor.language, "forbidden", true);
    const Measured allowed = measure(floor.language, "allowed", false);
    const auto line = [](const Count& count) {
        return fmt::format("{}/{} ({:.1f} %)", count.right, count.all, count.percent());
    };
    fmt::print("{}  caught {}, held out {};  passed {}, held out {}\n", floor.language, line(forbidden.tuned),
               line(forbidden.held_out), line(allowed.tuned), line(allowed.held_out));
    EXPECT_GE(forbidden.tuned.percent(), floor.tuned_caught) << "not caught:\n" << forbidden.wrong;
    EXPECT_GE(forbidden.held_out.percent(), floor.held_out_caught);
    EXPECT_GE(allowed.tuned.percent(), floor.tuned_passed) << "wrongly refused:\n" << allowed.wrong;
    EXPECT_GE(allowed.held_out.percent(), floor.held_out_passed);
    EXPECT_GE(forbidden.tuned.all + forbidden.held_out.all, 60);
    EXPECT_GE(allowed.tuned.all + allowed.held_out.all, 60);
}

INSTANTIATE_TEST_SUITE_P(Of, Corpus,
                         testing::Values(Floor{"en", 100, 100, 100, 100}, Floor{"de", 100, 100, 100, 100},
                                         Floor{"uk", 100, 100, 100, 100}, Floor{"cs", 99.7, 100, 100, 100},
                                         Floor{"ru", 100, 100, 100, 100}),
                         [](const auto& floor) { return std::string(floor.param.language); });

}  // namespace
}  // namespace tenback
