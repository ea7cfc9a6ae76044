#include "host/local.hpp"
