// Whole turns tried in imagined games: the same worlds for every turn, and the hopeless ones dropped as it becomes clear.
#pragma once

#include <vector>

#include "bots/simulator.hpp"
#include "bots/turn_list.hpp"

namespace tenback::bots {

class MonteCarlo final : public Search {
  public:
    /// @pre it is the seat's move
    MonteCarlo(const Rules& rules, const View& view, const Thumb& thumb, std::uint64_t seed, Effort effort);

    void step(std::uint32_t roll_outs) override;
    [[nodiscard]] bool done() const override;
    [[nodiscard]] double progress() const override;
    [[nodiscard]] Choice best() const override;
    void expect(Effort whole) override { effort_ = whole; }

    [[nodiscard]] std::vector<Choice> ranking() const override;

  private:
    struct Candidate {
        WholeTurn turn;
        std::size_t rank;  // by the rule of thumb, which decides among equals
        double handicap;   // by the rule of thumb, and for laying where somebody asked not to
        double sum = 0;
        double won = 0;
        std::vector<float> utilities{};  // by world; dropped candidates stop
        [[nodiscard]] double worlds() const { return static_cast<double>(utilities.size()); }
    };
    void play_world();
    void review();
    void drop_hopeless();
    [[nodiscard]] std::size_t field_limit() const;
    [[nodiscard]] bool better(const Candidate& a, const Candidate& b) const;
    [[nodiscard]] double value(const Candidate& candidate) const;
    [[nodiscard]] const Candidate& leader() const;
    [[nodiscard]] Choice choice_of(const Candidate& candidate) const;
    [[nodiscard]] Evidence evidence_of(const Candidate& candidate) const;
    [[nodiscard]] std::uint32_t budget() const;
    void sort_field();

    const Rules rules_;
    const View view_;
    Effort effort_;
    Random random_;
    std::unique_ptr<Simulator> simulator_;
    std::vector<Candidate> candidates_;  // those in the race come first, best first at every review
    std::size_t field_;                  // how many are in the race
    std::size_t entered_;                // how many there were
    std::uint32_t worlds_ = 0;
    std::uint32_t next_review_;
    std::uint32_t used_ = 0;
};

}  // namespace tenback::bots
