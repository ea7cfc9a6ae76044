#include "dataset/npz.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace tenback::dataset {
namespace {

/// CRC-32 as zip has it.
std::uint32_t checksum_of(std::string_view head, std::span<const std::byte> data) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> rows{};
        for (std::uint32_t n = 0; n < rows.size(); ++n) {
            std::uint32_t row = n;
            for (int bit = 0; bit < 8; ++bit) row = (row & 1) != 0 ? 0xEDB88320U ^ row >> 1 : row >> 1;
            rows[n] = row;
        }
        return rows;
    }();
    std::uint32_t sum = ~0U;
    const auto take = [&](std::uint8_t byte) { sum = table[(sum ^ byte) & 0xFF] ^ sum >> 8; };
    for (const char c : head) take(static_cast<std::uint8_t>(c));
    for (const std::byte byte : data) take(static_cast<std::uint8_t>(byte));
    return ~sum;
}

/// Little-endian, as everything here is.
void put(std::string& bytes, std::uint64_t number, int count) {
    for (int n = 0; n < count; ++n) bytes += static_cast<char>(number >> 8 * n & 0xFF);
}

/// The head of a .npy of version 1, padded so that the data are aligned.
std::string npy_head(std::string_view dtype, std::string_view shape) {
    std::string text = fmt::format("{{'descr': {}, 'fortran_order': False, 'shape': {}, }}", dtype, shape);
    constexpr std::size_t before = 10;
    text.append(63 - (before + text.size()) % 64, ' ').append("\n");
    std::string head = "\x93NUMPY";
    put(head, 1, 1);
    put(head, 0, 1);
    put(head, text.size(), 2);
    return head + text;
}

/// What stands of an entry both before its data and in the directory: needs version 2.0, not compressed, the first day of
/// zip's calendar.
std::string description(std::uint32_t checksum, std::uint32_t size, std::size_t name) {
    std::string bytes;
    put(bytes, 20, 2);
    put(bytes, 0, 2 + 2 + 2);
    put(bytes, 0x21, 2);
    put(bytes, checksum, 4);
    put(bytes, size, 4);
    put(bytes, size, 4);
    put(bytes, name, 2);
    put(bytes, 0, 2);
    return bytes;
}

}  // namespace

void NpzWriter::write(const std::string& bytes) {
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    written_ += bytes.size();
}

void NpzWriter::add(std::string_view name, std::string_view dtype, std::string_view shape, std::span<const std::byte> data) {
    const std::string head = npy_head(dtype, shape);
    const auto size = static_cast<std::uint32_t>(head.size() + data.size());
    entries_.push_back({std::string(name) + ".npy", checksum_of(head, data), size, static_cast<std::uint32_t>(written_)});
    const Entry& entry = entries_.back();
    write("PK\x03\x04" + description(entry.checksum, size, entry.name.size()) + entry.name + head);
    out_.write(reinterpret_cast<const char*>(data.data()), static_cast<std::streamsize>(data.size()));
    written_ += data.size();
}

void NpzWriter::finish() {
    std::string directory;
    for (const Entry& entry : entries_) {
        directory += "PK\x01\x02";
        put(directory, 20, 2);
        directory += description(entry.checksum, entry.size, entry.name.size());
        put(directory, 0, 2 + 2 + 2);
        put(directory, 0, 4);
        put(directory, entry.offset, 4);
        directory += entry.name;
    }
    std::string end = "PK\x05\x06";
    put(end, 0, 4);
    put(end, entries_.size(), 2);
    put(end, entries_.size(), 2);
    put(end, directory.size(), 4);
    put(end, written_, 4);
    put(end, 0, 2);
    write(directory + end);
}

}  // namespace tenback::dataset
