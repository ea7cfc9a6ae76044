// Every line gets one answer, a JSON object with "ok"; a refusal leaves the game exactly as it was.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>

#include "record/record.hpp"
#include "record/referee.hpp"
#include "require.hpp"

namespace tenback {
namespace {

constexpr const char* ask_for_record = R"({"do":"record"})";

/// Checks the answer to a line; `record` is what the referee's record was before it and becomes what it is after it.
void check_line(record::Referee& referee, const std::string& line, std::string& record) {
    const std::string answer = referee.answer(line);
    require(answer.find('\n') == std::string::npos, "an answer is one line");
    const boost::json::value value = boost::json::parse(answer);
    const std::string before = std::exchange(record, referee.answer(ask_for_record));
    if (value.at("ok").as_bool()) return;
    require(!value.at("error").at("code").as_string().empty(), "a refusal has a code");
    require(!value.at("error").at("message").as_string().empty(), "a refusal has a message");
    require(before == record, "a refusal changes nothing");
}

void check(const std::string& conversation) {
    std::istringstream lines(conversation);
    record::Referee referee;
    std::string record = referee.answer(ask_for_record);
    std::string line;
    for (int n = 0; n < 50 && std::getline(lines, line); ++n) check_line(referee, line, record);
    const boost::json::value last = boost::json::parse(record);
    if (last.at("ok").as_bool())
        require(static_cast<bool>(record::read_record(boost::json::serialize(last.at("record")))), "a record can be read");
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenback::check(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
