# fmt for WebAssembly: its headers alone (see FindBoost.cmake), without locales and floating point, which nobody formats here.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
file(CREATE_LINK /usr/include/fmt ${PROJECT_BINARY_DIR}/headers/fmt SYMBOLIC)
if(NOT TARGET fmt::fmt)
  add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
  target_include_directories(fmt::fmt SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/headers)
  target_compile_definitions(fmt::fmt INTERFACE
    FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',' FMT_USE_FLOAT=0 FMT_USE_DOUBLE=0 FMT_USE_LONG_DOUBLE=0)
endif()
set(fmt_FOUND TRUE)
