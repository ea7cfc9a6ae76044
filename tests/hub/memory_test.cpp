// What a table costs that is in memory and that nobody looks at.
#include <malloc.h>

#include "house.hpp"
#include "store/places.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

std::size_t allocated() { return mallinfo2().uordblks; }

TEST(Memory, an_idle_table_takes_less_than_4_KB) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers have allocators of their own";
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    GTEST_SKIP() << "sanitizers have allocators of their own";
#endif
#endif
    constexpr std::size_t tables = 100;
    const TemporaryFolder folder;  // a store in memory would be measured, too
    House house(quick_settings(), "sqlite:" + (folder.path() / "tables.db").string());
    for (std::size_t n = 0; n < tables; ++n) {
        std::vector<Guest> people = house.seat_people(house.create(table_options("quick", 4)), 4);
        deal(house, people);
        begin(house, people);
        for (int move = 0; move < 6; ++move)
            for (Guest& guest : people)
                if (guest.look(), guest.to_move()) guest.move();
    }
    ASSERT_EQ(house.hub->rooms(), tables);
    house.advance(2s);
    // Each answer waits for the commit before it: by then the store has written that they are all away.
    for (int n = 0; n < 20; ++n) EXPECT_EQ(house.readiness(), "");
    const std::size_t with = allocated();
    house.until([&] { return house.advance(61s), house.hub->rooms() == 0; }, "all tables to leave memory");
    const std::size_t each = (with - allocated()) / tables;
    RecordProperty("bytes_a_table", static_cast<int>(each));
    std::printf("bytes a table: %zu\n", each);
    EXPECT_LT(each, 4096U);
}

}  // namespace
}  // namespace tenback::testing
