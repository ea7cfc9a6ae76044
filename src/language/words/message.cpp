#include "words/message.hpp"

namespace tenback::words {

bool Message::operator==(const Message& other) const { return key == other.key && values == other.values; }

}  // namespace tenback::words
