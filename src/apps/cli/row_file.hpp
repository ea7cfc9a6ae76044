// Files of weights, a row a line: `{…},  // variant: how it was made`, and of networks. src/players/bots/trained has such
// ones.
#pragma once

#include <memory>
#include <string>

#include "bots/value_net.hpp"
#include "engine/rules.hpp"
#include "lab/row.hpp"

namespace tenback::cli {

/// The row of a variant; throws BadData.
lab::WeightList read_row(const std::string& path, const Rules& rules);

/// Whether a row of the variant can be put into the file, or into a new one of this name: asked before a long training;
/// throws BadData.
void check_row_file(const std::string& path, const Rules& rules);

/// The row of the variant gives way to this one; a file that was not there has this row alone. Throws BadData.
void replace_row(const std::string& path, const Rules& rules, const lab::WeightList& row, const std::string& how);

/// Whether the file can be written: asked before a long training; throws BadData, and leaves what is in it alone.
void check_writable(const std::string& path);

/// The whole of a file; throws BadData.
std::string read_bytes(const std::string& path);
/// All of it or nothing: what was there stays until the new file is complete; throws BadData.
void write_bytes(const std::string& path, const std::string& bytes);

/// A network of this kind; throws BadData.
std::unique_ptr<const bots::ValueNet> read_net_file(const bots::NetKind& kind, const std::string& path);

}  // namespace tenback::cli
