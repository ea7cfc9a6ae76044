#include "store/store.hpp"
