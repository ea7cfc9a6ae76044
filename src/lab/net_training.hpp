// Face to Face learned from games against itself: after each game the network's word about every turn moves towards what
// came of it (temporal differences).
#pragma once

#include "bots/face_net.hpp"
#include "lab/training.hpp"

namespace tenback {

/// The network after so many generations; the same for the same seed, whatever the number of threads. A generation's score
/// is that of its network alone, without search, against planner on deals that nothing is learned from.
/// Population means nothing here. Nothing if it was stopped.
std::unique_ptr<FaceNet> train_face_net(const Training& training, std::atomic<bool>& stop,
                                        const OnGeneration& on_generation);

}  // namespace tenback
