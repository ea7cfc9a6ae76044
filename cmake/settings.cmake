# Compiler settings shared by every target, and the one way to add a library.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
find_program(MOLD mold)

add_library(tenback_settings INTERFACE)
# The groups of folders: a folder is included by its own name, whatever its group (`engine/card.hpp`, `base/result.hpp`).
set(TENBACK_GROUPS game players language tables network apps)
list(TRANSFORM TENBACK_GROUPS PREPEND ${PROJECT_SOURCE_DIR}/src/ OUTPUT_VARIABLE TENBACK_INCLUDES)
list(PREPEND TENBACK_INCLUDES ${PROJECT_SOURCE_DIR}/src)
target_include_directories(tenback_settings INTERFACE ${TENBACK_INCLUDES})
target_compile_options(tenback_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion $<$<BOOL:${TENBACK_WERROR}>:-Werror>)
# __FILE__ (GoogleTest's messages have it) does not name the checkout, so that ccache finds in another one what was compiled in this.
target_compile_options(tenback_settings INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps in std::string's operator+ that are not there, and tells of an ABI change in its version 4.6.
  target_compile_options(tenback_settings INTERFACE -Wno-restrict -Wno-psabi)
  # It would join the two words of a CardSet in one vector register, which then waits for words just written to memory.
  target_compile_options(tenback_settings INTERFACE -fno-tree-slp-vectorize)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    # It would call memcpy for a State; in place, with the widest registers there are, a copy costs half as much.
    target_compile_options(tenback_settings INTERFACE -mmove-max=256)
  endif()
endif()
if(TENBACK_MARCH)
  target_compile_options(tenback_settings INTERFACE -march=${TENBACK_MARCH})
endif()
if(TENBACK_SANITIZE)
  target_compile_options(tenback_settings INTERFACE -fsanitize=${TENBACK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(tenback_settings INTERFACE -fsanitize=${TENBACK_SANITIZE})
endif()
# What people run is hardened: addresses that nobody can foresee, tables of the linker that nobody can write, buffers with guards. Other
# builds are linked so too, which costs nothing; their compilers look with sanitizers and assertions instead.
if(NOT TENBACK_WASM AND NOT TENBACK_SANITIZE)
  # A program moves as a whole; a module of Python is a library, which CMake compiles with -fPIC.
  target_link_options(tenback_settings INTERFACE $<$<NOT:$<BOOL:${TENBACK_PYTHON}>>:-pie> -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(tenback_settings INTERFACE $<$<NOT:$<BOOL:${TENBACK_PYTHON}>>:-fPIE> -fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
      target_compile_options(tenback_settings INTERFACE -fcf-protection=full)
    endif()
  endif()
endif()
if(MOLD AND NOT TENBACK_WASM)
  target_link_options(tenback_settings INTERFACE -fuse-ld=mold)
endif()

# Where games are imagined millions of times no standard container is asked whether an index is right; tests and fuzzers ask there. It would
# cost a quarter more instructions (callgrind, play-outs of three games: 1.27), all other hardening 1.006.
set(TENBACK_HOT engine bots solver batch)

# tenback_library(name [WASM FAST|SMALL] [ABOVE libraries…] SOURCES files…): src/<group>/<name>, linking the project's folders above it and
# others; WASM says how it is compiled for the page.
function(tenback_library name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "WASM" "SOURCES;ABOVE;OTHERS")
  add_library(tenback_${name} STATIC ${ARG_SOURCES})
  target_link_libraries(tenback_${name} PUBLIC tenback_settings ${ARG_OTHERS})
  if(TENBACK_WASM)
    target_compile_options(tenback_${name} PRIVATE ${TENBACK_WASM_${ARG_WASM}})
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT name IN_LIST TENBACK_HOT)
    target_compile_definitions(tenback_${name} PRIVATE _GLIBCXX_ASSERTIONS)
  endif()
  set(sees ${name})
  foreach(above ${ARG_ABOVE})
    target_link_libraries(tenback_${name} PUBLIC tenback_${above})
    get_target_property(farther tenback_${above} SEES)
    list(APPEND sees ${farther})
  endforeach()
  list(REMOVE_DUPLICATES sees)
  set_target_properties(tenback_${name} PROPERTIES SEES "${sees}")
  # All folders share one include path, so what a folder includes is checked before it is built.
  set(checked ${CMAKE_CURRENT_BINARY_DIR}/includes.checked)
  add_custom_command(OUTPUT ${checked}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR}/src -DFOLDER=${CMAKE_CURRENT_SOURCE_DIR} "-DSEES=${sees}" -DCHECKED=${checked} -P ${PROJECT_SOURCE_DIR}/cmake/check_includes.cmake
    DEPENDS ${PROJECT_SOURCE_DIR}/cmake/check_includes.cmake DEPFILE ${checked}.d VERBATIM)
  add_custom_target(tenback_${name}_includes DEPENDS ${checked})
  add_dependencies(tenback_${name} tenback_${name}_includes)
endfunction()

# Folders that include CLI11, Boost.JSON or GoogleTest set CMAKE_UNITY_BUILD: those headers cost seconds in every file they reach
# and our own lines next to nothing, so seven files at a time compile together. In engine and bots it would only hinder.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 7)
