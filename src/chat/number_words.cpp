// The words themselves. They are compared by look (look.hpp), so neither accents nor capitals matter here, and doubled
// letters count once: take care that "three*" would also be "threat".
#include "chat/lexicon.hpp"

namespace tenback::chat {
namespace {

using namespace means;

constexpr std::array entries{
    // English
    Entry{number,
          "two twos twosome three threes threesome threefold four* five* six sixes sixth* sixt* seven* eight* nine "
          "nines ninet* ninth* tens tenth* eleven* twelve* twelfth* thirt* third thirds fift* twent* dozen* tenner "
          "threescore"},
    Entry{number, "*forty* *forties* *fortieth* *fourty* *fifty* *sixty* *seventy* *ninety* *twenty* *thirty* *thirties*"},
    Entry{ten, "ten"},
    Entry{one, "one"},
    Entry{hundred, "hundred"},
    Entry{compares,
          "above below over under between about around near close almost nearly least most exactly beyond "
          "approximately roughly than until"},
    Entry{height, "high higher low lower above below more less much greater bigger smaller"},
    Entry{multiple, "twice double half triple"},
    Entry{than, "than"},
    Entry{by, "by"},
    Entry{top, "top"},
    Entry{percent, "percent per"},
    Entry{sum, "minus plus"},

    // German
    Entry{number,
          "zwei zwo zweier zweien drei dreier dreien dritt dritte* drittel dreimal dreifach* vier vierer vieren viert "
          "vierte* viermal fünf* fuenf* sechs* sieben siebn siebener* siebte* siebente* achter elf elfer elfte* "
          "zwölf* zwoelf* neun* dutzend*"},
    Entry{number,
          "*zehn* *zwanzig* *dreißig* *dreizig* *vierzig* *fünfzig* *fuenfzig* *sechzig* *siebzig* *achtzig* *neunzig* "
          "*zwanzich* *dreissich* *vierzich* *fünfzich* *sechzich* *siebzich* *achtzich* *neunzich*"},
    Entry{eight, "acht"},
    Entry{attention, "gib gibt gebt gebe in außer"},
    Entry{one, "ein eine einen einem einer eines eins"},
    Entry{hundred, "hundert"},
    Entry{compares,
          "höher niedriger tiefer über unter als zwischen ungefähr etwa circa rund um fast knapp nahe mindestens "
          "höchstens genau beinahe bis ab"},
    Entry{height, "hoch höher niedrig niedriger tief tiefer viel mehr weniger kleiner größer groß"},
    Entry{multiple, "doppelt* zweimal hälfte halb"},
    Entry{than, "als"},
    Entry{by, "um"},
    Entry{top, "oberste*"},
    Entry{percent, "prozent*"},

    // Ukrainian
    Entry{number,
          "два дві двох двом двома двоє двійк* двійок три трьох трьом трьома троє третій третя третє третьої третього "
          "третю третьому трійк* трійок тричі чотир* четверо четверта четвертий четверте четвертої четвертого "
          "четверту четвірк* четвірок п'ять п'яти п'ятьма п'ятьох п'ятий п'ята п'яте п'ятої п'ятого п'яту п'ятою "
          "п'ятір* шіст* шести шост* сім семи сімох сімома сьом* сімк* сімок семеро вісім* вісьм* восьм* дев'ят* "
          "одиниц* дюжин* сорок*"},
    Entry{number, "*надцят* *двадцят* *тридцят* *десят* *дев'яност*"},
    Entry{one, "один одна одне одну одного однієї одній одному одним одною"},
    Entry{hundred, "сто ста"},
    Entry{compares,
          "більше більший більша менше менший менша вище вища вищий нижче нижча нижчий між близько біля приблизно "
          "майже понад під над мінімум максимум рівно десь за ніж від до"},
    Entry{height, "більше більший більша менше менший менша вище вища вищий нижче нижча нижчий"},
    Entry{multiple, "удвічі вдвічі втричі утричі двічі половин*"},
    Entry{by, "на"},
    Entry{than, "ніж за"},
    Entry{top, "верхн*"},
    Entry{percent, "відсот*"},
    Entry{sum, "мінус плюс"},

    // Czech
    Entry{number,
          "dva dvě dvou dvěma dvojk* dvojek tři tří třem třech třemi trojk* trojek třetí třetího třetím třikrát "
          "trojnásob* čtyři čtyř čtyřem čtyřech čtyřmi čtyřk* čtyřek čtyřikrát čtvrtý čtvrtá čtvrté čtvrtého "
          "čtvrtou čtvrtém pět pěti pětk* pětek pětkrát pátý pátá páté pátého pátou šest šesti šestk* šestek šestý "
          "šestá šesté šestou sedm* osm osmi* osmn* osmd* osmý osmá osmé osmou devět devíti devítk* devítek devátý "
          "devátá deváté deset deseti desíti desítk* desítek jedničk* jedniček tucet tuctu půltuc* stovk* osum* sedum* "
          "vosum* vosm* štyr*"},
    Entry{number,
          "*dvacet* *dvacát* *dvacít* *třicet* *třicát* *třicít* *čtyřicet* *čtyřicát* *čtyřicít* *desát* "
          "*jedenáct* *dvanáct* *třináct* *čtrnáct* *patnáct* *šestnáct* *sedmnáct* *osmnáct* *devatenáct*"},
    Entry{one, "jeden jedna jedno jednu jednoho jednomu jedním jedné"},
    Entry{hundred, "sto sta stu"},
    Entry{compares,
          "vyšší nižší víc více míň méně než mezi kolem okolo asi skoro téměř nad pod přes aspoň alespoň nejvýš "
          "blízko přibližně větší menší přesně do od"},
    Entry{height, "vyšší nižší víc více míň méně výš výše níž níže větší menší tolik vysok* nízk*"},
    Entry{multiple, "dvakrát dvojnásob* polovin* půlk*"},
    Entry{by, "o"},
    Entry{than, "než"},
    Entry{top, "horní* vrchní* nahoře"},
    Entry{percent, "procent*"},
    Entry{czech,
          "je na se si ne co jsem jsi byl byla nas nase muj moje muze tvuj tah tahu balicek hromadka vlevo vpravo "
          "prosim tady tam sem nech hraj uz jen ale nebo kde kdo bude dej vezmi zase taky proste"},

    // Russian
    Entry{number,
          "две двух двум двумя двое двоих двойк* двоек трех трем тремя трое троих тройк* троек третий третья третье "
          "третьей третьего третью трижды четыр* четверо четверых четверк* четверок четверт* пять пятью пятая пятый "
          "пятое пятой пятую пятого пятых пятым пятер* шесть шестью шестой шестая шестое шестую шестого шестер* семь "
          "семер* седьм* восем* девян* единиц* единичк* полтин* полтор* полста червонец червонц* пятнашк* пятихатк*"},
    Entry{number, "*надцат* *двадцат* *тридцат*"},
    Entry{one, "одно одной одном"},
    Entry{compares,
          "больше меньше выше ниже между около примерно почти минимум максимум более свыше под близко "
          "районе ровно чем от"},
    Entry{height, "больше меньше выше ниже более"},
    Entry{multiple, "вдвое втрое дважды"},
    Entry{than, "чем"},
    Entry{percent, "процент*"},
    Entry{sum, "минус"},

    // Ukrainian and Russian in Latin letters. Left out are those that are words elsewhere: try, sim, sem.
    Entry{number,
          "sorok* dvadts* dvadc* dvatc* tridts* tridc* trydts* trydc* *desyat* *desiat* *desjat* *nadts* *nadcat* "
          "*nadcyat* *nadciat* *nadsat* *natsat* devyanost* devjanost* devianost* pyat pyati pjat pjati piat shest shesti "
          "shist shisti "
          "vosem* visim* devyat* devjat* deviat* chetyr* chetir* chotyr* chotir*"},
};

}  // namespace

std::span<const Entry> number_words() { return entries; }

}  // namespace tenback::chat
