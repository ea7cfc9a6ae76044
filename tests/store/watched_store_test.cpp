// A store whose outages are told: once when they begin, once when they end, whatever is asked of it.
#include "store/watched_store.hpp"

#include <gtest/gtest.h>

#include "store/sqlite.hpp"

namespace tenback::testing {

using namespace store;

namespace {

/// In memory; while `writing` or `reading` is set that fails so.
class Fragile final : public Store {
  public:
    using Store::append;
    std::vector<MaybeStoreError> append(std::span<const Append> batch) override {
        if (writing) return std::vector<MaybeStoreError>(batch.size(), writing);
        return inner->append(batch);
    }
    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        if (reading) return *reading;
        return inner->read(table, from);
    }
    StoreResult<std::vector<StoredTable>> tables() override { return inner->tables(); }
    StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t at_most) override {
        if (reading) return *reading;
        return inner->find(prefix, at_most);
    }
    StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) override { return inner->listed(at_most); }
    StoreResult<std::size_t> count() override { return inner->count(); }
    StoreResult<bool> remove(std::string_view table) override { return inner->remove(table); }
    StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t at_most) override {
        return inner->prune(kept, at_most);
    }
    MaybeStoreError visit(const Visit& each) override { return inner->visit(each); }
    MaybeStoreError copy_from(Store& other) override { return inner->copy_from(other); }

    std::unique_ptr<Store> inner = std::move(*open_sqlite(""));
    MaybeStoreError writing;
    MaybeStoreError reading;
};

class Watched : public ::testing::Test {
  protected:
    [[nodiscard]] StoreNews news() {
        return {[this](const StoreOutage& outage) { heard += "begins " + std::string(code_of(outage.error.fault)) + "; "; },
                [this](const StoreOutage&) { heard += "goes on; "; },
                [this](const StoreOutage& outage) { heard += "ends after " + std::to_string(outage.failures) + "; "; }};
    }
    bool write() { return !store.append(Append{"a", ++number, {"text"}, ""}); }

    std::string heard;
    Fragile* fragile = new Fragile;
    WatchedStore store{std::unique_ptr<Store>(fragile), news()};
    std::uint64_t number = 0;
};

TEST_F(Watched, programs_3_a_full_disk_is_told_until_something_is_written) {
    EXPECT_TRUE(write());
    fragile->writing = StoreError{StoreFault::full, "no room"};
    EXPECT_FALSE(write());
    EXPECT_TRUE(store.read("a", 1)) << "which says nothing about writing";
    EXPECT_TRUE(store.outage());
    fragile->writing.reset();
    number = 1;
    EXPECT_TRUE(write());
    EXPECT_FALSE(store.outage());
    EXPECT_EQ(heard, "begins full; ends after 1; ");
}

TEST_F(Watched, programs_3_a_database_that_is_away_is_told_until_it_answers) {
    fragile->writing = fragile->reading = StoreError{StoreFault::away, "connection refused"};
    EXPECT_FALSE(write());
    EXPECT_FALSE(store.read("a", 1));
    EXPECT_FALSE(store.find("", 1));
    fragile->reading.reset();
    EXPECT_TRUE(store.find("", 1));
    EXPECT_EQ(heard, "begins away; goes on; goes on; ends after 3; ");
}

TEST_F(Watched, conflicts_are_no_trouble) {
    EXPECT_TRUE(write());
    number = 0;
    EXPECT_FALSE(write());
    EXPECT_EQ(heard, "");
}

}  // namespace
}  // namespace tenback::testing
