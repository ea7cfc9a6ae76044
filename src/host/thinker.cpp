#include "host/thinker.hpp"
