# WebAssembly with Debian's clang-19, wasi-libc and libc++-19: no exceptions, no threads.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Copies as one instruction.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -stdlib=libc++ -mbulk-memory")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# Boost and fmt as headers alone.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/wasm)
# What plays is inlined as natively: V8 does not inline, and calls cost half the speed. All else is small.
set(TENBACK_WASM_FAST -O3 -mllvm -inline-threshold=1500)
set(TENBACK_WASM_SMALL -Oz)
