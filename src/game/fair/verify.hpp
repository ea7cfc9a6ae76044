// Is the deck of a record the one that its proof gives?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fair/proof.hpp"

namespace tenback::fair {

enum class VerdictCode : std::uint8_t {
    proven,            // commitment, deck and who began follow from what is revealed
    known_deck,        // the record says itself that somebody may have known the deck
    no_proof,          // the record has no `fairness`
    bad_record,        // no record, or one that breaks a rule
    bad_proof,         // `fairness` is not what it should be
    wrong_commitment,  // the secret is not the one that was committed to
    wrong_deck,        // another deck follows
    wrong_first,       // somebody else should have begun
};

/// `proven`, `known_deck`, …
std::string_view code_of(VerdictCode code);

struct Verdict {
    VerdictCode code;
    std::string detail = {};            // why a record or proof is bad, in the words of its reader
    std::optional<Fairness> told = {};  // what was read, unless record or proof are bad or missing
};

/// @param record one record as text
Verdict verify(std::string_view record);

}  // namespace tenback::fair
