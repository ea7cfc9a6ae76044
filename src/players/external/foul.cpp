#include "external/foul.hpp"

namespace tenback::external {

std::string_view code_of(FoulKind kind) {
    switch (kind) {
        case FoulKind::broke_rules: return "broke_rules";
        case FoulKind::too_slow: return "too_slow";
        case FoulKind::bad_message: return "bad_message";
        case FoulKind::too_long: return "too_long";
        case FoulKind::died: return "died";
        case FoulKind::stopped: return "stopped";
    }
    return "";
}

}  // namespace tenback::external
