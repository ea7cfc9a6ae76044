// Which shards a session looks after: advisory locks, which the database frees when the session ends, however it ends.
#pragma once

#include "store/postgres/connection.hpp"

namespace tenback::store {

class ShardLocks {
  public:
    /// Gives back what is more than an equal share among all processes that claim shards, takes what is free up to it.
    StoreResult<Shards> claim(PgConnection& db);

  private:
    struct Seen {
        std::size_t processes;
        Shards taken;  // by anybody
    };
    MaybeStoreError appear(PgConnection& db);
    StoreResult<Seen> look(PgConnection& db) const;
    MaybeStoreError give_back(PgConnection& db, std::size_t share);
    MaybeStoreError take(PgConnection& db, std::size_t share, const Shards& taken);

    bool present_ = false;
    Shards held_;
};

}  // namespace tenback::store
