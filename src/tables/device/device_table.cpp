#include "device/device_table.hpp"

#include <boost/json.hpp>

#include "protocol/orders.hpp"
#include "protocol/tell.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;
using protocol::Again;
using protocol::Events;
using protocol::Fault;
using protocol::Verdict;

/// On one device there is nobody to hide a key from: it stands for its hash, as long as one.
std::string held_by(std::string_view key) { return std::string(key).append(key); }

/// Five bits of every byte of the nonce.
std::string id_from(std::string_view nonce) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (std::size_t at = 0; at + 1 < nonce.size(); at += 2)
        id += protocol::id_letters[(digits.find(nonce[at]) << 4 | digits.find(nonce[at + 1])) & 31];
    return id;
}

std::string refusal(table::MessageId id, const Fault& fault) {
    json::object with;
    if (!fault.piece.empty()) with["piece"] = fault.piece;
    return protocol::tell_error(id, fault.code, std::move(with));
}

}  // namespace

std::variant<DeviceTable::Opened, Fault> DeviceTable::open(const protocol::Create& wanted) {
    table::TableOptions options = wanted.options;
    options.clock = 0;  // at one device nobody is waited for
    Opened opened{DeviceTable(id_from(wanted.nonce), options), {log_text(options.rules, table::TableOpened{options})}};
    const Verdict seats = protocol::decide_opening(wanted, held_by);
    if (const auto* fault = std::get_if<Fault>(&seats)) return *fault;
    auto made = opened.table.apply(*std::get_if<Events>(&seats));
    if (const auto* fault = std::get_if<Fault>(&made)) return *fault;
    for (std::string& line : std::get_if<Change>(&made)->log) opened.log.push_back(std::move(line));
    return opened;
}

Result<DeviceTable> DeviceTable::read(std::string id, std::span<const std::string> log) {
    auto table = table::read_log(log);
    if (!table) return Error{table.reason()};
    DeviceTable result(std::move(id), table->options());
    for (std::size_t n = 1; n < log.size(); ++n) result.remember(*table::read_event(table->rules(), log[n]), n + 1);
    result.table_ = std::move(*table);
    return result;
}

void DeviceTable::remember(const table::TableEvent& event, std::uint64_t number) {
    if (std::holds_alternative<table::CardsDealt>(event)) {
        round_.clear();
        round_began_ = number;
    }
    round_.push_back(event);
}

Verdict DeviceTable::decide(std::optional<Seat> seat, const protocol::ClientMessage& message, std::uint64_t seed) const {
    static const std::string nobody_stands_in;
    if (std::holds_alternative<protocol::Chat>(message.what)) return Fault{"no_chat"};
    if (std::holds_alternative<protocol::Vote>(message.what)) return Fault{"no_stand_in"};
    if (std::holds_alternative<protocol::GivePart>(message.what)) return Events{};  // nobody else who could cheat
    // Whoever sits at this device sees what the others see: nobody is waited for.
    const auto again = protocol::asks_to_deal(message.what);
    if (!again) return protocol::decide_order(table_, {seat, message.id, nobody_stands_in, held_by}, message.what);
    if (!seat) return Fault{"not_seated"};
    if (message.id <= table_.last_message(*seat)) return Again{};
    return *again ? protocol::decide_same_deal(table_)
                  : protocol::decide_deal(table_, table::seeded_deal(table_.rules(), seed, false));
}

Reply DeviceTable::order(std::optional<Seat> seat, const protocol::ClientMessage& message, std::uint64_t seed) {
    Verdict verdict = decide(seat, message, seed);
    if (const auto* fault = std::get_if<Fault>(&verdict)) return {refusal(message.id, *fault)};
    Reply reply;
    if (const auto* events = std::get_if<Events>(&verdict); events != nullptr && !events->empty()) {
        auto made = apply(*events);
        if (const auto* fault = std::get_if<Fault>(&made)) return {refusal(message.id, *fault)};
        reply.change = std::move(*std::get_if<Change>(&made));
    }
    json::object with{{"number", table_.number()}};
    if (const auto* sit = std::get_if<protocol::Sit>(&message.what)) {
        reply.you = Seat::number(sit->seat);
        with["you"] = sit->seat;
    }
    if (std::holds_alternative<Again>(verdict)) with["again"] = true;
    reply.answer = protocol::tell_done(message.id, with);
    return reply;
}

Reply DeviceTable::join(table::MessageId id, const protocol::Join& wanted) const {
    Reply reply;
    if (wanted.key) {
        reply.you = protocol::seat_held_by(table_, held_by(*wanted.key));
        if (!reply.you) return {refusal(id, {"wrong_key"})};
    }
    reply.answer = protocol::tell_done(id, {{"table", id_},
                                            {"code", id_.substr(0, protocol::code_length)},
                                            {"you", record::seat_json(reply.you)},
                                            {"last", reply.you ? table_.last_message(*reply.you) : 0}});
    reply.table = protocol::tell_table(table_, {id_}, reply.you, {history(wanted.after)});
    return reply;
}

std::vector<table::Happening> DeviceTable::history(std::uint64_t after) const {
    std::vector<table::Happening> all;
    table_.retell(round_, [&](std::size_t place, std::span<const table::Happening> happenings) {
        if (after < round_began_ || round_began_ + place > after)
            all.insert(all.end(), happenings.begin(), happenings.end());
    });
    return all;
}

std::optional<Change> DeviceTable::bot_acts(Seat seat, const Action& action) {
    return apply(table_.decide(table::Do{seat, action}, table::Actor::bot));
}

std::optional<Change> DeviceTable::bot_wishes() {
    const std::vector<table::BotDuty> duties = table_.duties();
    if (duties.empty() || !table_.round()->opening()) return std::nullopt;
    const Seat seat = duties.front().seat;
    return bot_acts(seat, crew_[duties.front().level].wish(table_.rules(), *table_.view(seat)));
}

std::optional<Change> DeviceTable::apply(table::Decision decision) {
    const auto* events = std::get_if<Events>(&decision);
    if (events == nullptr) return std::nullopt;
    auto made = apply(*events);
    auto* change = std::get_if<Change>(&made);
    return change != nullptr ? std::optional(std::move(*change)) : std::nullopt;
}

std::variant<Change, Fault> DeviceTable::apply(const Events& events) {
    table::Draft draft(table_);
    if (const auto refusal = draft.add(events)) return protocol::fault_of(*refusal);
    // Kept together with what began the turn.
    if (bots_may_talk(draft.after()) && turn_of(draft.after()) != turn_of(table_))
        add_says(draft, talk_of_bots(draft.after(), crew_));
    std::uint64_t number = table_.number();
    for (const table::TableEvent& event : draft.events()) remember(event, ++number);
    Change change{.log = draft.log(), .for_all = {}};
    const std::vector<table::Happening> happenings = draft.happenings();
    table_ = std::move(draft).after();
    const protocol::Chapter chapter{change.log.size(), happenings};
    const protocol::News news(table_, {id_}, chapter);
    change.for_all = news.tell(std::nullopt);
    for (int s = 0; s < table_.rules().players; ++s)
        if (protocol::is_private_to(Seat::at(s), happenings))
            change.for_seat[static_cast<std::size_t>(s)] = news.tell(Seat::at(s));
    for (const table::Happening& it : happenings)
        if (const auto* left = std::get_if<table::SeatLeft>(&it)) change.left.push_back(left->seat);
    return change;
}

}  // namespace tenback::device
