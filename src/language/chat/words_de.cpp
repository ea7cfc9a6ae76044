// German, with its dialects as far as they are written in chats.
#include "chat/lexicon.hpp"

namespace tenback::chat {
namespace {

using namespace means;

constexpr std::string_view of_adjectives = "- e er es en em";

constexpr std::array entries{
    Entry{number,
          "zwei zwo zweier zweien zweierlei zwoer drei dreie dreier dreien dreierlei dritt dritte* drittel dreimal "
          "dreifach* vier viere vierer vierers vierern vieren viererlei viert vierte vierter viertes viertem vierten "
          "viermal vierfach* fünf* fuenf* sechs* sieben siebn siebm siem siebene siebener* siebte* siebente* siebenmal "
          "siebenfach* siebenerlei achter achterl achtmal achtfach* elfer elfern elfers elfte elfter elften elftes "
          "elftem elfmal zwölf* zwoelf* neun* dutzend* anderthalb* dreiviertel* zwoter"},
    Entry{number,
          "*zehn* *zwanzig* *dreißig* *dreizig* *vierzig* *fünfzig* *fuenfzig* *sechzig* *sechszig* *siebzig* *siebenzig* "
          "*achtzig* *neunzig* *undreißig* *unddreiß* *undvierz* *undfünfz* *undzwanz*"},
    // As they are spoken: Berlin, Cologne, Saxony, Bavaria, Vienna, Switzerland
    Entry{number,
          "*zwanzich* *dreissich* *vierzich* *fünfzich* *sechzich* *siebzich* *achtzich* *neunzich* *zwanzg* *zwonzg* "
          "*zwoanzg* *dreißg* *drissg* *driss'g* *vierzg* *fuffz* *fuffi* *fuchz* *fufz* *füfz* *fümfz* *fünfzg* *sechzg* "
          "*sächzg* *sächzig* *siebzg* *siebezg* *sibezg* *achtzg* *achzg* *achzig* *achzich* *neunzg* *nünzg* *neinzg* "
          "*zwansch* "
          "*zwanz'g* *fuffzehn* *zwanzsch* *dreißsch* *vierzsch* *sechzsch* *siebzsch* *achzsch* *achtzsch* *neunzsch* "
          "*zwanzisch* *dreißisch* *vierzisch* *sechzisch* *siebzisch* *siwwezisch* *achtzisch* *achzisch* "
          "*neunzisch* *neinzisch* *drissig* *drissich* *veezich* *sibbzich* *aachzich* *nüngzich* twintig* *untwintig* "
          "veertig *föftig* *foftig* *sösstig* *söventig* *tachentig* *tachtig* *negentig*"},
    Entry{number,
          "zwoa zwoara zwee zween zwöi dree drü füf fümf fümwe fünwe fumf fimf fimwe sechse sächs sibe siebme neune zehne "
          "zwai fünef viar* vieri füfi sächsi sibni achti nüüni elfi zwölfi zehni zehna zähni zöhn zehm zwölfe zwölwe ölf "
          "ölfe oelf zwelf zwelwe zwöif zwanni zwannis zwanno "
          "dree söven negen teihn ölven twölf sibbe nüng siwwe siwwene neine fenf fenfe fenfa zwoi drui oacht "
          "oachte* ochter neiner neinerl "
          "fuffis heiermann zehnerl fünferl fimferl"},
    Entry{number,
          "siebne zwoarer* oanser* *einhalb* zweierl viererl dreierl einserl schnapszahl* primzahl* quadratzahl* quersumm* "
          "quadratwurzel* "
          "einstellig* zweistellig* ungerade ungerader "
          "ungerades ungeraden halbhundert* viertelhundert* dreiviertelhundert* halbjahrhundert* dreistellig* "
          "drittelhundert*"},
    Entry{innocent, "jahrzehnt* rundreis* dozent*"},
    Entry{elf, "elf"},
    Entry{eight, "acht"},
    Entry{attention, "gib gibt gebt gebe in außer nehmt nimm habt"},
    Entry{weak, "achte achten achtes achtem"},
    Entry{governs, "der die das dem den meine eine deine"},
    Entry{one, "ein eine einen einem einer eines eins oans oana eens ens ans ains"},
    Entry{hundred,
          "hundert einhundert hunderter hunderters hundertern hundat hundad hunni hunnert hundertste hunderterl hunnis"},
    Entry{era, "jahrhundert jahrhunderts"},
    Entry{sum, "minus plus"},
    Entry{lacks, "ohne weniger abzüglich geteilt durch minus fehlt fehlen vermindert"},
    Entry{fraction | multiple, "hälfte halb halbe halbes halber halben halbem hoib hoibs hoibe viertel viertels"},
    Entry{fraction, "drittel halbiert fünftel zehntel"},
    Entry{multiple,
          "doppelt doppelte doppelten doppeltes doppelter doppeltem doppel zweimal zweifach* zwomal verdoppelte "
          "verdoppelten verdoppelter halbierte halbierten "
          "halbierter verdopple verdoppel verdoppeln verdoppelst halbiere halbieren"},
    Entry{doubled, "verdoppelt halbiert verdreifacht verdoppelte"},
    Entry{counted, "prozent* mal male jahre jahren dank leute leuten gründe"},
    Entry{compares,
          "höher niedriger tiefer über unter als zwischen ungefähr etwa circa rund um fast knapp nahe mindestens höchstens "
          "genau beinahe bis ab gegen vor annähernd an zirka kurz maximal minimal so näher gen richtung"},
    Entry{height, "höher niedriger tiefer kleiner größer", of_adjectives},
    Entry{tall, "hoch niedrig tief groß klein"},
    Entry{much, "viel mehr weniger"},
    Entry{as_much, "so genauso ebenso"},
    Entry{than, "als wie"},
    Entry{by, "um"},
    Entry{beyond, "über unter überm unterm oberhalb unterhalb jenseits"},
    Entry{after, "nach vor hinter danach davor"},
    Entry{few, "paar wenige einige handvoll"},
    Entry{near,
          "direkt knapp unmittelbar genau haarscharf gleich bisschen bissl bissle bisserl bisken bischen tick tacken hauch "
          "deut ideechen haarbreit mittig fitzelchen fitzel müh quäntchen kleinigkeit prise schippe schippchen zacken "
          "zäckchen stückchen stückerl stückle spur nasenlänge haar etwas minimal wenig weng bissi bisl bisle haargenau "
          "exakt mittendrin stufe stufen stüfchen schritt schrittchen hauchdünn hauchzart"},
    Entry{next, "nächst nächsthöher nächstgrößer nächstkleiner nächstniedriger nächsttiefer", of_adjectives},
    Entry{exceeds, "schlägt übertrifft überbietet unterbietet übersteigt"},
    Entry{differs, "unterscheidet"},
    Entry{toward, "zu zur zum"},
    Entry{neighbour, "nachbar nachfolger vorgänger", "- n s in karte zahl wert schaft"},
    Entry{alike, "gleich derselb dieselb dasselb selb genauso", of_adjectives},
    Entry{equals, "entspricht gleicht identisch ebenbürtig gleichwertig gleichauf"},
    Entry{beside, "neben"},
    Entry{middle, "mitte mittel mittelwert durchschnitt schnitt"},
    Entry{between, "zwischen"},
    Entry{thing, "was etwas"},
    Entry{holds, "hab habe hat halte hätte"},
    Entry{mine, "mein", of_adjectives},
    Entry{ponders,
          "sagen sag sagt erzählen erzähl wissen reden rede redet geredet sprechen spricht sprich nachdenken nachgedacht "
          "nach grübeln diskutieren streiten "
          "plaudern quatschen"},
    Entry{aside, "drüber drunter darüber darunter drübba"},
    Entry{top, "oberste* obere oberen"},
    Entry{top | aloft, "oben obenauf obendrauf"},
    Entry{shows, "zeigt liegt angezeigt wert werts wertes daliegt anzeigt steht"},
    Entry{card, "karte"},
    Entry{heap, "stapel stapels stapeln"},
    Entry{link,
          "der die das dem des den was von vom so wie es karte zahl gerade grad jetzt zu zur zum nach sieht siehst "
          "ist als derjenigen dessen linken rechten steigenden fallenden aktuell welche mit sich"},
    Entry{on, "auf bei beim"},
    Entry{digit, "ziffer ziffern"},
    Entry{number, "einziffrig* zweiziffrig* doppelstellig*"},
    Entry{same, "beide beiden gleich gleiche gleichen dieselbe dieselben selbe selben doppelte identisch identische"},
    Entry{parity, "gerade geraden runde runden glatte krumme"},
    Entry{figure, "zahl zahlen wert werte werten zahlenwert zahlenwerte kartenwert nummer nummern höhe"},
    Entry{seat, "spieler spielerin spielers platz bot bots"},
    Entry{german,
          "ich ist und der das nicht mir habe hab auf den eine ein meine mein du wir mit für noch nur von zu bei bitte "
          "passt blau rot gelb grün leg hast wer"},
};

}  // namespace

std::span<const Entry> german_words() { return entries; }

}  // namespace tenback::chat
