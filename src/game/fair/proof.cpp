#include "fair/proof.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "record/fields.hpp"
#include "record/json_parts.hpp"

namespace tenback::fair {
namespace {

namespace json = boost::json;

Result<Bytes32> bytes_in(const json::object& object, std::string_view key) {
    const auto text = record::string_in(object, key);
    if (!text) return Error{text.reason()};
    const auto bytes = parse_hex(*text);
    if (!bytes) return Error{fmt::format("'{}' must be 64 hexadecimal digits in small letters", key)};
    return *bytes;
}

Result<RoundName> round_in(const json::object& object) {
    const auto table = record::string_in(object, "table");
    if (!table) return Error{table.reason()};
    if (table->empty() || table->size() > longest_table_id) return Error{"'table' must be an id of 1 to 64 bytes"};
    const auto round = record::integer_in(object, "round");
    if (!round) return Error{round.reason()};
    if (*round < 1 || *round > 0xFFFFFFFF) return Error{"'round' must be a number from 1"};
    return RoundName{std::string(*table), static_cast<std::uint32_t>(*round)};
}

bool is_listed(const json::array& seats, int number) {
    for (const json::value& seat : seats)
        if (seat.is_int64() && seat.get_int64() == number) return true;
    return false;
}

/// Every seat either contributed or was left out.
Result<Contributions> contributions_in(const json::object& object, const Rules& rules) {
    const auto given = record::object_in(object, "contributions");
    if (!given) return Error{given.reason()};
    const auto absent = record::array_in(object, "absent");
    if (!absent) return Error{absent.reason()};
    if ((*given)->size() + (*absent)->size() != rules.players)
        return Error{"'contributions' and 'absent' must name each seat once"};
    Contributions contributions;
    for (int seat = 1; seat <= rules.players; ++seat) {
        if (is_listed(**absent, seat)) {
            contributions.emplace_back();
            continue;
        }
        const auto bytes = bytes_in(**given, record::key_of(seat));
        if (!bytes) return Error{fmt::format("contribution of seat {}: {}", seat, bytes.reason())};
        contributions.emplace_back(Contribution{*bytes});
    }
    return contributions;
}

}  // namespace

json::object fairness_json(const Fairness& fairness) {
    json::object object{
        {"version", fairness_version}, {"table", fairness.round.table}, {"round", std::int64_t{fairness.round.round}}};
    if (!fairness.proof) {
        object["known"] = true;
        return object;
    }
    object["commitment"] = hex_of(fairness.proof->commitment.bytes);
    object["secret"] = hex_of(fairness.proof->secret.bytes);
    json::object contributions;
    json::array absent;
    int seat = 0;
    for (const auto& contribution : fairness.proof->contributions) {
        ++seat;
        if (contribution)
            contributions[record::key_of(seat)] = hex_of(contribution->bytes);
        else
            absent.emplace_back(seat);
    }
    object["contributions"] = std::move(contributions);
    object["absent"] = std::move(absent);
    return object;
}

Result<Fairness> read_fairness(const json::object& object, const Rules& rules) {
    const auto version = record::integer_in(object, "version");
    if (!version) return Error{version.reason()};
    if (*version != fairness_version) return Error{fmt::format("version {}, not {}", *version, fairness_version)};
    const auto round = round_in(object);
    if (!round) return Error{round.reason()};
    if (const json::value* known = object.if_contains("known"); known != nullptr && *known == json::value(true))
        return Fairness{*round, std::nullopt};
    const auto commitment = bytes_in(object, "commitment");
    if (!commitment) return Error{commitment.reason()};
    const auto secret = bytes_in(object, "secret");
    if (!secret) return Error{secret.reason()};
    auto contributions = contributions_in(object, rules);
    if (!contributions) return Error{contributions.reason()};
    return Fairness{*round, Proof{{*commitment}, {*secret}, std::move(*contributions)}};
}

}  // namespace tenback::fair
