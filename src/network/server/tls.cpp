#include "server/tls.hpp"

#include <openssl/ssl.h>

namespace tenback::server {

Result<Tls> load_tls(const std::filesystem::path& certificate, const std::filesystem::path& key) {
    namespace ssl = boost::asio::ssl;
    auto tls = std::make_shared<ssl::context>(ssl::context::tls_server);
    boost::system::error_code trouble;
    tls->set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1);
    // An idle connection gives its buffers back.
    SSL_CTX_set_mode(tls->native_handle(), SSL_MODE_RELEASE_BUFFERS);
    tls->use_certificate_chain_file(certificate.string(), trouble);
    if (trouble) return Error{"cannot use the certificate " + certificate.string() + ": " + trouble.message()};
    tls->use_private_key_file(key.string(), ssl::context::pem, trouble);
    if (trouble) return Error{"cannot use the key " + key.string() + ": " + trouble.message()};
    return tls;
}

}  // namespace tenback::server
