// A table in this process: its log in a store, its bots on a background thread. Every accepted action is on disk before
// anybody sees it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "host/link.hpp"

namespace tenback::host {

struct NewTable {
    table::TableOptions options;
    std::vector<table::Sitter> seats;  // one for each
};

struct LocalSettings {
    std::optional<bots::Effort> effort{};  // how hard bots think; what their level usually takes without it
    std::shared_ptr<const void> holds{};   // lives as long as the link: a lock, say
};

using LinkResult = Result<std::unique_ptr<TableLink>, LinkRefusal>;

/// A new table with this id in the store, which must outlive it.
LinkResult open_local(store::Store& store, const std::string& id, const NewTable& table, const LocalSettings& settings = {});

/// A kept table goes on: its log is read and checked. StoreFault::bad_log names the event that does not follow.
LinkResult resume_local(store::Store& store, const std::string& id, const LocalSettings& settings = {});

}  // namespace tenback::host
