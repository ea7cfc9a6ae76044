// What is read from a server's metrics and its process.
#include "client/server_watch.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace tenback::client {
namespace {

TEST(ServerWatch, the_median_lies_within_its_bucket) {
    const MetricValues before{
        {"x_bucket{le=\"0.1\"}", 5}, {"x_bucket{le=\"0.2\"}", 5}, {"x_bucket{le=\"0.4\"}", 5}, {"x_bucket{le=\"+Inf\"}", 5}};
    const MetricValues after{{"x_bucket{le=\"0.1\"}", 5},
                             {"x_bucket{le=\"0.2\"}", 9},
                             {"x_bucket{le=\"0.4\"}", 15},
                             {"x_bucket{le=\"+Inf\"}", 15}};
    EXPECT_DOUBLE_EQ(added(before, after, "x_bucket{le=\"+Inf\"}"), 10);
    ASSERT_TRUE(median_added(before, after, "x"));
    EXPECT_NEAR(*median_added(before, after, "x"), 0.2 + 0.2 / 6, 1e-9);
    EXPECT_FALSE(median_added(after, after, "x"));
    EXPECT_FALSE(median_added(before, after, "y"));
}

TEST(ServerWatch, a_process_uses_something) {
    const auto use = use_of(static_cast<int>(getpid()));
    ASSERT_TRUE(use);
    EXPECT_GT(use->resident_bytes, 0);
    EXPECT_FALSE(use_of(-1));
}

}  // namespace
}  // namespace tenback::client
