// Czech, also without its accents, and as it is spoken in Prague and in Moravia.
#include "chat/lexicon.hpp"

namespace tenback::chat {
namespace {

using namespace means;

constexpr std::string_view of_ordinals = "ý á é ého ému ém ým ou ých ými ej";
constexpr std::string_view of_soft_adjectives = "í ího ímu ím ích ími";
constexpr std::string_view of_cards = "a u y ou ách ám ami e";  // dvojka and its like, after the k

constexpr std::array entries{
    Entry{number,
          "dva dvě dvou dvouma dvěma dvoum dvojek dvoje dvojí tři tří třem třech třema třemi trojek troje "
          "trojí třetí třetího třetím třetímu třikrát trojnásob* čtyři čtyry štyry čtyř čtyřem čtyřech čtyřma čtyřmi čtyřek "
          "čtyřikrát čtverka čtvero pěti pětek pětkrát pětice patero šest šesti šestek šestkrát šestero sedm "
          "sedmi sedmn* sedmd* sedmičk* sedmiček sedmero sedmkrát sedmistov* "
          "osm osmi* osmn* osmd* osmkrát osmero devět devíti devítek devětkrát devatero deset deseti desíti desítek "
          "desetkrát desatero desátk* jedničk* jedniček jednička tucet tuctu tucte tuctem půltuc* veletuc* "
          "osum* sedum* vosum* vosm* štyři štyřic* štyryc* čtyr* čtyřs*"},
    Entry{number, "čtvrt šest sedm osm devát desát čtyřicát", of_ordinals},
    Entry{number, "sedm osm", "a u y ou"},  // the seven of Mariáš
    Entry{number,
          "dvojčičk čtyřčičk šestičk devítičk desítičk šestečk devítečk desítečk čtyřečk pětečk osmečk sedmečk trojic "
          "čtveřic šestic osmic sedmic "
          "devític",
          of_cards},
    Entry{number, "dvojk trojk čtyřk čtverk pětk šestk sedmičk osmičk devítk desítk dvoječk trojčičk pětičk petk", of_cards},
    Entry{number,
          "pětk* pětik* pětník* pětak* pěťák* desetník* desetikor* desetiko* dvacetník* padesátník* dvoukor* dvoukačk* "
          "pětikačk* štyrk* dvajs* tricet* třicka třicku pade dvacka dvacku dvacky desetikačk* desetikač* petikor*"},
    Entry{
        number,
        "*dvacet* *dvacát* *dvacít* *dvacit* *třicet* třicát* třicít* *atřicát* *atřicít* *čtyřicet* *čtyřicát* *čtyřicít* "
        "*čtyrycet* "
        "*čtyricet* *štyrycet* *štyricet* *čtyrycát* *čtyřycet* *ctyrycit* *desát* *padesát* *jedenáct* *jedenást* "
        "*dvanáct* "
        "*dvanást* *třináct* *trinást* *čtrnáct* *štrnáct* *patnáct* *patnást* *šestnáct* *šesnáct* *sedmnáct* *sedumnáct* "
        "*osmnáct* *osumnáct* *devatenáct* *devatenást* *šedesát* *šeďesát*"},
    Entry{number,
          "půlstov* půlsta půlstol* čtvrtstov* čtvrtsta jednocifern* dvojcifern* dvoucifern* jednomístn* dvoumístn* "
          "dvojmístn* prvočísl* odmocnin* palindrom* ciferný"},
    Entry{number, "lich sud", "á ý é ou ého ém ých ým ými ej ejch"},
    Entry{innocent,
          "čím čemu copak žehnat žehnej žehná žehnám požehn* zažehn* rozžehn* sežehn* přežehn* ožehn* rozehn* ošuměl*"},
    Entry{pet, "pět"},
    Entry{pet, "pát", of_ordinals},
    Entry{one, "jeden jedna jedno jednu jednoho jednomu jedním jedné jednou jednom jednička"},
    Entry{hundred, "sto sta stu stovka stovky stovku stovce stovkou stovek stovečk* kilo kila kilu kilem"},
    Entry{era, "století"},
    Entry{sum, "minus mínus plus"},
    Entry{lacks, "bez odečti odečíst minus mínus míň méně děleno vydělit chybí"},
    Entry{fraction | multiple, "polovin* polovičk* půlk* půlek půl půlčičk* čtvrtin* čtvrt čtvrtk* polovic* polovice"},
    Entry{fraction, "třetin* napůl vejpůl"},
    Entry{multiple, "dvakrát dvojnásob* dvojit* zdvojen* zdvojnásob* dvojnás* dvakrat rozpůl* způl půlka půlku"},
    Entry{doubled, "zdvojen* zdvojnásob* vynásob* vyděl*"},
    Entry{counted, "procent* krát let roků díků díky lidí věcí"},
    Entry{compares,
          "vyšší nižší víc více míň méně než mezi kolem okolo asi skoro téměř nad pod přes aspoň alespoň nejvýš blízko "
          "přibližně větší menší přesně do od zhruba cca tak málem k ke po před bezmála něco blíž blíže"},
    Entry{height, "vyšš nižš větš menš", of_soft_adjectives},
    Entry{height, "výš výše níž níže vejš nejš niž"},
    Entry{tall, "vysok* nízk* velk*"},
    Entry{much, "víc více míň méně tolik"},
    Entry{as_much, "tak stejně takhle"},
    Entry{by, "o vo"},
    Entry{than, "než jako co"},
    Entry{beyond, "nad pod nade pode přes"},
    Entry{after, "po před od za"},
    Entry{few, "pár párek několik hrstk* hrst pářík*"},
    Entry{near,
          "hned přímo těsně akorát rovnou přesně kousek kousíček kousínek kouštíček malinko maličko trošku trošičku trochu "
          "chlup chloupek fous vlásek nepatrně lehce uprostřed napůl drobet drobek drobínek drobítko ždibec ždibek ždibíček "
          "kapku kapičku "
          "fousek fousíček chloupeček vlásku špetku špetičku těsňounce přesňounce malililinko kapánek trošičičku natěsno "
          "stupínek stupeň krok krůček"},
    Entry{next, "dalš následujíc nejbližš předchoz příšt", of_soft_adjectives},
    Entry{exceeds, "převyšuje přebije přebíjí přesahuje"},
    Entry{differs, "liší"},
    Entry{toward, "k ke"},
    Entry{neighbour, "soused následník předchůdc", "- a e u ovi em i ka ku ky kou ství"},
    Entry{neighbour, "sousedn", of_soft_adjectives},
    Entry{alike, "stejn", of_ordinals},
    Entry{alike | equals, "shodn totožn rovn", of_ordinals},
    Entry{equals, "rovná odpovídá"},
    Entry{beside, "vedle"},
    Entry{middle, "prostřed středu střed uprostřed prostředku průměr průměru"},
    Entry{between, "mezi"},
    Entry{thing, "něco"},
    Entry{holds, "mám máme držím"},
    Entry{mine, "moje moji mou mojí má mého"},
    Entry{ponders, "přemýšlet přemýšlím přemýšlej přemýšlejte popřemýšlet uvažovat uvažuju zamyslet zamyslím zamysli"},
    Entry{top, "horní* vrchní* hořejší"},
    Entry{top | aloft, "nahoře vrchu navrchu svrchu vršku vršek vrchem shora"},
    Entry{shows, "ukazuje leží hodnota hodnotu hodnoty hodnotou svítí vidět"},
    Entry{card, "karta kartu karty kartou kartě kartička kartičku"},
    Entry{heap, "hromádka hromádce hromádky hromádku hromádkou hromádkami hromádkama"},
    Entry{
        link,
        "toho tomu to co z ze té ta tu ten tím tou tom než karta kartu karty kartou je jsou teď od číslo která která kterou "
        "levé pravé levou pravou s se k ke ji jí zrovna vidíš"},
    Entry{on, "na u"},
    Entry{digit, "číslice cifry cifra číslic cifer ciframi cifrou číslici"},
    Entry{same, "stejné stejná stejných stejnou stejnýma stejnými obě obou shodné dvě"},
    Entry{figure, "číslo čísla číslem hodnota hodnotu hodnoty hodnotou výška výšky výšku velikost"},
    Entry{seat, "hráč hráče hráči hráčem místo bot bota botovi botem botu"},
    Entry{
        czech,
        "je na se si ne co jsem jsi byl byla nas nase muj moje muze tvuj tah tahu balicek hromadka vlevo vpravo prosim tady "
        "tam sem nech hraj uz jen ale nebo kde kdo bude dej vezmi zase taky proste mam muzes nemam hezky dobry "
        "pak ted jeste"},
};

}  // namespace

std::span<const Entry> czech_words() { return entries; }

}  // namespace tenback::chat
