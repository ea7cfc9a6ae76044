#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "cli/command.hpp"
#include "cli/store_options.hpp"

namespace tenback::cli {
namespace {

namespace fs = std::filesystem;

struct BackupOptions {
    std::string store;
    std::string to;
};

/// A new name in a folder survives a power cut only once the folder is on disk too.
void rename_for_good(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error) throw BadData{fmt::format("cannot write {}: {}", to.string(), error.message())};
    const int folder = open(to.has_parent_path() ? to.parent_path().c_str() : ".", O_RDONLY | O_DIRECTORY);
    if (folder < 0) return;
    fsync(folder);
    close(folder);
}

void copy_to(store::Store& from, const std::string& name) {
    const auto to = value_of(store::open_store(name));
    if (const auto error = to->copy_from(from)) throw_trouble(*error);
    std::uint64_t events = 0;
    const auto tables = value_of(to->tables());
    for (const store::StoredTable& table : tables) events += table.number;
    fmt::print("{} with {} copied\n", counted(tables.size(), "table"), counted(events, "event"));
}

/// The file appears under its name when it is whole.
void copy_to_file(store::Store& from, const fs::path& file) {
    const fs::path part = file.string() + ".part";
    if (fs::exists(file)) throw BadData{fmt::format("{} exists already and is left as it is", file.string())};
    if (fs::exists(part))
        throw BadData{
            fmt::format("{} exists: another backup is being made, or one was cut short; remove it", part.string())};
    try {
        copy_to(from, "sqlite:" + part.string());
        rename_for_good(part, file);
    } catch (const BadData&) {
        for (const char* ending : {"", "-wal", "-shm"}) fs::remove(part.string() + ending);
        throw;
    }
}

int run_backup(const BackupOptions& options) {
    const auto from = open_existing_store(options.store);
    const auto file = store::sqlite_file(options.to);
    if (file)
        copy_to_file(*from, *file);
    else
        copy_to(*from, options.to);
    return exit_ok;
}

}  // namespace

std::function<int()> define_backup(CLI::App& command) {
    auto options = std::make_shared<BackupOptions>();
    command.add_option("to", options->to, "a new file, or the address of an empty PostgreSQL database")->required();
    declare_store(command, options->store);
    command.footer(
        "Copies all tables with their logs as they stand at one moment; servers may go on playing meanwhile.\n"
        "The copy is a store like any other: serve it, list it, or copy it back with the same command.\n"
        "  tenback backup --store /var/lib/tenback/tables.db tables-monday.db\n"
        "  tenback backup --store postgresql://tenback@/tenback tables-monday.db\n"
        "  tenback backup --store tables-monday.db postgresql://tenback@/empty    (moves to PostgreSQL)\n"
        "A file appears under its name only when it is whole; one that exists is never overwritten.");
    return [options] { return run_backup(*options); };
}

}  // namespace tenback::cli
