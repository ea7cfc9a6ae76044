// One table of a load: its seats, each with a connection and a mirror of its own.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <memory>

#include "bots/bot.hpp"
#include "client/load.hpp"
#include "client/wire.hpp"
#include "protocol/hear.hpp"
#include "protocol/message.hpp"

namespace tenback::client {

/// What the tables of a run share.
class LoadOffice {
  public:
    using Clock = std::chrono::steady_clock;

    explicit LoadOffice(const LoadPlan& of);
    LoadOffice(const LoadOffice&) = delete;
    LoadOffice& operator=(const LoadOffice&) = delete;
    virtual ~LoadOffice();

    /// Everybody sits.
    virtual void table_is_ready() = 0;
    /// The first round is dealt and begun; nobody moves before all tables are so far.
    virtual void table_has_begun() = 0;
    /// All its games are played.
    virtual void table_is_done() = 0;
    virtual void failed(const std::string& what) = 0;
    /// When the next move may be sent.
    virtual Clock::time_point next_move() = 0;

    const LoadPlan& plan;
    boost::asio::io_context context{1};
    std::unique_ptr<bots::Bot> bot;  // plays all seats
    LoadReport report;
    bool moving = false;  // all tables have begun
    bool over = false;
};

class LoadTable {
  public:
    LoadTable(LoadOffice& office, int number);
    ~LoadTable();

    /// Makes the table and fills its seats.
    void begin();
    /// The first deal.
    void play();
    /// Whoever is to move moves.
    void go_on();

  private:
    using Clock = LoadOffice::Clock;
    class SeatRun;
    friend class SeatRun;
    /// What everybody may see at a number; all seats must be told the same.
    struct Public {
        std::uint64_t number;
        PublicView game;
    };

    void sat_down();
    void look_whether_begun(const PublicView& game);
    /// The end of a round is counted once all seats have heard of it and its last move has been answered, too.
    void count_round();
    void heard_public(std::uint64_t number, const PublicView& game);
    void round_is_over(const PublicView& game);
    void fail(const std::string& what);

    LoadOffice& office_;
    int number_;
    std::string id_;
    std::vector<std::shared_ptr<SeatRun>> seats_;
    int seated_ = 0;
    bool begun_ = false;
    int games_ = 0;
    std::uint64_t acknowledged_ = 0;   // cards of this round that the server said are laid
    std::optional<PublicView> ended_;  // a round that is over and not counted yet
    std::deque<Public> known_;
    std::array<Clock::time_point, Seat::limit> moved_{};  // when each seat sent its last move
};

}  // namespace tenback::client
