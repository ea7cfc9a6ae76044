#include "hub/live_table.hpp"

#include <algorithm>

#include "fair/deal.hpp"
#include "hub/stopwatch.hpp"
#include "hub/summary.hpp"
#include "server/logging.hpp"
#include "table/log.hpp"

namespace tenback::hub {

using std::chrono::steady_clock;

/// A table as it will be once its events are on disk.
struct LiveTable::Draft {
    table::Table table;
    store::Append log;
    std::vector<table::Happening> happenings{};
    std::vector<std::size_t> ends{};               // of the happenings of each event
    std::function<void(const Outcome&)> opened{};  // of a new table
    std::uint64_t dealt = 0;                       // the number of a deal among them
    steady_clock::time_point began = steady_clock::now();
    steady_clock::duration handled{};  // without the wait for the store

    std::optional<table::TableRefusal> add(const table::TableEvent& event) {
        if (auto refusal = table.apply(event, &happenings)) return refusal;
        ends.push_back(happenings.size());
        if (std::holds_alternative<table::CardsDealt>(event)) dealt = table.number();
        log.texts.push_back(log_text(table.rules(), event));
        return std::nullopt;
    }
    /// Before people sit down, and as soon as a round is over, the server is bound for the next shuffle.
    void draw_secret() {
        if (table.running() || table.shuffle()) return;
        const fair::RoundName round{log.table, table.rounds() + 1};
        const fair::Secret secret = fair::draw_secret();
        add(table::SecretDrawn{round.round, fair::hex_of(secret.bytes), fair::hex_of(fair::commit(round, secret).bytes)});
    }
    /// @param before if there is a table already
    void complete(const table::Table* before) {
        draw_secret();
        log.marks = marks_of(table);
        if (before == nullptr || !same_in_lists(*before, table)) log.summary = server_summary(table, log.table);
    }
};

namespace {

/// The disk is full or the database is away: nothing changed.
Fault not_kept() { return {"not_kept"}; }

}  // namespace

/// Whoever is told something may propose more: it waits until all is told.
class LiveTable::Telling {
  public:
    explicit Telling(LiveTable& table) : table_(table) { table_.deciding_ = true; }
    Telling(const Telling&) = delete;
    Telling& operator=(const Telling&) = delete;
    ~Telling() { table_.deciding_ = false; }

  private:
    LiveTable& table_;
};

void LiveTable::propose(Proposal proposal) {
    queue_.push_back(std::move(proposal));
    next();
}

void LiveTable::is_behind(std::uint64_t number) {
    behind_ = std::max(behind_, number);
    next();
}

void LiveTable::next() {
    if (deciding_) return;
    const Telling telling(*this);
    while (!busy_ && table_ && !retry_.is_set()) {
        if (behind_ > table_->number())
            catch_up();
        else if (!queue_.empty())
            decide_first();
        else
            break;
    }
}

void LiveTable::decide_first() {
    const Stopwatch stopwatch;
    Verdict verdict = queue_.front().decide(*table_);
    context_.metrics.spent(server::Work::rules, stopwatch.used());
    if (const auto* fault = std::get_if<Fault>(&verdict)) return refuse_first(*fault);
    if (std::holds_alternative<Again>(verdict)) return finish(Again{});
    write(std::move(std::get<Events>(verdict)));
}

void LiveTable::refuse_first(const Fault& fault) {
    // Another process may have written what makes it possible, and the news of it may still be on their way.
    if (!context_.store.is_shared() || queue_.front().is_sure) return finish(fault);
    queue_.front().is_sure = true;
    busy_ = true;
    context_.store.read(id_, table_->number() + 1, [weak = weak_from_this()](const auto& log) {
        const auto self = weak.lock();
        if (!self) return;
        if (log && log->empty()) {
            self->busy_ = false;
            return self->next();
        }
        self->caught_up(log);
    });
}

void LiveTable::write(Events events) {
    if (events.empty()) return finish(Done{});
    const Stopwatch stopwatch;
    auto draft = std::make_shared<Draft>(Draft{*table_, {id_, table_->number() + 1, {}, {}, {}}});
    for (const table::TableEvent& event : events)
        if (const auto refusal = draft->add(event)) return refuse_first(fault_of(*refusal));
    draft->complete(&*table_);
    draft->handled = steady_clock::now() - draft->began;
    context_.metrics.spent(server::Work::rules, stopwatch.used());
    append(std::move(draft));
}

void LiveTable::open(const table::TableOptions& options, const Events& seats, std::function<void(const Outcome&)> done) {
    auto draft = std::make_shared<Draft>(
        Draft{table::Table(options), {id_, 1, {log_text(options.rules, table::TableOpened{options})}, {}, {}}});
    for (const table::TableEvent& event : seats)
        if (const auto refusal = draft->add(event)) return done(fault_of(*refusal));
    draft->complete(nullptr);
    draft->opened = std::move(done);
    append(std::move(draft));
}

void LiveTable::append(std::shared_ptr<Draft> draft) {
    busy_ = true;
    ++context_.appends;
    store::Append log = std::move(draft->log);
    draft->log.texts.resize(log.texts.size());  // how many there are is still of interest
    context_.store.append(std::move(log),
                          [weak = weak_from_this(), &context = context_, draft](const store::MaybeStoreError& error) {
                              --context.appends;
                              context.metrics.committed(steady_clock::now() - draft->began);
                              if (const auto self = weak.lock()) self->written(*draft, error);
                              context.appended();
                          });
}

void LiveTable::written(Draft& draft, const store::MaybeStoreError& error) {
    {
        const Telling telling(*this);
        busy_ = false;
        if (draft.opened)
            was_opened(draft, error);
        else if (!error)
            apply(draft);
        else if (error->fault == store::StoreFault::conflict)
            behind_ = std::max(behind_, table_->number() + 1);
        else
            finish(not_kept());
    }
    next();
}

void LiveTable::was_opened(Draft& draft, const store::MaybeStoreError& error) {
    if (error) {
        fail_all(not_kept());
        return draft.opened(not_kept());
    }
    table_ = std::move(draft.table);
    draft.opened(Done{});
    listener_.loaded();
    listener_.settled();
}

void LiveTable::apply(Draft& draft) {
    const auto begin = steady_clock::now();
    table_ = std::move(draft.table);
    if (draft.dealt != 0) round_began_ = draft.dealt;
    listener_.happened({draft.log.texts.size(), draft.happenings, draft.ends});
    finish(Done{});
    const auto end = steady_clock::now();
    context_.metrics.handled(draft.handled + (end - begin));
    context_.metrics.visible(end - draft.began);
    listener_.settled();
}

void LiveTable::finish(const Outcome& outcome) {
    const Proposal proposal = std::move(queue_.front());
    queue_.pop_front();
    proposal.done(outcome);
}

void LiveTable::fail_all(const Fault& fault) {
    while (!queue_.empty()) finish(fault);
}

void LiveTable::load() {
    busy_ = true;
    context_.store.read(id_, 1, [weak = weak_from_this()](const auto& log) {
        if (const auto self = weak.lock()) self->was_read(log);
    });
}

void LiveTable::was_read(const store::StoreResult<std::vector<std::string>>& log) {
    busy_ = false;
    if (!log) return lose(not_kept());
    auto table = table::read_log(*log, [&](const table::Table& now, std::span<const table::Happening> happenings) {
        const auto dealt = [](const table::Happening& it) { return std::holds_alternative<table::HandsDealt>(it); };
        if (std::ranges::any_of(happenings, dealt)) round_began_ = now.number();
    });
    if (!table) {
        if (log->empty()) return lose({"no_table"});
        log_event(server::LogLevel::error, "bad_log", {{"table", id_.substr(0, 6)}, {"reason", table.reason()}});
        return lose({"unreadable"});
    }
    {
        const Telling telling(*this);
        table_ = std::move(*table);
        listener_.loaded();
        listener_.settled();
    }
    next();
}

void LiveTable::lose(const Fault& fault) {
    const Telling telling(*this);
    fail_all(fault);
    listener_.gone();
}

void LiveTable::catch_up() {
    busy_ = true;
    context_.store.read(id_, table_->number() + 1, [weak = weak_from_this()](const auto& log) {
        if (const auto self = weak.lock()) self->caught_up(log);
    });
}

void LiveTable::caught_up(const store::StoreResult<std::vector<std::string>>& log) {
    busy_ = false;
    if (!log) return try_again_later();
    std::vector<table::Happening> happenings;
    std::vector<std::size_t> ends;
    if (log->empty() || !follow(*log, happenings, ends)) return lose({"no_table"});
    {
        const Telling telling(*this);
        listener_.happened({log->size(), happenings, ends});
        listener_.settled();
    }
    next();
}

bool LiveTable::follow(const std::vector<std::string>& log, std::vector<table::Happening>& happenings,
                       std::vector<std::size_t>& ends) {
    for (const std::string& text : log) {
        const auto event = table::read_event(table_->rules(), text);
        if (!event || table_->apply(*event, &happenings)) return false;
        ends.push_back(happenings.size());
        if (std::holds_alternative<table::CardsDealt>(*event)) round_began_ = table_->number();
    }
    return true;
}

void LiveTable::try_again_later() {
    const Telling telling(*this);
    if (!queue_.empty()) finish(not_kept());
    retry_ = context_.clock.after(context_.settings.retry, [this] { next(); });
}

}  // namespace tenback::hub
