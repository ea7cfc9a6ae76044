// Links as people pass them on, and codes as they type them.
#include "client/address.hpp"

#include <gtest/gtest.h>

namespace tenback::client {
namespace {

const std::string name_of_table = "ABCDEFGHJKLMNPQR";

TEST(Address, a_link_names_server_and_table) {
    const auto usual = parse_invitation("https://cards.example/t/" + name_of_table);
    ASSERT_TRUE(usual);
    EXPECT_EQ(*usual, (Invitation{{true, "cards.example", "443"}, name_of_table}));
    EXPECT_EQ(parse_invitation("http://127.0.0.1:8080/t/" + name_of_table)->server,
              (ServerAddress{false, "127.0.0.1", "8080"}));
    EXPECT_EQ(parse_invitation("http://[::1]:8080/")->server, (ServerAddress{false, "::1", "8080"}));
    EXPECT_EQ(parse_invitation("http://localhost:8080")->table, "");
}

TEST(Address, a_link_that_is_written_is_read_again) {
    for (const ServerAddress& server :
         {ServerAddress{true, "cards.example", "443"}, ServerAddress{false, "localhost", "8080"},
          ServerAddress{false, "::1", "80"}, ServerAddress{true, "::1", "8443"}})
        EXPECT_EQ(parse_invitation(link_to(server, name_of_table)), (Invitation{server, name_of_table}));
}

TEST(Address, what_is_no_link_to_a_table_is_none) {
    for (const char* text : {"", "hello", "cards.example/t/ABCDEFGHJKLMNPQR", "ftp://a/t/ABCDEFGHJKLMNPQR",
                             "http://a/t/SHORT", "http://a/t/ABCDEFGHJKLMNPQ0", "http://me:secret@a/", "http://a/?x",
                             "http://a/x", "http://:80/", "http://a:0/", "http://a:99999/", "http:// a/"})
        EXPECT_FALSE(parse_invitation(text)) << text;
}

TEST(Address, codes_may_be_typed_in_small_letters) {
    EXPECT_EQ(parse_table_name("abcdef"), "ABCDEF");
    EXPECT_EQ(parse_table_name(name_of_table), name_of_table);
    for (const char* text : {"", "ABCDE", "ABCDEFG", "ABCDE0", "ABCDEI", "../../"})
        EXPECT_FALSE(parse_table_name(text)) << text;
}

}  // namespace
}  // namespace tenback::client
