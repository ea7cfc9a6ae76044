# WebAssembly with Debian's clang-19, wasi-libc and libc++-19: no exceptions, no threads.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Copies as one instruction; and the engine's hot path inlined as natively: V8 does not inline, and calls cost half the speed.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -stdlib=libc++ -mbulk-memory -mllvm -inline-threshold=2000")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
