#include "source_folder.hpp"

namespace tenback {

std::filesystem::path source_folder() { return TENBACK_SOURCE_FOLDER; }

}  // namespace tenback
