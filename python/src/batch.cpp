// Batches: the arrays of src/players/batch as arrays of numpy, without copies.
#include "batch/batch.hpp"

#include <atomic>
#include <map>
#include <variant>

#include "bots/registry.hpp"
#include "convert.hpp"
#include "engine/action.hpp"

namespace tenback::python {
namespace {

constexpr std::int64_t most_games = 1 << 22;
constexpr int most_threads = 256;
static_assert(sizeof(Voice) == 10 && sizeof(Talk) == 55, "the dtype of talk below says so");

/// What lives as long as any array that shows it.
struct Core {
    batch::Batch batch;
    std::vector<batch::ActionCode> actions;  // shown to the program, which may write there at any time
    std::vector<batch::ActionCode> chosen;   // those that are checked and taken
    std::atomic<bool> busy = false;

    explicit Core(const batch::BatchSettings& settings) : batch(settings), actions(settings.games), chosen(settings.games) {}
};

/// One caller at a time, though the interpreter is free while a batch works; nor may what is asked for actions step the
/// batch itself.
class Working {
  public:
    explicit Working(Core& core) : core_(core) {
        if (core.busy.exchange(true)) throw std::runtime_error("another thread or call works with this batch");
    }
    Working(const Working&) = delete;
    Working& operator=(const Working&) = delete;
    ~Working() { core_.busy = false; }

  private:
    Core& core_;
};

py::array shown(const std::shared_ptr<Core>& core, const py::dtype& type, const std::vector<py::ssize_t>& shape,
                const std::vector<py::ssize_t>& strides, const void* data, bool writable = false) {
    const py::capsule keeper(new std::shared_ptr<Core>(core),
                             [](void* p) { delete static_cast<std::shared_ptr<Core>*>(p); });
    py::array array(type, shape, strides, data, keeper);
    if (!writable) py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return array;
}

template <class T>
py::array rows(const std::shared_ptr<Core>& core, const std::vector<T>& data, std::size_t width) {
    const auto games = static_cast<py::ssize_t>(core->batch.settings().games);
    const auto columns = static_cast<py::ssize_t>(width);
    constexpr auto size = static_cast<py::ssize_t>(sizeof(T));
    if (columns == 0) return shown(core, py::dtype::of<T>(), {games}, {size}, data.data());
    return shown(core, py::dtype::of<T>(), {games, columns}, {columns * size, size}, data.data());
}

py::array flags(const std::shared_ptr<Core>& core, const std::vector<std::uint8_t>& data, std::size_t width) {
    return rows(core, data, width).attr("view")("bool").cast<py::array>();
}

py::array talks(const std::shared_ptr<Core>& core) {
    py::list fields;
    fields.append(py::make_tuple("marks", "u1", 4));
    fields.append(py::make_tuple("hints", "u1", py::make_tuple(2, 2)));
    fields.append(py::make_tuple("hint_count", "u1"));
    fields.append(py::make_tuple("colours", "u1"));
    const py::dtype voice = py::dtype::from_args(fields);
    const auto& talks = core->batch.talks();
    return shown(core, voice, {static_cast<py::ssize_t>(talks.size()), core->batch.settings().common.rules.players},
                 {sizeof(Talk), sizeof(Voice)}, talks.data());
}

/// The arrays are made once; none of them holds the batch of Python, so nothing goes in circles.
struct Stepped {
    std::shared_ptr<Core> core;
    py::array observations, masks, seats, rewards, done, left, deals, actions;
    py::object talk = py::none(), mask_bytes = py::none(), features = py::none();

    explicit Stepped(const batch::BatchSettings& settings)
        : core([&] {
              const py::gil_scoped_release free;
              return std::make_shared<Core>(settings);
          }()) {
        const batch::Batch& batch = core->batch;
        observations = rows(core, batch.observations(), 0);
        const auto games = static_cast<py::ssize_t>(settings.games);
        constexpr auto words = static_cast<py::ssize_t>(std::tuple_size_v<batch::Mask>);
        masks = shown(core, py::dtype::of<std::uint64_t>(), {games, words}, {sizeof(batch::Mask), 8}, batch.masks().data());
        seats = rows(core, batch.seats(), 0);
        rewards = rows(core, batch.rewards(), settings.common.rules.players);
        done = flags(core, batch.done(), 0);
        left = rows(core, batch.left(), 0);
        deals = rows(core, batch.deals(), 0);
        actions = shown(core, py::dtype::of<batch::ActionCode>(), {games}, {sizeof(batch::ActionCode)}, core->actions.data(),
                        true);
        if (settings.common.talk) talk = talks(core);
        if (settings.bytes) mask_bytes = flags(core, batch.mask_bytes(), batch.byte_actions());
        if (settings.features) features = rows(core, batch.features(), batch.feature_list().size());
    }
};

[[noreturn]] void refuse_in(const batch::Batch& batch, const batch::Refused& refused) {
    const batch::Slot& slot = batch.slot(refused.game);
    const Rules& rules = batch.settings().common.rules;
    const std::string where = "game " + std::to_string(refused.game) + ": ";
    const auto action = batch::decode(refused.code);
    if (!action) throw py::value_error(where + "no action has the number " + std::to_string(refused.code));
    if (slot.speaking() || std::holds_alternative<Say>(*action))
        throw py::value_error(where + "action " + std::to_string(refused.code) + " cannot be taken " +
                              (slot.speaking() ? "in a round of talk" : "outside of a round of talk"));
    const Turn& turn = slot.state().turn;
    const auto refusal = why_not(rules, slot.state(), slot.talk(), turn.seat, *action);
    try {
        refuse(rules, turn, turn.seat, *action, refusal.value_or(Refusal::game_over));
    } catch (py::error_already_set& error) {
        error.value().attr("args") = py::make_tuple(where + py::str(error.value()).cast<std::string>());
        throw;
    }
}

/// Copied first: what is checked is what is taken, whoever writes to the array meanwhile.
void choose(Core& core, const py::object& wanted) {
    if (wanted.is_none()) {
        core.chosen = core.actions;
        return;
    }
    const auto given = py::array::ensure(wanted);
    if (!given) throw py::type_error("actions are an array or a list of whole numbers");
    const char kind = given.dtype().kind();
    if (kind != 'i' && kind != 'u') throw py::type_error("actions are whole numbers");
    if (given.ndim() != 1 || given.shape(0) != static_cast<py::ssize_t>(core.chosen.size()))
        throw py::value_error("there must be one action for each of the " + std::to_string(core.chosen.size()) + " games");
    if (kind == 'u' && given.itemsize() == 8) throw py::type_error("actions are signed numbers, or of 32 bits at most");
    if (py::isinstance<py::array_t<batch::ActionCode>>(given)) {
        const auto view = py::reinterpret_borrow<py::array_t<batch::ActionCode>>(given).unchecked<1>();
        for (py::ssize_t n = 0; n < view.shape(0); ++n) core.chosen[static_cast<std::size_t>(n)] = view(n);
        return;
    }
    const auto cast = py::array_t<std::int64_t, py::array::forcecast>::ensure(given);
    if (!cast) throw py::error_already_set();
    const auto view = cast.unchecked<1>();
    for (py::ssize_t n = 0; n < view.shape(0); ++n) {
        const std::int64_t code = view(n);
        core.chosen[static_cast<std::size_t>(n)] =
            code < -1 || code >= batch::all_actions ? batch::all_actions : static_cast<batch::ActionCode>(code);
    }
}

py::tuple step(Stepped& stepped, const py::object& actions) {
    Core& core = *stepped.core;
    const Working working(core);
    choose(core, actions);
    std::optional<batch::Refused> refused;
    {
        const py::gil_scoped_release free;
        refused = core.batch.step(core.chosen);
    }
    if (refused) refuse_in(core.batch, *refused);
    return py::make_tuple(stepped.rewards, stepped.done);
}

py::array sample(Stepped& stepped) {
    Core& core = *stepped.core;
    const Working working(core);
    const py::gil_scoped_release free;
    core.batch.sample(core.actions);
    return stepped.actions;
}

void reset(Stepped& stepped, std::optional<std::int64_t> seed) {
    Core& core = *stepped.core;
    const Working working(core);
    const std::uint64_t wanted = seed ? seed_in(*seed) : core.batch.settings().seed;
    const py::gil_scoped_release free;
    core.batch.reset(wanted);
}

const batch::Slot& slot_at(const Stepped& stepped, std::int64_t game) {
    const batch::Batch& batch = stepped.core->batch;
    if (game < 0 || game >= static_cast<std::int64_t>(batch.settings().games))
        throw py::index_error("there is no game " + std::to_string(game));
    return batch.slot(static_cast<std::size_t>(game));
}

using BotNames = std::map<int, std::variant<std::string, std::pair<std::string, std::int64_t>>>;

batch::BotSeat bot_seat(const Rules& rules, const std::string& name, std::optional<std::int64_t> roll_outs) {
    const bots::BotEntry* entry = bots::find_bot(name);
    if (entry == nullptr) throw py::value_error("there is no bot '" + name + "'");
    if (roll_outs && (*roll_outs < 0 || *roll_outs > 1'000'000'000)) throw py::value_error("roll_outs is from 0 to 10**9");
    std::shared_ptr<const bots::Bot> bot = entry->make();
    const bots::Effort effort = roll_outs ? bots::Effort{static_cast<std::uint32_t>(*roll_outs)} : bot->usual_effort(rules);
    return {std::move(bot), effort};
}

void seat_bots(batch::SlotSettings& settings, const BotNames& names) {
    for (const auto& [number, bot] : names) {
        const Seat seat = seat_in(settings.rules, number);
        const auto* name = std::get_if<std::string>(&bot);
        const auto* named = std::get_if<std::pair<std::string, std::int64_t>>(&bot);
        settings.bots[seat.index()] =
            name != nullptr ? bot_seat(settings.rules, *name, {}) : bot_seat(settings.rules, named->first, named->second);
    }
    if (names.size() >= settings.rules.players) throw py::value_error("bots at every seat leave nobody to ask");
}

batch::Reward reward_in(const Rules& rules, const std::string& name) {
    if (name == "win") return batch::Reward::win;
    if (name != "cards") throw py::value_error("'" + name + "' is no reward (win or cards)");
    if (!rules.cooperative()) throw py::value_error("against an opponent only 'win' is a reward");
    return batch::Reward::cards;
}

Rules rules_of(const std::variant<Rules, std::string>& game, std::optional<int> players, std::optional<bool> fire,
               std::optional<int> minimum, std::optional<int> hand, std::optional<bool> pro) {
    if (const auto* name = std::get_if<std::string>(&game)) return rules_in(*name, players, fire, minimum, hand, pro);
    if (players || fire || minimum || hand || pro) throw py::value_error("rules say already what is played");
    return std::get<Rules>(game);
}

std::unique_ptr<Stepped> made(const std::variant<Rules, std::string>& game, std::int64_t n, std::optional<int> players,
                              std::int64_t seed, std::optional<int> first, const std::string& reward, bool redeal, bool talk,
                              bool features, bool bytes, const BotNames& bots, int threads, std::optional<bool> fire,
                              std::optional<int> minimum, std::optional<int> hand, std::optional<bool> pro) {
    const Rules rules = rules_of(game, players, fire, minimum, hand, pro);
    if (n < 1 || n > most_games) throw py::value_error("a batch has 1 to " + std::to_string(most_games) + " games");
    if (threads < 1 || threads > most_threads) throw py::value_error("threads is from 1 to " + std::to_string(most_threads));
    batch::BatchSettings settings{.common = {.rules = rules, .talk = talk}, .games = static_cast<std::size_t>(n)};
    settings.common.first = first ? std::optional(seat_in(rules, *first)) : std::nullopt;
    seat_bots(settings.common, bots);
    settings.seed = seed_in(seed);
    settings.reward = reward_in(rules, reward);
    settings.redeal = redeal;
    settings.features = features;
    settings.bytes = bytes;
    settings.threads = static_cast<unsigned>(threads);
    return std::make_unique<Stepped>(settings);
}

}  // namespace

void define_batch(py::module_& module) {
    PYBIND11_NUMPY_DTYPE(batch::Observation, hand, laid, tops, counts, draw, you, seat, played, required, given, due,
                         burning, speaking, turn);
    py::class_<Stepped>(module, "Batch", R"(Many games of one variant, stepped at once on arrays that are never copied.

Every array shows the games as they are after the last step; keep a copy of what must outlive the next one.

>>> batch = tenback.Batch("classic", 1000, players=2, seed=1)
>>> for _ in range(100):
...     rewards, done = batch.step(batch.sample())
>>> batch.masks.shape, batch.observations["hand"].shape, rewards.shape
((1000, 9), (1000, 2), (1000, 2))
>>> tenback.Batch("classic", 2, players=2).step([512, 512])
Traceback (most recent call last):
tenback._errors.Refused: game 0: at least 2 cards must be laid in this turn, 0 so far (TG-4)
)")
        .def(py::init(&made), py::arg("game"), py::arg("n"), py::arg("players") = py::none(), py::kw_only(),
             py::arg("seed") = 0, py::arg("first") = 1, py::arg("reward") = "win", py::arg("redeal") = true,
             py::arg("talk") = false, py::arg("features") = false, py::arg("bytes") = false, py::arg("bots") = BotNames(),
             py::arg("threads") = 1, py::arg("fire") = py::none(), py::arg("minimum") = py::none(),
             py::arg("hand") = py::none(), py::arg("pro") = py::none(),
             "first=None lets lots decide who begins; bots={2: 'greedy', 3: ('expert', 500)} fills seats.")
        .def("step", &step, py::arg("actions") = py::none(),
             "One action in each game (without any: those of `actions`); all of them or, if one is refused, none. Gives "
             "rewards and done.")
        .def("sample", &sample,
             "Writes an allowed action for each game to `actions`, each equally likely; -1 where it is over.")
        .def("reset", &reset, py::arg("seed") = py::none(), "Deals anew in every game.")
        .def(
            "state",
            [](const Stepped& s, std::int64_t game) {
                const Working working(*s.core);
                const batch::Slot& slot = slot_at(s, game);
                return Truth{s.core->batch.settings().common.rules, slot.world(), slot.talk()};
            },
            py::arg("game"), "The truth about a game.")
        .def(
            "view",
            [](const Stepped& s, std::int64_t game) {
                const Working working(*s.core);
                const batch::Slot& slot = slot_at(s, game);
                const Rules& rules = s.core->batch.settings().common.rules;
                return Knowing{rules, view_of(rules, slot.state(), slot.talk(), slot.asked()), {}};
            },
            py::arg("game"), "What the seat that is asked knows of a game.")
        .def("__len__", [](const Stepped& s) { return s.core->batch.settings().games; })
        .def_property_readonly("rules", [](const Stepped& s) { return s.core->batch.settings().common.rules; })
        .def_readonly("observations", &Stepped::observations, "What the asked seat may know, packed: an array with fields.")
        .def_readonly("masks", &Stepped::masks, "Bit n of a row of nine words: action n is allowed.")
        .def_readonly("mask_bytes", &Stepped::mask_bytes, "The same as booleans; None without bytes=True.")
        .def_readonly("features", &Stepped::features,
                      "Rows of numbers (Rules.features says which); None without features=True.")
        .def_readonly("talk", &Stepped::talk, "What each seat has said; None without talk=True.")
        .def_readonly("seats", &Stepped::seats, "The seat that is asked, from 1.")
        .def_readonly("rewards", &Stepped::rewards, "What the last step brought to each seat.")
        .def_readonly("done", &Stepped::done, "The last step ended a game here.")
        .def_readonly("left", &Stepped::left, "Cards left at the end of the last game that ended here.")
        .def_readonly("deals", &Stepped::deals, "The seed of the deal that is played. No seat may know it.")
        .def_readonly("actions", &Stepped::actions, "Where sample writes, and you may.");
}

}  // namespace tenback::python
