# Boost for WebAssembly: its headers alone, Boost.JSON compiled by src/apps/wasm/without_exceptions.cpp. Debian's headers stand beside those of glibc,
# which must not be seen here, so the folder is linked to where nothing else is.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
file(CREATE_LINK /usr/include/boost ${PROJECT_BINARY_DIR}/headers/boost SYMBOLIC)
if(NOT TARGET Boost::json)
  add_library(Boost::json INTERFACE IMPORTED GLOBAL)
  target_include_directories(Boost::json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/headers)
  target_compile_definitions(Boost::json INTERFACE BOOST_NO_EXCEPTIONS BOOST_NO_RTTI BOOST_SYSTEM_DISABLE_THREADS
    BOOST_JSON_RYU_OPTIMIZE_SIZE)
endif()
set(Boost_FOUND TRUE)
