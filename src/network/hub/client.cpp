#include "hub/client.hpp"

#include <boost/json.hpp>

#include "protocol/tell.hpp"

namespace tenback::hub {

void Client::answer(table::MessageId id, const boost::json::object& with) const { send(protocol::tell_done(id, with)); }

void Client::refuse(table::MessageId id, const Fault& fault) const {
    boost::json::object details;
    if (!fault.piece.empty()) details["piece"] = fault.piece;
    send(protocol::tell_error(id, fault.code, std::move(details)));
}

void Client::answer(table::MessageId id, const Outcome& outcome, boost::json::object with) const {
    if (const auto* fault = std::get_if<Fault>(&outcome)) return refuse(id, *fault);
    if (std::holds_alternative<Again>(outcome)) with["again"] = true;
    answer(id, with);
}

}  // namespace tenback::hub
