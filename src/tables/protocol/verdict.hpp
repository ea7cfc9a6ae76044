// What becomes of something that somebody wants at a table.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "table/command.hpp"
#include "table/table.hpp"

namespace tenback::protocol {

using Events = std::vector<table::TableEvent>;

/// Why it is not done: a code of docs/protocol.md, and perhaps which piece of the text is meant.
struct Fault {
    std::string code;
    std::string piece{};
    bool operator==(const Fault&) const = default;
};
/// It was done before: the message was sent twice.
struct Again {
    bool operator==(const Again&) const = default;
};

/// What shall be written; nothing if all is as it should be already.
using Verdict = std::variant<Events, Again, Fault>;

struct Done {
    bool operator==(const Done&) const = default;
};
using Outcome = std::variant<Done, Again, Fault>;

inline Fault fault_of(const table::TableRefusal& refusal) { return {std::string(code_of(refusal))}; }
inline Verdict verdict_of(table::Decision decision) {
    if (const auto* refusal = std::get_if<table::TableRefusal>(&decision)) return fault_of(*refusal);
    return std::move(std::get<Events>(decision));
}

}  // namespace tenback::protocol
