// Where the checkout lies, for tests that read its files.
#pragma once

#include <filesystem>

namespace tenback {

std::filesystem::path source_folder();

}  // namespace tenback
