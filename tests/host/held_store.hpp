// A disk so slow that tests can look at what happens meanwhile.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "host/link.hpp"
#include "store/store.hpp"

namespace tenback::testing {

/// A disk whose writes end only when it is let go.
class HeldStore final : public store::Store {
  public:
    explicit HeldStore(store::Store& below) : below_(below) {}
    void hold() {
        writes_ = false;
        held_ = true;
    }
    void let_go() {
        held_ = false;
        held_.notify_all();
    }
    /// Lets bots act until one of them waits for the disk; nothing is seen of it.
    void hold_up(host::TableLink& link) {
        hold();
        while (!writes_) {
            ASSERT_FALSE(link.poll().changed);
            link.wait(std::chrono::milliseconds(1));
        }
    }

    using store::Store::append;
    std::vector<std::optional<store::StoreError>> append(std::span<const store::Append> batch) override {
        writes_ = true;
        held_.wait(true);
        return below_.append(batch);
    }
    store::StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        return below_.read(table, from);
    }
    store::StoreResult<std::vector<store::StoredTable>> tables() override { return below_.tables(); }
    store::StoreResult<std::vector<store::StoredTable>> find(std::string_view prefix, std::size_t at_most) override {
        return below_.find(prefix, at_most);
    }
    store::StoreResult<std::vector<store::StoredTable>> listed(std::size_t at_most) override {
        return below_.listed(at_most);
    }
    store::StoreResult<std::size_t> count() override { return below_.count(); }
    store::StoreResult<bool> remove(std::string_view table) override { return below_.remove(table); }
    store::StoreResult<std::vector<std::string>> prune(const store::Ages& kept, std::size_t at_most) override {
        return below_.prune(kept, at_most);
    }
    store::MaybeStoreError visit(const Visit& each) override { return below_.visit(each); }
    store::MaybeStoreError copy_from(store::Store& other) override { return below_.copy_from(other); }

  private:
    store::Store& below_;
    std::atomic<bool> held_ = false;
    std::atomic<bool> writes_ = false;
};

}  // namespace tenback::testing
