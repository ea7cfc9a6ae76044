// Files of weights, a row a line: `{…},  // variant: how it was made`, and of networks. src/bots/trained has such ones.
#pragma once

#include <memory>
#include <string>

#include "bots/face_net.hpp"
#include "engine/rules.hpp"
#include "lab/row.hpp"

namespace tenback::cli {

/// The row of a variant; throws BadData.
WeightList read_row(const std::string& path, const Rules& rules);

/// The row of the variant gives way to this one; throws BadData.
void replace_row(const std::string& path, const Rules& rules, const WeightList& row, const std::string& how);

/// A network of Face to Face; throws BadData.
std::unique_ptr<const FaceNet> read_net(const std::string& path);

/// The network, and how it was made; throws BadData.
void write_net(const std::string& path, const FaceNet& net, const std::string& how);

}  // namespace tenback::cli
