// `--store`, for the commands that look after a store.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "store/open.hpp"

namespace tenback::cli {

/// Also from the environment, so that a service and its tools mean the same store.
void declare_store(CLI::App& command, std::string& name);

/// The store as it is, never a new one; throws BadData.
std::unique_ptr<store::Store> open_existing_store(const std::string& name);

/// `1 table`, `3 tables`
std::string counted(std::uint64_t number, std::string_view noun);

/// Throws BadData with a sentence for the fault.
[[noreturn]] void throw_trouble(const store::StoreError& error);

template <class T>
T value_of(store::StoreResult<T> result) {
    if (!result) throw_trouble(result.error());
    return std::move(*result);
}

}  // namespace tenback::cli
