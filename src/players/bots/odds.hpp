// Chances and the logarithms of their odds, by steps: exp() and log() themselves are not the same in every library.
#pragma once

namespace tenback::bots {

/// The chance that belongs to the logarithm of odds, in steps of 1/65536; beyond ±8 it changes no more.
float chance_of_odds(float odds);
/// The other way round, in steps of 1/128 from -8 to 8.
float odds_of_chance(float chance);

}  // namespace tenback::bots
