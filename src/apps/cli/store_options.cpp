#include "cli/store_options.hpp"

#include <fmt/format.h>

#include "cli/command.hpp"

namespace tenback::cli {
namespace {

std::string_view sentence(store::StoreFault fault) {
    switch (fault) {
        case store::StoreFault::cannot_open: return "cannot open the store";
        case store::StoreFault::read_only: return "the store is not writable";
        case store::StoreFault::full: return "there is no space left for the store";
        case store::StoreFault::damaged: return "the store is damaged; nothing was changed in it";
        case store::StoreFault::newer: return "the store was written by a newer tenback";
        case store::StoreFault::locked: return "another program holds the store";
        case store::StoreFault::away: return "the database does not answer";
        case store::StoreFault::in_use:
            return "another tenback serve uses this store; stop it first, or use PostgreSQL for several servers";
        case store::StoreFault::conflict:
        case store::StoreFault::bad_log:
        case store::StoreFault::failed: break;
    }
    return "the store refused";
}

}  // namespace

void declare_store(CLI::App& command, std::string& name) {
    command
        .add_option("--store", name,
                    "the store: the path of an SQLite file, sqlite:PATH, or postgresql://USER@HOST/DATABASE")
        ->envname("TENBACK_STORE")
        ->required();
}

std::unique_ptr<store::Store> open_existing_store(const std::string& name) {
    store::StoreSettings settings;
    settings.create = false;
    return value_of(open_store(name, settings));
}

std::string counted(std::uint64_t number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

void throw_trouble(const store::StoreError& error) {
    throw BadData{fmt::format("{}: {}", sentence(error.fault), error.reason)};
}

}  // namespace tenback::cli
