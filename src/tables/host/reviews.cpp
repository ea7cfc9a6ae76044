#include "host/reviews.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdio>
#include <fstream>

#include "bots/fingerprint.hpp"
#include "bots/registry.hpp"
#include "notation/variant.hpp"
#include "store/private_files.hpp"

namespace tenback::host {
namespace {

namespace json = boost::json;

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

json::object written(const KeptReview& review) {
    return {{"game", review.game},
            {"variant", review.variant},
            {"month", review.month},
            {"effort", review.effort},
            {"player", review.player},
            {"networks", review.networks},
            {"given_away", review.given_away},
            {"decisions", review.decisions},
            {"luck", review.luck}};
}

std::optional<KeptReview> read(const std::string& line) {
    boost::system::error_code error;
    const json::value value = json::parse(line, error);
    const json::object* object = error ? nullptr : value.if_object();
    if (object == nullptr) return std::nullopt;
    KeptReview review;
    const auto text = [&](std::string_view key, std::string& into) {
        const json::value* found = object->if_contains(key);
        if (found == nullptr || !found->is_string()) return false;
        into = std::string_view(found->get_string());
        return true;
    };
    const auto number = [&](std::string_view key, auto& into) {
        const json::value* found = object->if_contains(key);
        if (found == nullptr || !found->is_number()) return false;
        into = found->to_number<std::remove_reference_t<decltype(into)>>(error);
        return !error;
    };
    const bool whole = text("game", review.game) && text("variant", review.variant) && text("month", review.month) &&
                       text("player", review.player) && text("networks", review.networks) &&
                       number("effort", review.effort) && number("given_away", review.given_away) &&
                       number("decisions", review.decisions) && number("luck", review.luck);
    return whole ? std::optional(review) : std::nullopt;
}

}  // namespace

std::string fingerprint_of(const record::Game& game) {
    std::string played = text_of(game.rules());
    for (const Card card : game.deck()) played += static_cast<char>(card.index());
    for (const record::PlayedTurn& turn : game.turns()) {
        played += static_cast<char>(0x80 + turn.seat.index());
        for (const Play play : turn.plays) {
            played += static_cast<char>(play.card.index());
            played += static_cast<char>(play.pile.index());
        }
    }
    return hexadecimal(bots::fingerprint(played));
}

KeptReview summed_up(const record::Game& game, const review::Review& review, const std::vector<Seat>& people,
                     std::string month) {
    KeptReview kept;
    kept.game = fingerprint_of(game);
    kept.variant = text_of(game.rules());
    kept.month = std::move(month);
    kept.effort = review.effort().roll_outs;
    kept.player = bots::player_of("expert");
    kept.networks = hexadecimal(review::networks_fingerprint(game.rules()));
    for (const Seat seat : people) {
        const review::Account account = review.account(seat);
        kept.given_away += review::points(account.given_away);
        kept.decisions += account.decisions;
    }
    if (!people.empty()) kept.luck = review::points(review.sums(people.front()).luck);
    return kept;
}

KeptReviews::KeptReviews(const std::filesystem::path& folder) : file_(folder / "reviews.jsonl") {
    std::ifstream in(file_, std::ios::binary);
    for (std::string line; std::getline(in, line);)
        if (auto review = read(line)) put(std::move(*review));
}

const KeptReview* KeptReviews::find(const std::string& game) const {
    const auto found = std::ranges::find(all_, game, &KeptReview::game);
    return found == all_.end() ? nullptr : &*found;
}

void KeptReviews::put(KeptReview review) {
    const auto found = std::ranges::find(all_, review.game, &KeptReview::game);
    if (found == all_.end())
        all_.push_back(std::move(review));
    else
        *found = std::move(review);
}

void KeptReviews::keep_only(const std::vector<std::string>& games) {
    std::erase_if(all_, [&](const KeptReview& review) { return std::ranges::find(games, review.game) == games.end(); });
}

bool KeptReviews::save() const {
    std::filesystem::path unfinished = file_;
    unfinished += ".new";
    std::error_code error;
    std::filesystem::remove(unfinished, error);
    store::make_private_file(unfinished);
    std::ofstream out(unfinished, std::ios::binary);
    for (const KeptReview& review : all_) out << json::serialize(written(review)) << '\n';
    if (!out.flush()) return false;
    out.close();
    std::filesystem::rename(unfinished, file_, error);
    return !error;
}

}  // namespace tenback::host
