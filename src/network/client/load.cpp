#include "client/load.hpp"

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "client/load_table.hpp"

namespace tenback::client {

double Latencies::percentile(double part) {
    if (all.empty()) return 0;
    const auto place = all.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(all.size() - 1));
    std::nth_element(all.begin(), place, all.end());
    return static_cast<double>(*place);
}

namespace {

/// All tables of a run and what they share.
class Run final : public LoadOffice {
  public:
    Run(const LoadPlan& of, const LoadWatch& watch)
        : LoadOffice(of), watch_(watch), limit_(context.get_executor()), interval_(interval_of(of)) {}

    LoadReport run() {
        for (int n = 0; n < plan.tables; ++n) tables_.push_back(std::make_unique<LoadTable>(*this, n));
        for (const auto& table : tables_) table->begin();
        context.run();
        return std::move(report);
    }

    void table_is_ready() override {
        if (++ready_ < plan.tables) return;
        if (plan.games == 0) return begin();
        for (const auto& table : tables_) table->play();
    }
    void table_has_begun() override {
        if (++begun_ < plan.tables) return;
        begin();
        moving = true;
        for (const auto& table : tables_)  // on a turn of its own: whoever told of this is still at work
            boost::asio::post(context, [&table] { table->go_on(); });
    }
    void table_is_done() override {
        if (++done_ == plan.tables) finish();
    }
    void failed(const std::string& what) override {
        constexpr std::size_t enough = 10;
        ++report.errors;
        if (report.first_errors.size() < enough) report.first_errors.push_back(what);
        if (began_ == Clock::time_point()) finish();  // nobody waits for a table that cannot be filled
    }
    Clock::time_point next_move() override {
        const auto now = Clock::now();
        if (interval_ == Clock::duration()) return now;
        next_ = std::max(next_ + interval_, now - std::chrono::milliseconds(100));
        return next_;
    }

  private:
    static Clock::duration interval_of(const LoadPlan& of) {
        if (of.moves_a_second <= 0) return {};
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / of.moves_a_second));
    }
    /// From here on it counts.
    void begin() {
        watch_.begun();
        began_ = Clock::now();
        report.delivered = report.delivered_bytes = report.sent = 0;
        if (!plan.time) return;
        limit_.expires_after(*plan.time);
        limit_.async_wait([this](const server::error_code&) { finish(); });
    }
    void finish() {
        if (over) return;
        over = true;
        if (began_ != Clock::time_point()) report.seconds = std::chrono::duration<double>(Clock::now() - began_).count();
        watch_.done();
        context.stop();  // the connections end with the tables
    }

    const LoadWatch& watch_;
    std::vector<std::unique_ptr<LoadTable>> tables_;
    server::Timer limit_;
    Clock::duration interval_;
    Clock::time_point next_ = Clock::now();
    Clock::time_point began_{};
    int ready_ = 0;
    int begun_ = 0;
    int done_ = 0;
};

}  // namespace

LoadReport run_load(const LoadPlan& plan, const LoadWatch& watch) { return Run(plan, watch).run(); }

}  // namespace tenback::client
