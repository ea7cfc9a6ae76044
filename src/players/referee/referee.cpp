#include "referee/referee.hpp"

#include <boost/json.hpp>
#include <exception>

#include "record/fields.hpp"
#include "record/lines.hpp"

namespace tenback::referee {
namespace {

boost::json::object answer_line(std::string_view line, Desk& desk) {
    if (line.size() > Referee::longest_line) return refusal_json("bad_request", "the line is longer than 1 MiB");
    const auto request = record::parse_object(line);
    if (!request) return refusal_json("bad_request", request.reason());
    return answer_request(*request, desk);
}

}  // namespace

std::string Referee::answer(std::string_view line) {
    try {
        return boost::json::serialize(answer_line(line, desk_));
    } catch (const std::exception& error) {  // such as memory running out
        return boost::json::serialize(refusal_json("bad_request", error.what()));
    }
}

void run_referee(std::istream& in, std::ostream& out) {
    Referee referee;
    std::string line;
    while (record::read_line(in, line, Referee::longest_line)) out << referee.answer(line) << '\n' << std::flush;
}

}  // namespace tenback::referee
