# What CMake would have to know of WASI: nothing beyond the toolchain.
