// Every variant there is, as text.
#pragma once

#include <string>
#include <vector>

namespace tenback::testing {

inline std::vector<std::string> all_variants() {
    std::vector<std::string> variants;
    const int usual_hand[] = {8, 7, 6, 6, 6};
    for (int players = 1; players <= 5; ++players)
        for (const char* fire : {"false", "true"})
            for (const char* minimum : {"2", "3"})
                for (const int fewer : {0, 1})
                    variants.push_back("classic players=" + std::to_string(players) + " fire=" + fire +
                                       " minimum=" + minimum + " hand=" + std::to_string(usual_hand[players - 1] - fewer));
    for (int players = 2; players <= 5; ++players)
        for (const char* pro : {"false", "true"})
            variants.push_back("quick players=" + std::to_string(players) + " pro=" + pro);
    variants.emplace_back("face players=2");
    return variants;
}

}  // namespace tenback::testing
