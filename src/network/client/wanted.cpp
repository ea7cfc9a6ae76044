#include "client/wanted.hpp"

#include "notation/notation.hpp"

namespace tenback::client {
namespace {

using protocol::ClientRequest;
using MaybeRequest = std::optional<ClientRequest>;

/// One overload for each kind of command.
struct Want {
    const Rules& rules;
    protocol::Viewer you;
    const std::string& key;

    MaybeRequest operator()(const table::TakeSeat& it) const {
        if (const auto* person = std::get_if<table::Person>(&it.sitter))
            return protocol::Sit{it.seat.number(), person->name, key};
        if (const auto* machine = std::get_if<table::Machine>(&it.sitter))
            return protocol::PutBot{it.seat.number(), machine->level};
        return std::nullopt;
    }
    MaybeRequest operator()(const table::LeaveSeat& it) const {
        if (it.seat == you) return protocol::Stand{};
        return protocol::PutBot{it.seat.number(), std::nullopt};
    }
    MaybeRequest operator()(const table::RemovePerson& it) const {
        return it.by == you ? MaybeRequest(protocol::RemoveSeat{it.seat.number()}) : std::nullopt;
    }
    MaybeRequest operator()(const table::Rename& it) const {
        return it.seat == you ? MaybeRequest(protocol::RenameSeat{it.name}) : std::nullopt;
    }
    MaybeRequest operator()(const table::GetReady& it) const {
        return it.seat == you ? MaybeRequest(protocol::Ready{it.ready, it.again}) : std::nullopt;
    }
    MaybeRequest operator()(const table::BeginRound& it) const {
        return it.first ? std::nullopt : MaybeRequest(protocol::Begin{});
    }
    MaybeRequest operator()(const table::Do& it) const {
        if (it.seat != you) return std::nullopt;
        if (const auto* wish = std::get_if<Wish>(&it.action)) return protocol::MakeWish{*wish};
        if (const auto* say = std::get_if<Say>(&it.action)) return protocol::SayMark{*say};
        return protocol::Lay{{move_text(it.action)}};
    }
    MaybeRequest operator()(const table::DoAll& it) const {
        if (it.seat != you || it.actions.empty()) return std::nullopt;
        protocol::Lay lay;
        for (const Action& action : it.actions) lay.plays.push_back(move_text(action));
        return lay;
    }
    MaybeRequest operator()(const table::TakeBack& it) const {
        return it.seat == you ? MaybeRequest(protocol::TakePlayBack{}) : std::nullopt;
    }
    MaybeRequest operator()(const table::Speak& it) const {
        return it.seat == you ? MaybeRequest(protocol::Chat{it.text}) : std::nullopt;
    }
    MaybeRequest operator()(const table::VoteStandIn& it) const {
        return it.seat == you ? MaybeRequest(protocol::Vote{it.absent.number()}) : std::nullopt;
    }
    MaybeRequest operator()(const table::CallStandIn& /*it*/) const { return std::nullopt; }
    MaybeRequest operator()(const table::MissTurn& /*it*/) const { return std::nullopt; }
    MaybeRequest operator()(const table::DismissStandIn& it) const {
        return it.seat == you ? MaybeRequest(protocol::Back{}) : std::nullopt;
    }

  private:
    [[nodiscard]] std::string move_text(const Action& action) const {
        const auto* play = std::get_if<Play>(&action);
        return play != nullptr ? text_of(rules.game, *play) : ".";
    }
};

/// The value with this code, of those from the first to the last.
template <class Code>
std::optional<Code> with_code(std::string_view code, Code last) {
    for (int n = 0; n <= static_cast<int>(last); ++n)
        if (code_of(static_cast<Code>(n)) == code) return static_cast<Code>(n);
    return std::nullopt;
}

}  // namespace

std::optional<ClientRequest> wanted_of(const Rules& rules, const table::Command& command, protocol::Viewer you,
                                       const std::string& key) {
    return std::visit(Want{rules, you, key}, command);
}

host::LinkRefusal refusal_of(const protocol::ToldFault& fault) {
    if (const auto rule = with_code(fault.code, Refusal::already_begun)) return *rule;
    if (const auto denial = with_code(fault.code, table::Denial::already_opened)) return *denial;
    return host::Declined{fault.code, fault.piece};
}

}  // namespace tenback::client
