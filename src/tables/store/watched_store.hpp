// A store whose failures somebody hears of: when it cannot be used any more, while that lasts, and when it is well again.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "store/store.hpp"

namespace tenback::store {

/// A time in which the store could not be used. Conflicts are no trouble: they are how several writers agree.
struct StoreOutage {
    StoreError error;  // the last one
    bool writing;      // it can be read, as a full disk can
    std::chrono::steady_clock::time_point began;
    std::chrono::steady_clock::time_point failed;  // the last time
    std::uint64_t failures = 0;                    // calls
};

/// Called on the thread that uses the store.
struct StoreNews {
    std::function<void(const StoreOutage&)> begins = [](const StoreOutage&) {};
    std::function<void(const StoreOutage&)> goes_on = [](const StoreOutage&) {};  // at each further failure
    std::function<void(const StoreOutage&)> ends = [](const StoreOutage&) {};
};

/// Does everything that a store does, and tells. What could not be written is well again when something else was written;
/// what could not be reached when it answers.
class WatchedStore final : public Store {
  public:
    WatchedStore(std::unique_ptr<Store> store, StoreNews news) : store_(std::move(store)), news_(std::move(news)) {}

    [[nodiscard]] const std::optional<StoreOutage>& outage() const { return outage_; }

    using Store::append;
    std::vector<MaybeStoreError> append(std::span<const Append> batch) override;
    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override;
    StoreResult<std::vector<StoredTable>> tables() override;
    StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t at_most) override;
    StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) override;
    StoreResult<std::size_t> count() override;
    StoreResult<bool> remove(std::string_view table) override;
    StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t at_most) override;
    MaybeStoreError visit(const Visit& each) override;
    MaybeStoreError copy_from(Store& other) override;
    [[nodiscard]] bool is_shared() const override { return store_->is_shared(); }
    Changes changes() override { return store_->changes(); }
    [[nodiscard]] int feed_fd() const override { return store_->feed_fd(); }
    StoreResult<Shards> claim_shards() override;

  private:
    enum class Way : std::uint8_t { reading, writing };
    void saw(Way way, const MaybeStoreError& error);
    void went_well(Way way);
    template <class T>
    StoreResult<T> seen(Way way, StoreResult<T> result) {
        saw(way, result ? std::nullopt : MaybeStoreError(result.error()));
        return result;
    }

    std::unique_ptr<Store> store_;
    StoreNews news_;
    std::optional<StoreOutage> outage_;
};

}  // namespace tenback::store
