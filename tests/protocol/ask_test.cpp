// What a client writes, a server reads.
#include "protocol/ask.hpp"

#include <gtest/gtest.h>

#include "notation/variant.hpp"

namespace tenback::protocol {
namespace {

TEST(Ask, every_message_is_read_as_it_was_meant) {
    const std::string key(32, 'a');
    const table::TableOptions face{*parse_variant("face players=2"), table::TalkPreset::open, false, true, 90};
    const std::vector<ClientRequest> all{
        Create{key, face, {std::nullopt, "hard"}},
        Lobby{},
        Join{"ABCDEF", std::nullopt, 0},
        Join{"ABCDEFGHJKLMNPQR", key, 17},
        Sit{2, "Žofie", key},
        Stand{},
        PutBot{1, "easy"},
        PutBot{1, std::nullopt},
        GivePart{3, std::string(64, 'f')},
        AskDeal{true},
        MakeWish{Wish::very_much},
        Begin{},
        Lay{{"44>U1", "."}},
        SayMark{Mark{MarkKind::leave_it_to_me, D2}},
        Chat{"hello \"you\""},
        TakePlayBack{},
        Vote{2},
        AskHint{},
        Leave{},
        Ping{},
    };
    table::MessageId id = 0;
    for (const ClientRequest& wanted : all) {
        const std::string text = text_of(ClientMessage{++id, wanted});
        const auto read = read_message(text);
        ASSERT_TRUE(read) << text << ": " << read.error().reason;
        EXPECT_EQ(read->id, id);
        EXPECT_EQ(read->what.index(), wanted.index());
        EXPECT_EQ(text_of(*read), text);
    }
}

}  // namespace
}  // namespace tenback::protocol
