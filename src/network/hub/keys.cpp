#include "hub/keys.hpp"

#include <random>

#include "fair/digest.hpp"
#include "protocol/message.hpp"

namespace tenback::hub {

std::string table_id(std::string_view nonce, int attempt) {
    const fair::Bytes32 bytes = fair::digest("tenback table " + std::to_string(attempt), nonce);
    std::string id;
    std::uint32_t bits = 0;
    int count = 0;
    for (std::size_t next = 0; id.size() < protocol::id_length; count -= 5) {
        if (count < 5) {
            bits = (bits << 8 | bytes[next++]) & 0xFFFF;
            count += 8;
        }
        id += protocol::id_letters[bits >> (count - 5) & 31];
    }
    return id;
}

std::string as_table_name(std::string_view typed) {
    std::string name;
    for (const char c : typed) name += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const bool good = name.size() == protocol::id_length || name.size() == protocol::code_length;
    return good && name.find_first_not_of(protocol::id_letters) == std::string::npos ? name : std::string();
}

std::string hash_of_key(std::string_view key) { return fair::hex_of(fair::digest("tenback seat", key)); }

std::uint32_t draw_visit() { return std::random_device()() | 1U; }

}  // namespace tenback::hub
