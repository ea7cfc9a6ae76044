// Boost.JSON, compiled once. There are no exceptions and there is no terminal: what would be thrown or printed by Boost or
// libc++ is a mistake of ours and stops the module.
#include <boost/json/src.hpp>
#include <cstdarg>
#include <cstdio>

namespace boost {

void throw_exception(const std::exception& /*thrown*/) { __builtin_trap(); }
void throw_exception(const std::exception& /*thrown*/, const source_location& /*where*/) { __builtin_trap(); }

}  // namespace boost

_LIBCPP_BEGIN_NAMESPACE_STD
// Instead of libc++'s own, which formats its message with a printf.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

// The same for what libc++abi says before it stops, such as of a call of a function that no class has.
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

// The same for Boost, which puts numbers of errors into words with it where there is no text; libc's own is as large as all
// that reads records.
extern "C" int vsnprintf(char* /*text*/, std::size_t /*size*/, const char* /*format*/, std::va_list /*values*/) {
    __builtin_trap();
}
extern "C" int snprintf(char* /*text*/, std::size_t /*size*/, const char* /*format*/, ...) { __builtin_trap(); }
