// A certificate with its key.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <filesystem>
#include <memory>

#include "base/result.hpp"

namespace tenback::server {

using Tls = std::shared_ptr<boost::asio::ssl::context>;

/// The certificate's file holds its chain too. TLS 1.2 and newer.
Result<Tls> load_tls(const std::filesystem::path& certificate, const std::filesystem::path& key);

}  // namespace tenback::server
