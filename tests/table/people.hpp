// Who sits at the tables of tests, and whether a log says all.
#pragma once

#include "table/tables.hpp"

namespace tenback::testing {

inline const Seat ann = Seat::number(1);
inline const Seat bob = Seat::number(2);
inline const Seat eve = Seat::number(3);

/// The log gives the same table again.
inline void expect_kept(const LoggingTable& table) {
    const auto again = read_log(table.log);
    ASSERT_TRUE(again) << again.reason();
    EXPECT_EQ(picture(*again), picture(table.table));
}

}  // namespace tenback::testing
