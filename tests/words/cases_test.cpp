// locale/cases.json: sentences that the program and the page must both make.
#include <gtest/gtest.h>

#include "catalogues.hpp"
#include "words/words.hpp"

namespace tenback::words {
namespace {

Message message_of(Key key, const boost::json::object& args) {
    Message message{key, {}};
    for (const Argument& argument : arguments_of(key)) {
        const boost::json::value& value = args.at(argument.name);
        message.values.push_back(value.is_string() ? Value(std::string(value.as_string())) : Value::count(value.as_int64()));
    }
    return message;
}

TEST(Cases, are_said_as_expected) {
    const boost::json::value cases = read_json("locale/cases.json");
    ASSERT_GT(cases.as_array().size(), 50);
    for (const boost::json::value& one : cases.as_array()) {
        const boost::json::object& object = one.as_object();
        const auto language = parse_language(std::string(object.at("language").as_string()));
        const auto key = find_key(std::string(object.at("key").as_string()));
        ASSERT_TRUE(language && key) << one;
        EXPECT_EQ(Words(*language)(message_of(*key, object.at("args").as_object())), object.at("expected").as_string())
            << one;
    }
}

}  // namespace
}  // namespace tenback::words
