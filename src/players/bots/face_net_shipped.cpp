#include "bots/face_net.hpp"

namespace tenback::bots {

#ifdef TENBACK_LEARNED_APART

namespace {
std::unique_ptr<ValueNet> given;  // NOLINT: changed by take_face_net alone
}  // namespace

bool take_face_net(std::string_view file) {
    auto net = read_net(face_net_kind, file);
    if (!net) return false;
    given = std::move(*net);
    return true;
}

const ValueNet* shipped_face_net() { return given.get(); }

#else

// The file as it is, put into the program by the assembler.
asm(".pushsection .rodata\n"  // NOLINT
    "tenback_face_net:\n"
    ".incbin \"" TENBACK_FACE_NET
    "\"\n"
    "tenback_face_net_end:\n"
    ".popsection\n");
extern const char file_begin[] asm("tenback_face_net");    // NOLINT
extern const char file_end[] asm("tenback_face_net_end");  // NOLINT

const ValueNet* shipped_face_net() {
    static const auto net = read_net(face_net_kind, {file_begin, static_cast<std::size_t>(file_end - file_begin)});
    return net ? net->get() : nullptr;
}

#endif

}  // namespace tenback::bots
