// A log that is accepted gives the same table when it is written and read again, and its records are records.
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "record/record.hpp"
#include "require.hpp"
#include "table/log.hpp"

namespace tenback {
namespace {

void check_table(const table::Table& table, const std::vector<std::string>& log) {
    std::vector<std::string> written{log_text(table.rules(), table::TableOpened{table.options()})};
    for (std::size_t n = 1; n < log.size(); ++n)
        written.push_back(log_text(table.rules(), *table::read_event(table.rules(), log[n])));
    const auto again = table::read_log(written);
    require(static_cast<bool>(again), "what is written can be read");
    require(again->number() == table.number(), "no event is lost");
    require(again->public_table().seats == table.public_table().seats, "the same seats");
    if (!table.round()) return;
    require(again->round()->state() == table.round()->state(), "the same state");
    require(again->round()->talk() == table.round()->talk(), "the same talk");
    if (const auto record = record_of(table)) {
        const auto game = record::read_record(*record);
        require(static_cast<bool>(game), "an exported record passes the reader");
        require(game->state() == table.round()->state(), "and is the same game");
    }
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    std::vector<std::string> log;
    for (std::string line; std::getline(in, line);) log.push_back(line);
    const auto table = tenback::table::read_log(log);
    if (table)
        tenback::check_table(*table, log);
    else
        tenback::require(table.reason().starts_with("event "), "an error names its event");
    return 0;
}
