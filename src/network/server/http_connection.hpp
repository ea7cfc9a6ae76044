// HTTP requests of a client, one after the other, until it leaves or becomes a WebSocket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/context.hpp"
#include "server/door.hpp"
#include "server/stream.hpp"

namespace tenback::server {

namespace http = beast::http;

using HttpRequest = http::request<http::empty_body>;

class HttpConnection final : public Guest {
  public:
    /// @param place of the peer; none for a proxy, whose requests are those of many
    HttpConnection(Stream stream, ServerContext& context, Site& site, const Address& peer, Visitors::Place place);
    ~HttpConnection() override { context_.guests.gone(*this); }

    /// Until the end.
    Task<> serve();
    /// To a client that is not let in, whatever it asks.
    Task<> turn_away(Refused refused);

    void leave(std::string_view reason) override;
    void cut() override;

  private:
    /// The next request and its reply. False if there shall be no more.
    Task<bool> serve_one();
    Task<bool> reply_to(const HttpRequest& request);
    std::optional<Refused> check(const Request& request, const Address& sender);
    Task<bool> upgrade(const HttpRequest& request, const Address& sender);
    Task<bool> write(Reply reply, bool head, bool keep_alive);
    Task<bool> refuse(Refused refused, bool head, bool keep_alive);

    Stream stream_;
    ServerContext& context_;
    Site& site_;
    Address peer_;
    Visitors::Place place_;
    beast::flat_buffer buffer_;
    bool waiting_ = true;  // for a request
    bool leaving_ = false;
    bool is_localhost_ = false;
    bool is_websocket_ = false;  // the stream is no longer ours
};

}  // namespace tenback::server
