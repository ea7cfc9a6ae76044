#include "store/watched_store.hpp"

#include <algorithm>
#include <utility>

namespace tenback::store {

void WatchedStore::saw(Way way, const MaybeStoreError& error) {
    if (!error) return went_well(way);
    if (error->fault == StoreFault::conflict) return;
    const auto now = std::chrono::steady_clock::now();
    const bool begins = !outage_;
    if (begins) outage_ = StoreOutage{*error, way == Way::writing, now, now};
    outage_->error = *error;
    outage_->writing = outage_->writing && way == Way::writing;
    outage_->failed = now;
    ++outage_->failures;
    (begins ? news_.begins : news_.goes_on)(*outage_);
}

void WatchedStore::went_well(Way way) {
    if (!outage_) return;
    if (way == Way::reading && outage_->writing && outage_->error.fault != StoreFault::away) return;
    const StoreOutage over = *std::exchange(outage_, std::nullopt);
    news_.ends(over);
}

std::vector<MaybeStoreError> WatchedStore::append(std::span<const Append> batch) {
    auto outcomes = store_->append(batch);
    const auto failed = [](const MaybeStoreError& error) { return error && error->fault != StoreFault::conflict; };
    const auto first = std::ranges::find_if(outcomes, failed);
    saw(Way::writing, first == outcomes.end() ? std::nullopt : *first);
    return outcomes;
}

StoreResult<std::vector<std::string>> WatchedStore::read(std::string_view table, std::uint64_t from) {
    return seen(Way::reading, store_->read(table, from));
}

StoreResult<std::vector<StoredTable>> WatchedStore::tables() { return seen(Way::reading, store_->tables()); }

StoreResult<std::vector<StoredTable>> WatchedStore::find(std::string_view prefix, std::size_t at_most) {
    return seen(Way::reading, store_->find(prefix, at_most));
}

StoreResult<std::vector<StoredTable>> WatchedStore::listed(std::size_t at_most) {
    return seen(Way::reading, store_->listed(at_most));
}

StoreResult<std::size_t> WatchedStore::count() { return seen(Way::reading, store_->count()); }

StoreResult<bool> WatchedStore::remove(std::string_view table) {
    auto gone = store_->remove(table);
    return seen(gone && !*gone ? Way::reading : Way::writing, gone);
}

StoreResult<std::vector<std::string>> WatchedStore::prune(const Ages& kept, std::size_t at_most) {
    auto gone = store_->prune(kept, at_most);
    // If nothing is old enough nothing is written, and nothing learned about writing.
    return seen(gone && gone->empty() ? Way::reading : Way::writing, std::move(gone));
}

MaybeStoreError WatchedStore::visit(const Visit& each) { return store_->visit(each); }

MaybeStoreError WatchedStore::copy_from(Store& other) { return store_->copy_from(other); }

StoreResult<Shards> WatchedStore::claim_shards() {
    if (!is_shared()) return store_->claim_shards();  // nobody was asked
    return seen(Way::reading, store_->claim_shards());
}

}  // namespace tenback::store
