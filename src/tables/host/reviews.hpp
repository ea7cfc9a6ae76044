// What the coach found about saved games, in a file beside them: by the game as it was played, so that nothing else has to
// agree.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "record/game.hpp"
#include "review/review.hpp"

namespace tenback::host {

/// One reviewed round, of the people at the table alone.
struct KeptReview {
    std::string game;  // fingerprint_of
    std::string variant;
    std::string month;  // of its end, `2026-11`
    std::uint32_t effort = 0;
    std::string player;     // bot and version that found the best turns
    std::string networks;   // their fingerprint
    double given_away = 0;  // points
    int decisions = 0;
    double luck = 0;  // points
    bool operator==(const KeptReview&) const = default;
};

/// The same for games that were dealt and played alike.
std::string fingerprint_of(const record::Game& game);

/// What counts for these seats. @pre the review is done
KeptReview summed_up(const record::Game& game, const review::Review& review, const std::vector<Seat>& people,
                     std::string month);

/// The file of a data folder. Lines that cannot be read are left out.
class KeptReviews {
  public:
    explicit KeptReviews(const std::filesystem::path& folder);
    [[nodiscard]] const std::vector<KeptReview>& all() const { return all_; }
    [[nodiscard]] const KeptReview* find(const std::string& game) const;
    /// In place of an older one of the same game.
    void put(KeptReview review);
    /// Forgets the reviews of all other games.
    void keep_only(const std::vector<std::string>& games);
    /// All or nothing. False if it cannot be written.
    [[nodiscard]] bool save() const;

  private:
    std::filesystem::path file_;
    std::vector<KeptReview> all_;
};

}  // namespace tenback::host
