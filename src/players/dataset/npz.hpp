// Arrays of numpy in one file: a zip archive of .npy, not compressed. A writer of a page; what reads it is numpy.
#pragma once

#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenback::dataset {

class NpzWriter {
  public:
    /// The stream gets everything; whoever owns it looks whether that worked.
    explicit NpzWriter(std::ostream& out) : out_(out) {}

    /// `dtype` and `shape` as numpy writes them: `'<f4'`, `(3, 8)`. @pre less than 4 GiB, in all too
    void add(std::string_view name, std::string_view dtype, std::string_view shape, std::span<const std::byte> data);
    /// The directory at the end; nothing can be added after it.
    void finish();

  private:
    struct Entry {
        std::string name;
        std::uint32_t checksum;
        std::uint32_t size;
        std::uint32_t offset;
    };
    void write(const std::string& bytes);

    std::ostream& out_;
    std::vector<Entry> entries_;
    std::uint64_t written_ = 0;
};

}  // namespace tenback::dataset
