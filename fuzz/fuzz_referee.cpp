// Every line gets one answer, a JSON object with "ok"; a refusal leaves the game exactly as it was.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>

#include "record/record.hpp"
#include "referee/referee.hpp"
#include "require.hpp"

namespace tenback {
namespace {

/// The games that the dictionary and the corpus name.
std::string records(referee::Referee& referee) {
    std::string all;
    for (const char* request : {R"({"do":"record"})", R"({"do":"record","id":"a"})", R"({"do":"record","id":"b"})"})
        all += referee.answer(request) + '\n';
    return all;
}

/// Checks the answer to a line; `kept` is what the referee's records were before it and becomes what they are after it.
void check_line(referee::Referee& referee, const std::string& line, std::string& kept) {
    const std::string answer = referee.answer(line);
    require(answer.find('\n') == std::string::npos, "an answer is one line");
    const boost::json::value value = boost::json::parse(answer);
    const std::string before = std::exchange(kept, records(referee));
    if (value.at("ok").as_bool()) return;
    require(!value.at("error").at("code").as_string().empty(), "a refusal has a code");
    require(!value.at("error").at("message").as_string().empty(), "a refusal has a message");
    require(before == kept, "a refusal changes nothing");
}

/// Bots that search would take seconds for a line.
bool thinks_long(const std::string& line) {
    for (const char* name : {"adept", "hard", "expert", "casual", "normal", "beginner", "easy"})
        if (line.find(name) != std::string::npos) return true;
    return false;
}

void check(const std::string& conversation) {
    std::istringstream lines(conversation);
    referee::Referee referee;
    std::string kept = records(referee);
    std::string line;
    for (int n = 0; n < 50 && std::getline(lines, line); ++n)
        if (!thinks_long(line)) check_line(referee, line, kept);
    const boost::json::value last = boost::json::parse(referee.answer(R"({"do":"record"})"));
    if (last.at("ok").as_bool())
        require(static_cast<bool>(record::read_record(boost::json::serialize(last.at("record")))), "a record can be read");
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenback::check(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
