// Files and folders that nobody but their owner reads, and locks on files between programs.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <system_error>

#include "store/store.hpp"

namespace tenback::store {

/// Makes the folders that are missing, for the owner alone, whatever the umask.
std::error_code make_private_folders(const std::filesystem::path& folder);
/// An empty file for the owner alone; one that is there is left as it is.
void make_private_file(const std::filesystem::path& file);
/// What everybody may look at, and belongs to us, is ours alone afterwards. What only the group may look at was meant so.
void keep_private(const std::filesystem::path& file_or_folder);
/// May everybody look at it?
bool is_public(const std::filesystem::path& file_or_folder);

/// A part of a file that is locked, whether there are such bytes or not; all of it without a length.
struct FilePart {
    off_t begin = 0;
    off_t length = 0;
};
/// Locked as long as the result lives, and freed by the system if the program dies; StoreFault::in_use if another program
/// has it. The file is made if need be. Where a file system has no locks the result is empty.
StoreResult<std::shared_ptr<const void>> lock_file(const std::filesystem::path& file, const FilePart& part = {});

}  // namespace tenback::store
