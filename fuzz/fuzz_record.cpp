// A record that is accepted, written again and read again is the same record, and its replay ends where the game does.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "record/json.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"
#include "require.hpp"

namespace tenback {
namespace {

void check_one(std::string_view text) {
    const auto game = record::read_record(text);
    if (!game) return require(!game.reason().empty(), "an error has a reason");
    const std::string written = boost::json::serialize(record_json(*game));
    const auto again = record::read_record(written);
    require(static_cast<bool>(again), "what is written can be read");
    require(boost::json::serialize(record_json(*again)) == written, "writing and reading changes nothing");
    require(again->state() == game->state() && again->talk() == game->talk(), "the same state and talk");
    record::Replay replay(*game);
    require(replay.is_complete(), "what was accepted can be replayed");
    replay.go_to(replay.last_place());
    require(replay.state() == game->state() && replay.talk() == game->talk(), "the replay ends where the game does");
}

void check_file(const std::string& text) {
    std::istringstream in(text);
    record::RecordReader reader(in);
    while (const auto game = reader.next())
        require(*game || game->reason().starts_with("line " + std::to_string(reader.line()) + ": "), "an error has a line");
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    tenback::check_one(text);
    tenback::check_file(text);
    return 0;
}
