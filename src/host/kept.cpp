#include "host/kept.hpp"
