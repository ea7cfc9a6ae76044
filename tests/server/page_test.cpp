// The files of the page as a browser gets them.
#include "server/page.hpp"

#include <gtest/gtest.h>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

class PageTest : public ::testing::Test {
  protected:
    PageTest() {
        folder.write("page/index.html", "<!doctype html>");
        folder.write("page/index.html.gz", "gzipped");
        folder.write("page/assets/app-1a2b.js", "let a;");
        folder.write("page/assets/app-1a2b.js.br", "brotli");
        folder.write("page/assets/engine-3c4d.wasm", std::string("\0asm", 4));
        folder.write("page/empty.txt", "");
        folder.write("secret.txt", "secret");
        auto settings = quiet_settings();
        settings.page = folder.path() / "page";
        running.emplace(settings);
    }
    [[nodiscard]] Answer fetch(const std::string& target, const Headers& headers = {}) const {
        return get(running->port(), target, headers);
    }

    Folder folder;
    std::optional<Running> running;
};

TEST_F(PageTest, the_front_page_is_there_for_tables_too) {
    for (const std::string target : {"/", "/index.html", "/?lang=de", "/t/23456789ABCDEFGH", "/t/234567?x"}) {
        const Answer answer = fetch(target);
        EXPECT_EQ(answer.status, 200) << target;
        EXPECT_EQ(answer.body, "<!doctype html>");
        EXPECT_EQ(answer.headers.at("content-type"), "text/html; charset=utf-8");
        EXPECT_EQ(answer.headers.at("cache-control"), "no-cache");
    }
}

TEST_F(PageTest, hashed_files_are_kept_for_ever_and_types_are_right) {
    const Answer script = fetch("/assets/app-1a2b.js");
    EXPECT_EQ(script.headers.at("cache-control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(script.headers.at("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(fetch("/assets/engine-3c4d.wasm").headers.at("content-type"), "application/wasm");
    EXPECT_EQ(fetch("/assets/engine-3c4d.wasm").body, std::string("\0asm", 4));
    EXPECT_EQ(fetch("/empty.txt").headers.at("content-length"), "0");
}

TEST_F(PageTest, compressed_files_go_to_those_who_take_them) {
    EXPECT_EQ(fetch("/", {{"Accept-Encoding", "gzip, deflate, br"}}).body, "gzipped");
    const Answer script = fetch("/assets/app-1a2b.js", {{"Accept-Encoding", "gzip;q=0.5, BR;q=0.9"}});
    EXPECT_EQ(script.body, "brotli");
    EXPECT_EQ(script.headers.at("content-encoding"), "br");
    EXPECT_EQ(script.headers.at("vary"), "Accept-Encoding");
    EXPECT_EQ(script.headers.at("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(fetch("/assets/app-1a2b.js", {{"Accept-Encoding", "br;q=0, gzip"}}).body, "let a;");
    EXPECT_EQ(fetch("/index.html.gz").status, 404) << "a compressed file is no page of its own";
}

TEST_F(PageTest, what_the_browser_has_already_is_not_sent_again) {
    const std::string tag = fetch("/").headers.at("etag");
    const Answer again = fetch("/", {{"If-None-Match", tag}});
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(again.headers.at("etag"), tag);
    EXPECT_EQ(fetch("/", {{"If-None-Match", "\"other\""}}).status, 200);
    EXPECT_NE(fetch("/", {{"Accept-Encoding", "gzip"}}).headers.at("etag"), tag);
}

TEST_F(PageTest, no_path_leads_out_of_the_folder) {
    for (const std::string target :
         {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt",
          "/./index.html", "/assets/..", "/assets", "/assets/", "/\\..\\secret.txt", "/t/", "/t/a/b", "/t/../index.html"})
        EXPECT_EQ(fetch(target).status, 404) << target;
}

TEST_F(PageTest, who_goes_to_an_unknown_address_by_browser_gets_the_page_which_knows_the_way_home) {
    const Headers browser{{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}};
    for (const std::string target : {"/nowhere", "/assets/gone.js", "/t/", "/t/a/b"}) {
        const Answer answer = fetch(target, browser);
        EXPECT_EQ(answer.status, 404) << target;
        EXPECT_EQ(answer.body, "<!doctype html>") << target;
        EXPECT_EQ(answer.headers.at("content-type"), "text/html; charset=utf-8");
    }
    const std::string tag = fetch("/").headers.at("etag");
    EXPECT_EQ(fetch("/nowhere", {{"Accept", "text/html"}, {"If-None-Match", tag}}).status, 404);
    EXPECT_EQ(fetch("/nowhere", {{"Accept", "*/*"}}).body, "There is no such page.\n");
}

TEST_F(PageTest, without_a_folder_there_is_no_page_but_a_server) {
    auto settings = quiet_settings();
    settings.page = folder.path() / "nowhere";
    const Running empty(settings);
    EXPECT_EQ(get(empty.port(), "/").status, 404);
    EXPECT_EQ(get(empty.port(), "/", {{"Accept", "text/html"}}).body, "There is no such page.\n");
    EXPECT_EQ(get(empty.port(), "/health").status, 200);
}

}  // namespace
}  // namespace tenback::testing
