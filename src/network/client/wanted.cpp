#include "client/wanted.hpp"

#include "notation/notation.hpp"

namespace tenback::client {
namespace {

using protocol::Wanted;
using MaybeWanted = std::optional<Wanted>;

/// One overload for each kind of command.
struct Want {
    const Rules& rules;
    protocol::Viewer you;
    const std::string& key;

    MaybeWanted operator()(const table::TakeSeat& it) const {
        if (const auto* person = std::get_if<table::Person>(&it.sitter))
            return protocol::Sit{it.seat.number(), person->name, key};
        if (const auto* machine = std::get_if<table::Machine>(&it.sitter))
            return protocol::PutBot{it.seat.number(), machine->level};
        return std::nullopt;
    }
    MaybeWanted operator()(const table::LeaveSeat& it) const {
        if (it.seat == you) return protocol::Stand{};
        return protocol::PutBot{it.seat.number(), std::nullopt};
    }
    MaybeWanted operator()(const table::RemovePerson& it) const {
        return it.by == you ? MaybeWanted(protocol::RemoveSeat{it.seat.number()}) : std::nullopt;
    }
    MaybeWanted operator()(const table::Rename& it) const {
        return it.seat == you ? MaybeWanted(protocol::RenameSeat{it.name}) : std::nullopt;
    }
    MaybeWanted operator()(const table::GetReady& it) const {
        return it.seat == you ? MaybeWanted(protocol::Ready{it.ready, it.again}) : std::nullopt;
    }
    MaybeWanted operator()(const table::BeginRound& it) const {
        return it.first ? std::nullopt : MaybeWanted(protocol::Begin{});
    }
    MaybeWanted operator()(const table::Do& it) const {
        if (it.seat != you) return std::nullopt;
        if (const auto* wish = std::get_if<Wish>(&it.action)) return protocol::MakeWish{*wish};
        if (const auto* say = std::get_if<Say>(&it.action)) return protocol::SayMark{*say};
        return protocol::Lay{{move_text(it.action)}};
    }
    MaybeWanted operator()(const table::DoAll& it) const {
        if (it.seat != you || it.actions.empty()) return std::nullopt;
        protocol::Lay lay;
        for (const Action& action : it.actions) lay.plays.push_back(move_text(action));
        return lay;
    }
    MaybeWanted operator()(const table::TakeBack& it) const {
        return it.seat == you ? MaybeWanted(protocol::TakePlayBack{}) : std::nullopt;
    }
    MaybeWanted operator()(const table::Speak& it) const {
        return it.seat == you ? MaybeWanted(protocol::Chat{it.text}) : std::nullopt;
    }
    MaybeWanted operator()(const table::VoteStandIn& it) const {
        return it.seat == you ? MaybeWanted(protocol::Vote{it.absent.number()}) : std::nullopt;
    }
    MaybeWanted operator()(const table::CallStandIn& /*it*/) const { return std::nullopt; }
    MaybeWanted operator()(const table::MissTurn& /*it*/) const { return std::nullopt; }
    MaybeWanted operator()(const table::DismissStandIn& it) const {
        return it.seat == you ? MaybeWanted(protocol::Back{}) : std::nullopt;
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

std::optional<Wanted> wanted_of(const Rules& rules, const table::Command& command, protocol::Viewer you,
                                const std::string& key) {
    return std::visit(Want{rules, you, key}, command);
}

host::LinkRefusal refusal_of(const protocol::ToldFault& fault) {
    if (const auto rule = with_code(fault.code, Refusal::already_begun)) return *rule;
    if (const auto denial = with_code(fault.code, table::Denial::already_opened)) return *denial;
    return host::Declined{fault.code, fault.piece};
}

}  // namespace tenback::client
