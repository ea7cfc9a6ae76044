// Rows of weights: as text, in the files that are shipped, and in use.
#include "lab/row.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "notation/variant.hpp"
#include "source_folder.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

const std::filesystem::path source = source_folder();

struct ShippedRow {
    Rules rules;
    std::string text;
    std::string how;
};

std::vector<ShippedRow> shipped(const std::string& file) {
    std::ifstream in(source / "src/players/bots/trained" / file);
    std::vector<ShippedRow> rows;
    const std::regex form("(\\{.*\\}),?  // ([^:]+): (.*)");
    for (std::string line; std::getline(in, line);) {
        std::smatch parts;
        const bool matches = std::regex_match(line, parts, form);
        EXPECT_TRUE(matches) << file << ": " << line;
        if (matches) rows.push_back({*parse_variant(parts.str(2)), parts[1], parts[3]});
    }
    return rows;
}

/// The numbers that the bots really use.
WeightList in_use(bots::Rows shipped_as, const Rules& rules) {
    const auto phase = [](const bots::PhaseWeights& w) {
        return WeightList{w.back,       w.lead,        w.power,      w.trick,      w.free,
                          w.lead_slope, w.trick_slope, w.free_slope, w.lead_trick, w.kindle};
    };
    if (rules.game == GameKind::classic) {
        const bots::ClassicWeights& w = classic_weights(shipped_as, bots::row_of(rules));
        WeightList row = phase(w.drawing);
        const WeightList late = phase(w.late);
        row.insert(row.end(), late.begin(), late.end());
        return row;
    }
    if (rules.game == GameKind::quick) {
        const bots::QuickWeights& w = quick_weights(shipped_as, rules);
        return {w.dead, w.both, w.two, w.one};
    }
    const bots::FaceWeights& w = face_weights(shipped_as);
    return {w.reopened, w.gift, w.laid, w.held, w.trick};
}

TEST(Row, EveryVariantAndNumberOfPlayersHasOneOfItsOwn) {
    for (const GameKind game : all_games) {
        std::set<std::size_t> rows;
        for (unsigned which = 0; which < 1U << options_of(game).size(); ++which) {
            Chosen chosen;
            for (unsigned bits = which; const Option& option : options_of(game)) {
                if ((bits & 1U) != 0) chosen.flip(option);
                bits >>= 1U;
            }
            const auto [fewest, most] = players_of(game);
            for (int players = fewest; players <= most; ++players) {
                const auto rules = make_rules(game, players, options_with(game, players, chosen)).rules;
                ASSERT_TRUE(rules);
                rows.insert(bots::row_of(*rules));
            }
        }
        EXPECT_EQ(rows.size(), bots::rows_of(game));
        EXPECT_EQ(*rows.rbegin(), bots::rows_of(game) - 1);
    }
    EXPECT_EQ(bots::row_of(*parse_variant("classic players=3 fire=true minimum=3 hand=5")), 37);
    EXPECT_EQ(bots::row_of(*parse_variant("classic players=1 minimum=3")), 10);
    EXPECT_EQ(bots::row_of(*parse_variant("quick players=3 pro=true")), 5);
}

TEST(Row, IsReadAsItWasWritten) {
    const WeightList quick{1, 1.5, 2, -0.25};
    EXPECT_EQ(row_text(GameKind::quick, quick), "{1.000F, 1.500F, 2.000F, -0.250F}");
    EXPECT_EQ(parse_row(GameKind::quick, "{1.F, 1.5F, 2.000F, -.25F},"), quick);
    WeightList classic(20, 0.5);
    classic[7] = -3.125;
    EXPECT_EQ(parse_row(GameKind::classic, row_text(GameKind::classic, classic)), classic);
}

TEST(Row, WhatIsNoRowIsRefused) {
    EXPECT_FALSE(parse_row(GameKind::quick, ""));
    EXPECT_FALSE(parse_row(GameKind::quick, "{1, 2, 3}"));
    EXPECT_FALSE(parse_row(GameKind::quick, "{1, 2, 3, 4, 5}"));
    EXPECT_FALSE(parse_row(GameKind::quick, "{1, 2, x, 4}"));
    EXPECT_FALSE(parse_row(GameKind::quick, "{1, 2, nan, 4}"));
    EXPECT_FALSE(parse_row(GameKind::quick, "{1, 2, 1e300, 4}"));
    WeightList steep(20, 0.5);
    steep[12] = 9;
    EXPECT_FALSE(parse_row(GameKind::classic, row_text(GameKind::classic, steep)));
}

struct RowFile {
    std::string name;
    bots::Rows shipped_as;
    std::size_t rows;
};

const std::vector<RowFile> row_files{
    {"classic.inc", bots::Rows::learned, 40}, {"classic_search.inc", bots::Rows::published, 40},
    {"quick.inc", bots::Rows::learned, 8},    {"quick_search.inc", bots::Rows::published, 8},
    {"face.inc", bots::Rows::learned, 1},     {"face_published.inc", bots::Rows::published, 1}};

TEST(Row, TheFilesHoldWhatTheBotsUse) {
    for (const auto& [name, shipped_as, count] : row_files) {
        const auto rows = shipped(name);
        EXPECT_EQ(rows.size(), count) << name;
        for (const ShippedRow& row : rows) {
            const auto numbers = parse_row(row.rules.game, row.text);
            ASSERT_TRUE(numbers) << row.text;
            const WeightList used = in_use(shipped_as, row.rules);
            for (std::size_t i = 0; i < used.size(); ++i)
                EXPECT_FLOAT_EQ(static_cast<float>(used[i]), static_cast<float>((*numbers)[i])) << text_of(row.rules);
        }
    }
}

TEST(Row, TheFilesSayHowEachRowWasMade) {
    for (const RowFile& file : row_files)
        for (const ShippedRow& row : shipped(file.name)) {
            if (row.how == "not trained") continue;
            const std::regex made(
                R"(wins [\d.]+ %, utility [\d.]+ after \d+ s CPU of tenback train (\w+) --players (\d) .*--seed \d+)");
            std::smatch parts;
            ASSERT_TRUE(std::regex_match(row.how, parts, made)) << row.how;
            EXPECT_EQ(parts[1], std::string(text_of(row.rules.game)));
            EXPECT_EQ(parts[2], std::to_string(row.rules.players));
            const std::string curve = std::regex_replace(text_of(row.rules), std::regex("[ =]"), "-") + ".svg";
            EXPECT_TRUE(exists(source / "docs/strength/training" / curve)) << curve;
        }
}

}  // namespace
}  // namespace tenback::testing
