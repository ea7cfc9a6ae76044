// What a page knows about the games wherever it runs: cards, piles, options and what may be agreed on. The page's build asks
// for it once (web/tools/generate.mjs), so that pages know it before the module is there.
#pragma once

#include <boost/json/object.hpp>

namespace tenback::device {

/// `facts` of docs/module.schema.json.
boost::json::object facts();

}  // namespace tenback::device
