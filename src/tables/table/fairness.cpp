#include "table/fairness.hpp"

namespace tenback::table {
namespace {

/// The table has checked that these are 32 bytes.
fair::Bytes32 bytes_of(const std::string& digits) { return fair::parse_hex(digits).value_or(fair::Bytes32{}); }

}  // namespace

fair::Contributions contributions_of(const Rules& rules, const Shuffle& shuffle) {
    fair::Contributions parts(rules.players);
    for (std::size_t s = 0; s < parts.size(); ++s)
        if (!shuffle.parts[s].empty()) parts[s] = fair::Contribution{bytes_of(shuffle.parts[s])};
    return parts;
}

fair::Secret secret_of(const Shuffle& shuffle) { return {bytes_of(shuffle.secret)}; }

std::optional<fair::Fairness> fairness_of(const PublicTable& table, std::string_view id) {
    if (!table.revealed) return std::nullopt;
    fair::Fairness fairness{{std::string(id), table.round}, std::nullopt};
    if (const auto& shuffle = table.revealed->shuffle)
        fairness.proof = fair::Proof{
            {bytes_of(shuffle->commitment)}, secret_of(*shuffle), contributions_of(table.options.rules, *shuffle)};
    else if (!table.known_deal)
        return std::nullopt;
    return fairness;
}

}  // namespace tenback::table
