#include "store/sqlite.hpp"
