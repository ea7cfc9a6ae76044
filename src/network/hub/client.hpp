// A connection as the tables know it.
#pragma once

#include <boost/json/object.hpp>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "hub/bot_pool.hpp"
#include "hub/verdict.hpp"
#include "protocol/message.hpp"
#include "server/hub.hpp"

namespace tenback::hub {

class Room;

class Client {
  public:
    explicit Client(std::shared_ptr<server::Connection> connection)
        : connection_(std::move(connection)), address_(connection_->address()) {}

    /// To one that is gone nothing is sent.
    void send(const server::Text& text) const {
        if (connection_) connection_->send(text);
    }
    void send(std::string text) const { send(std::make_shared<const std::string>(std::move(text))); }
    void answer(table::MessageId id, const boost::json::object& with = {}) const;
    void refuse(table::MessageId id, const Fault& fault) const;
    /// With what a good answer says.
    void answer(table::MessageId id, const Outcome& outcome, boost::json::object with) const;
    void close(std::string_view reason) const {
        if (connection_) connection_->close(reason);
    }
    [[nodiscard]] bool is_open() const { return connection_ != nullptr; }
    void gone() { connection_.reset(); }
    [[nodiscard]] const std::string& address() const { return address_; }

    Room* room = nullptr;              // at which table
    std::optional<Seat> seat{};        // its seat there
    std::uint32_t visit = 0;           // to that seat, where several processes share a store: the log's last one stays
    bool announced = true;             // the log knows of this visit
    Interest hint{};                   // one at a time
    bool waiting = false;              // for the answer to a message that others must not overtake
    std::list<std::string> backlog{};  // those others

  private:
    std::shared_ptr<server::Connection> connection_;
    std::string address_;
};

}  // namespace tenback::hub
