// Russian: what Ukrainian does not have already.
#include "chat/lexicon.hpp"

namespace tenback::chat {
namespace {

using namespace means;

constexpr std::string_view of_ordinals = "ый ой ая ое ого ому ую ым ом ою ые ых ыми";

constexpr std::string_view of_soft_adjectives = "ий яя ая ее его ей ему ею юю ую им ие их";

constexpr std::array entries{
    Entry{
        number,
        "две двух двум двумя двое двоих двоим двоими двойк* двоек двоечк* двушк* двадцат* трех трем тремя трое троих троим "
        "троими тройк* троек троечк* трешк* трешниц* трешечк* треха трояк* трюльник* третий третья третье третьей третьего "
        "третью третьему третьим третьи третьих трижды втроем вчетвером впятером вшестером всемером четыр* чтыре читыр* "
        "штыре четверо четверых четверым четверк* четверок четверочк* четвертак* четвертн* четвертушк* учетверен*"},
    Entry{number, "четверт пят шест седьм восьм девят десят", of_ordinals},
    Entry{number,
          "полтретьего полчетвертого полпятого полшестого полседьмого полвосьмого полдевятого пять пятью пятер* пятак* "
          "пятач* пятихат* пятнаш* пятнаха пятнарик* пятифан* шесть шестью шестер шестеро шестеры* "
          "шестерк* шестерок шестерочк* шестак* семь семер* семак* седьм* восем* восьмер* восьми восьмью восьмух* девян* "
          "девятк* единиц* единичк* единичн* однушк* полтин* полтос* полтиш* полтор* полста полсот* полстольник* полвек* "
          "четвертьсот* червонец червонц* червонч* чирик чирика чириком чириков чирики десятик* десяточ* десяток десятк* "
          "дюжин* полдюжин* гривенник* двадцах* тридцах* десяра десяру шестера шестеру восмь девить десить полтах* полташ* "
          "полусот* пятишк* трешник* двушечк* двадцарик* тридцарик* двадцон* тридцон* шестнашк* "
          "семнашк* двенашк* тринашк* четвёрочек шестёрочек шестерик* восьмерик*"},
    Entry{number, "*трідцат* *надцат* *нацат* *двадцат* *двацат* *тридцат* трицат* *тритцат* *десет* сорак"},
    Entry{number,
          "двузначн* двухзначн* однозначная однозначную однозначное однозначный однозначные однозначных однозначными "
          "нечетн* палиндром* простоечисло"},
    Entry{number, "четн", "ая ую ое ый ой ого ые ых"},
    Entry{one, "одно одной одном один одну одна одним однёрк* одиночк*"},
    Entry{hundred,
          "сто ста сотня сотни сотню сотней сотне сотням сотнями сотен сотка сотки сотку сотенк* сотенн* стольник* соточк* "
          "сотняшк* сотняг*"},
    Entry{era, "века столетия столетие"},
    Entry{sum, "минус плюс"},
    Entry{lacks, "без отнять вычесть минус поделить разделить деленная деленное разделенная недостает нехватает"},
    Entry{fraction | multiple, "половин* пол четверть четверти четвертинк* полов*"},
    Entry{fraction, "треть трети пополам надвое"},
    Entry{multiple,
          "вдвое втрое дважды двойн* двукратн* удвоен* располовин* раздели подели удвой удвоить удвоишь удваиваем утроен*"},
    Entry{doubled, "удвоен* удвоить умножен* поделен* деленная деленное"},
    Entry{counted, "процент* раз раза лет спасибо дел людей"},
    Entry{compares,
          "больше меньше выше ниже между около примерно почти минимум максимум более свыше под близко районе ровно чем от "
          "порядка чуть перед над едва ближе"},
    Entry{height, "выше ниже крупнее мельче старше младше повыше пониже"},
    Entry{tall, "высок* низк* большая большой большую"},
    Entry{much, "больше меньше более менее побольше поменьше"},
    Entry{than, "чем как что"},
    Entry{as_much, "так такая такой настолько"},
    Entry{by, "на"},
    Entry{beyond, "над под поверх сверх свыше"},
    Entry{after, "после перед от за"},
    Entry{few, "пару пара несколько парочк* чуток горстк*"},
    Entry{
        near,
        "сразу прямо чуть непосредственно ровно аккурат точно чуточку капельку капелюшку немного немножко немножечко слегка "
        "малость посередине посредине посеред* ровнехоньк* ровненьк* точнехоньк* точненьк* аккуратненьк* каплю копейк* "
        "копеечк* крошк* крошечк* йоту волосок волосочек кусочек шажок шажочек толику децл чутка впритык вплотную следом "
        "вслед еле едва ступеньк* шаг"},
    Entry{next, "следующ предыдущ ближайш", of_soft_adjectives},
    Entry{exceeds, "превышает превосходит бьет перебивает"},
    Entry{differs, "отличается"},
    Entry{toward, "к ко"},
    Entry{neighbour, "соседн", of_soft_adjectives},
    Entry{neighbour, "сосед преемник предшественник", "- а у ом ству ство стве"},
    Entry{neighbour, "соседк преемниц предшественниц", "а у ой ей"},
    Entry{alike, "сам", of_ordinals},
    Entry{alike | equals, "одинаков тождествен", of_ordinals},
    Entry{alike, "же"},
    Entry{equals, "равна равен равно равняется соответствует"},
    Entry{beside, "рядом возле около"},
    Entry{middle, "середин* посеред* посредине среднее"},
    Entry{between, "между промеж"},
    Entry{thing, "что"},
    Entry{holds, "держу имею меня есть"},
    Entry{mine, "моя мою моей мое"},
    Entry{ponders, "подумать подумаю подумай подумаем поразмыслить поразмыслю поразмыслим"},
    Entry{top, "верхн*"},
    Entry{top | aloft, "сверху наверху"},
    Entry{shows, "показывает лежит видно значение значения значением показано написано стоит"},
    Entry{card, "карта карты карту картой картою той"},
    Entry{heap, "стопка стопки стопку стопке стопкой стопками"},
    Entry{link,
          "то того что той ту та карта карту карты картой от с со из чем это этого которая которую сейчас число видишь "
          "левой правой левая правая к тем порядку очереди счету тому"},
    Entry{on, "на"},
    Entry{digit, "цифра цифры цифр цифрами цифрой"},
    Entry{same, "одинаковые одинаковых одинаковыми одинаковая обе обеих"},
    Entry{parity, "простое простого"},
    Entry{figure,
          "число числа числом цифра цифру цифры значение значения значению значением величина величину величины номер "
          "номера номером номинал номинала высота высоты"},
    Entry{seat, "игрок игрока игроку игроком место бот бота боту ботом"},
};

/// Left out are those that are words elsewhere: try, sim, sem.
constexpr std::array in_latin_letters{
    Entry{
        number,
        "visim sorok soroka sorokovk* soroket* dvadts* dvadc* dvatc* dvadz* dvats* tridts* tridc* tridz* trydts* trydc* "
        "*desyat* "
        "*desiat* *desjat* *nadts* *nadcat* *nadcyat* *nadciat* *nadsat* *natsat* *nadzat* devyanost* devjanost* devianost* "
        "pyat pyati pyatj* pjat pjati piat pyaty* pyater* pyatir* pyatak* shest shesti shestj* shestoy shestaya shisti "
        "shist "
        "semj vosem* visimd* visimn* visimk* visimoch* visem* devyat* devjat* deviat deviaty deviati chetyr* chetir* "
        "chotyr* chotir* "
        "poltin* polsotn* pivsotn* "
        "pisyat* "
        "pisiat* pisjat* dvoyka dvoika troyka troika pyatyorka semyorka shesterka vosmerka vosmyorka desyatka dyuzhin* "
        "stolnik* chirik chervonec chervonets"},
    Entry{weak, "visim"},
    Entry{hundred, "sotnya sotni sotka sotnia"},
    Entry{sum, "minus"},
    Entry{lacks, "bez"},
    Entry{fraction, "polovina pol chetvert"},
    Entry{compares, "bolshe menshe vyshe nizhe bilshe vyshche nyzhche okolo pochti blyzko blizko mayzhe"},
};

}  // namespace

std::span<const Entry> russian_words() { return entries; }
std::span<const Entry> transliterated_words() { return in_latin_letters; }

}  // namespace tenback::chat
