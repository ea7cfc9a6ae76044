// The intervals keep what they promise.
#include "lab/statistics.hpp"

#include <gtest/gtest.h>

#include "engine/random.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

TEST(Statistics, WilsonAgreesWithTables) {
    EXPECT_NEAR(wilson(5, 10).low, 0.2366, 1e-4);
    EXPECT_NEAR(wilson(5, 10).high, 0.7634, 1e-4);
    EXPECT_EQ(wilson(0, 100).low, 0);
    EXPECT_NEAR(wilson(0, 100).high, 0.0370, 1e-4);
    EXPECT_EQ(wilson(100, 100).high, 1);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Statistics, MomentsOfAFewNumbers) {
    Moments moments;
    for (const double x : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) moments.add(x);
    EXPECT_EQ(moments.count(), 8U);
    EXPECT_DOUBLE_EQ(moments.mean(), 5);
    EXPECT_DOUBLE_EQ(moments.variance(), 4);
}

TEST(Statistics, LookingAfterEveryGameSeldomMisleads) {
    Random words(1);
    int misled = 0;
    constexpr int streams = 400;
    for (int stream = 0; stream < streams; ++stream) {
        Moments moments;
        bool wrong = false;
        for (int n = 0; n < 2000; ++n) {
            moments.add(static_cast<double>(below(3, words)) - 1);  // -1, 0 or 1; the mean is 0
            const Interval interval = anytime_interval(moments);
            wrong |= n >= 100 && (interval.low > 0 || interval.high < 0);
        }
        misled += wrong ? 1 : 0;
    }
    EXPECT_LT(misled, streams * 5 / 100);
}

}  // namespace
}  // namespace tenback::testing
