// The rules of each game, paragraph by paragraph.
#include "words/phrases.hpp"

namespace tenback::words::phrase {
namespace {

std::vector<Message> classic_rules() {
    return {
        msg::rules_classic_goal(), msg::rules_classic_piles(), msg::rules_classic_ten_back(),  msg::rules_classic_begin(),
        msg::rules_wishes(),       msg::rules_classic_turn(),  msg::rules_classic_late(),      msg::rules_classic_end(),
        msg::rules_classic_talk(), msg::rules_classic_fire(),  msg::rules_classic_fire_solo(), msg::rules_classic_expert()};
}

std::vector<Message> quick_rules() {
    return {msg::rules_quick_goal(),  msg::rules_quick_begin(),   msg::rules_wishes(),
            msg::rules_quick_piles(), msg::rules_quick_reverse(), msg::rules_quick_turn(),
            msg::rules_quick_end(),   msg::rules_quick_talk(),    msg::rules_quick_pro()};
}

std::vector<Message> face_rules() {
    return {msg::rules_face_goal(), msg::rules_face_begin(), msg::rules_face_piles(), msg::rules_face_give(),
            msg::rules_face_turn(), msg::rules_face_draw(),  msg::rules_face_end(),   msg::rules_face_talk()};
}

std::vector<Message> special_rules(GameKind kind) {
    switch (kind) {
        case GameKind::classic: return classic_rules();
        case GameKind::quick: return quick_rules();
        case GameKind::face: break;
    }
    return face_rules();
}

}  // namespace

std::vector<Message> rules(GameKind kind) {
    std::vector<Message> page = special_rules(kind);
    page.insert(page.begin(), msg::rules_title(game(kind)));
    page.push_back(msg::rules_stuck());
    if (kind != GameKind::quick) page.push_back(msg::rules_stuck_example());
    page.push_back(msg::rules_take_back());
    page.push_back(kind == GameKind::quick ? msg::rules_quick_notation() : msg::rules_notation());
    return page;
}

}  // namespace tenback::words::phrase
