#include "server/page.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <fstream>
#include <sstream>

namespace tenback::server {
namespace {

namespace fs = std::filesystem;
using Type = std::pair<std::string_view, std::string_view>;

constexpr std::array types{
    Type{".html", "text/html; charset=utf-8"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".mjs", "text/javascript; charset=utf-8"},
    Type{".css", "text/css; charset=utf-8"},
    Type{".wasm", "application/wasm"},
    Type{".json", "application/json"},
    Type{".map", "application/json"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".svg", "image/svg+xml"},
    Type{".png", "image/png"},
    Type{".webp", "image/webp"},
    Type{".ico", "image/x-icon"},
    Type{".woff2", "font/woff2"},
    Type{".ogg", "audio/ogg"},
    Type{".mp3", "audio/mpeg"},
    Type{".txt", "text/plain; charset=utf-8"},
};

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : types)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

/// The builder of the page puts a hash into the names of what lies in /assets/: another content is another name.
std::string_view caching(std::string_view path) {
    return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

std::string tag_of(const std::string& bytes) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    return fmt::format("\"{:02x}\"", fmt::join(digest.begin(), digest.begin() + 8, ""));
}

std::optional<std::string> read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(bytes << file.rdbuf()))) return std::nullopt;
    return std::move(bytes).str();
}

/// Takes the ending away, if it is there.
bool strip(std::string& name, std::string_view ending) {
    if (!name.ends_with(ending)) return false;
    name.resize(name.size() - ending.size());
    return true;
}

}  // namespace

Result<Page> Page::read(const fs::path& folder) {
    Page page;
    std::error_code trouble;
    for (fs::recursive_directory_iterator at(folder, trouble), end; !trouble && at != end; at.increment(trouble)) {
        if (!at->is_regular_file()) continue;
        auto bytes = read_file(at->path());
        if (!bytes) return Error{fmt::format("cannot read {}", at->path().string())};
        std::string name = "/" + at->path().lexically_relative(folder).generic_string();
        const std::string tag = tag_of(*bytes);
        const Content content{std::make_shared<const std::string>(std::move(*bytes)), tag};
        const bool gzip = strip(name, ".gz");
        const bool brotli = !gzip && strip(name, ".br");
        File& file = page.files_[name];
        (gzip ? file.gzip : brotli ? file.brotli : file.as_is) = content;
    }
    if (trouble && trouble != std::errc::no_such_file_or_directory)
        return Error{fmt::format("cannot read {}: {}", folder.string(), trouble.message())};
    return page;
}

std::optional<Reply> Page::find(std::string_view path, const Request& request) const {
    const auto found = files_.find(path == "/" ? "/index.html" : path);
    if (found == files_.end() || !found->second.as_is) return std::nullopt;
    const File& file = found->second;
    const bool brotli = request.takes_brotli && file.brotli;
    const bool gzip = !brotli && request.takes_gzip && file.gzip;
    const Content& content = brotli ? *file.brotli : gzip ? *file.gzip : *file.as_is;
    Reply reply{200, type_of(found->first), content.bytes, {}};
    reply.headers.emplace_back("Cache-Control", caching(found->first));
    reply.headers.emplace_back("ETag", content.tag);
    if (file.brotli || file.gzip) reply.headers.emplace_back("Vary", "Accept-Encoding");
    if (brotli || gzip) reply.headers.emplace_back("Content-Encoding", brotli ? "br" : "gzip");
    if (request.if_none_match.find(content.tag) != std::string_view::npos) {
        reply.status = 304;
        reply.body = std::make_shared<const std::string>();
    }
    return reply;
}

}  // namespace tenback::server
