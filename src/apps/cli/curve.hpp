// The course of a training as a picture.
#pragma once

#include <string>
#include <vector>

#include "lab/training.hpp"

namespace tenback::cli {

/// Wins and utility by generation, as SVG. Throws BadData if the file cannot be written.
void write_curve(const std::string& path, const std::string& title, const std::vector<lab::Generation>& history);

}  // namespace tenback::cli
