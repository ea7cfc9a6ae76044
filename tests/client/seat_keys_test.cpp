// Which seat a user comes back to.
#include "client/seat_keys.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace tenback::client {
namespace {

class Folder {
  public:
    Folder() : path_(::mkdtemp(name_.data())) {}
    ~Folder() { std::filesystem::remove_all(path_); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::string name_ = (std::filesystem::temp_directory_path() / "seats-XXXXXX").string();
    std::filesystem::path path_;
};

const std::string here = "23456789ABCDEFGH";
const std::string first(32, '1');
const std::string second(32, '2');

TEST(Programs_8_another_name, is_another_seat) {
    const Folder folder;
    const SeatKeys ann(folder.path(), "Ann");
    const SeatKeys bob(folder.path(), "Bob");
    EXPECT_TRUE(ann.keep(here, first));
    EXPECT_EQ(bob.find(here), std::nullopt);
    EXPECT_TRUE(bob.keep(here, second));
    EXPECT_EQ(ann.find(here), first);
    EXPECT_EQ(bob.find(here), second);
    EXPECT_EQ(SeatKeys(folder.path()).find(here), first) << "without a name: the first";
    EXPECT_TRUE(bob.needs_name(here));
    EXPECT_FALSE(ann.needs_name(here));
    bob.forget(here);
    EXPECT_EQ(bob.find(here), std::nullopt);
    EXPECT_EQ(ann.find(here), first);
}

TEST(Programs_8_another_name, a_key_of_an_older_version_is_anybodys) {
    const Folder folder;
    std::filesystem::create_directories(folder.path() / "seats");
    std::ofstream(folder.path() / "seats" / here) << first << '\n';
    EXPECT_EQ(SeatKeys(folder.path(), "Bob").find(here), first);
}

}  // namespace
}  // namespace tenback::client
