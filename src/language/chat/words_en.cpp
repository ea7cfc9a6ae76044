// English. Words are compared by look (look.hpp), so neither accents nor capitals matter here, and doubled letters count
// once: take care that "three*" would also be "threat"; "teens" is "tens".
#include "chat/lexicon.hpp"

namespace tenback::chat {
namespace {

using namespace means;

constexpr std::array entries{
    // Cardinals and ordinals, with what people make of them when they write in haste
    Entry{number,
          "two three four five six seven eight nine ten eleven twelve thirteen fourteen forteen fifteen fiveteen sixteen "
          "seventeen eighteen nineteen ninteen",
          "s es th ths ish er ers fold some somes"},
    Entry{number,
          "two three six nine twos threes fours fives sixes sevens eights nines tens thrice third thirds thirdly fift* "
          "ninth ninths twelf* twelv* twelth* elevn* elevent* eleven* sixth* sixti* sixte* sixty* seven* sevn* sevin* "
          "eight* eigth* eigt* eihgt* four* five* fiv fivs thirt* twent* ninet* ninty ninties nintey nintyish twoish "
          "threeish thre"},
    Entry{number,
          "*forty* *forties* *fortieth* *fourty* *fourtie* *fifty* *fifties* *sixty* *sixties* *seventy* *seventies* "
          "*yeighty* "
          "*ninety* *nineties* *twenty* *twenties* *thirty* *thirties*"},
    // As they are spoken
    Entry{number,
          "ninteen forteen forteens fiddy* fitty* fifdy fordy twenny* twenni* twunny* thirdy thurty thorty sixdy sevendy "
          "eighdy "
          "aity ninedy nindy sebn "
          "seben sebenty fo'ty foty forteh foive noine fower fowerty twal twinty saxty twinny thoity fourdy fawty seventeh "
          "ninedee"},
    // Nouns: cards, notes, groups
    Entry{number,
          "deuce* trey treys fiver fivers tenner tenners sixer sixers dozen* threescore fourscore twoscore quadrupl* "
          "quintupl* sextupl* trio trios threesome twosome foursome quartet quartets quintet quintets sextet septet octet "
          "halfhundred halfcentury"},
    Entry{number, "palindrom* repdigit* primenumber"},
    Entry{ten, "ten"},
    Entry{one, "one"},
    Entry{hundred, "hundred hundreds hunnert hunnid hunned hundo hunner"},
    Entry{era, "century"},
    Entry{sum, "minus plus"},
    Entry{
        lacks,
        "without less short shy subtract subtracted divided split take taking takes away cut chopped missing ish bar save"},
    Entry{fraction | multiple, "half quarter quarters halves"},
    Entry{fraction, "third fifth tenth halved halfway midway"},
    Entry{multiple, "twice double triple treble twofold doubled tripled halve halving"},
    Entry{doubled, "doubled halved tripled doubling halving squared quadrupled"},
    Entry{counted, "percent per times years thanks ways reasons things people"},
    Entry{compares,
          "above below over under between about around near close almost nearly least most exactly beyond approximately "
          "roughly than until till towards toward approaching approx circa upto past just practically shy quite closer "
          "nearer"},
    Entry{height, "higher lower greater bigger smaller larger"},
    Entry{tall, "high low big small large"},
    Entry{much, "more less much many"},
    Entry{as_much, "as so"},
    Entry{than, "than as what whats"},
    Entry{by, "by"},
    Entry{beyond, "above below over under beyond past up down underneath beneath shy short north south ahead"},
    Entry{after, "after before following preceding behind"},
    Entry{toward, "to onto into"},
    Entry{few, "couple pair few handful fistful notch"},
    Entry{near,
          "just right straight exact direct directly immediate immediately exactly barely slightly precisely smidge smidgen "
          "hair "
          "tad bit touch "
          "whisker shade "
          "fraction little halfway midway squarely smidgeon wee nudge sliver inch whit jot dab pinch skosh mite trifle "
          "fractionally marginally step rung "
          "dead"},
    Entry{next, "next closest nearest"},
    Entry{exceeds, "beat beats beating tops exceeds exceed outranks outrank undercuts undercut clears"},
    Entry{differs, "differs differ"},
    Entry{neighbour, "neighbour neighbor", "- s ing hood"},
    Entry{neighbour, "successor predecessor adjacent consecutive beside"},
    Entry{alike, "same equal identical"},
    Entry{equals, "equals equal matches identical level tie ties par"},
    Entry{beside, "next nearby"},
    Entry{middle, "middle centre center mean average"},
    Entry{between, "between"},
    Entry{thing, "something anything"},
    Entry{holds, "have has hold holds holding got had"},
    Entry{mine, "my mine"},
    Entry{top, "top tops topmost uppermost topcard"},
    Entry{shows, "shows showing shown value lies lying displays reads"},
    Entry{card, "card one"},
    Entry{heap, "pile piles stack"},
    Entry{link,
          "the what whats that thats which is its it of as a an card you see now currently from to number so "
          "whatever than up with left right rising falling current by face any s times"},
    Entry{on, "on at atop"},
    Entry{digit, "digit digits figures"},
    Entry{same, "both same equal identical single double repeated matching alike twin"},
    Entry{parity, "even odd prime square round"},
    Entry{figure, "number numbers numbered value valued rank height"},
    Entry{seat, "seat player bot bots"},
    Entry{english, "the is you have i that this with your are of and can was has like not it my just an our told me be"},
};

}  // namespace

std::span<const Entry> english_words() { return entries; }

}  // namespace tenback::chat
