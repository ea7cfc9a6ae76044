// The files of the page, read once: a request looks up a name and opens nothing, so no name can lead out of the folder.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "server/http.hpp"

namespace tenback::server {

class Page {
  public:
    /// Everything in the folder and below; `x.js.gz` and `x.js.br` are x.js compressed. No folder, no files: an empty page.
    static Result<Page> read(const std::filesystem::path& folder);

    /// The file for this path ("/" and "/index.html" are one), as the client takes it; nothing if there is none.
    [[nodiscard]] std::optional<Reply> find(std::string_view path, const Request& request) const;
    [[nodiscard]] std::size_t size() const { return files_.size(); }

  private:
    struct Content {
        Text bytes;
        std::string tag;  // changes with the bytes
    };
    struct File {
        std::optional<Content> as_is;
        std::optional<Content> gzip;
        std::optional<Content> brotli;
    };

    std::map<std::string, File, std::less<>> files_;
};

}  // namespace tenback::server
