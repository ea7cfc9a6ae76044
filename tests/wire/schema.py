"""docs/protocol.schema.json as the judge of every message that the tests send or receive, and a list of the kinds they saw."""
import json
import pathlib

import jsonschema

FILE = pathlib.Path(__file__).resolve().parents[2] / "docs/protocol.schema.json"
DEFINITIONS = json.loads(FILE.read_text())["$defs"]
KINDS = {name for name in DEFINITIONS if name.startswith(("do_", "tell_", "event_"))}
BYES = set(DEFINITIONS["tell_bye"]["properties"]["reason"]["enum"])
seen = set()  # of both


def inlined(part):
    """The same without references, which take most of the time; nothing in it refers to itself."""
    if isinstance(part, list):
        return [inlined(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].removeprefix("#/$defs/")
        return {**inlined(DEFINITIONS[name]), "title": name}
    whole = {key: inlined(value) for key, value in part.items()}
    if "oneOf" in whole:  # all branches have constants of their own, so the one that is meant can be found at once
        whole["kinds"] = [(constants(branch), branch) for branch in whole.pop("oneOf")]
    return whole


def constants(branch):
    return {name: branch["properties"][name]["const"] for name in branch["required"] if "const" in branch["properties"][name]}


def check_kind(validator, kinds, instance, schema):
    for fixed, branch in kinds:
        if isinstance(instance, dict) and all(instance.get(name) == value for name, value in fixed.items()):
            seen.add(branch["title"])
            yield from validator.descend(instance, branch)
            return
    yield jsonschema.ValidationError(f"of no known kind: {instance}")


Judge = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"kinds": check_kind})
CLIENT = Judge(inlined(DEFINITIONS["client_message"]))
SERVER = Judge(inlined(DEFINITIONS["server_message"]))


def unique(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError(f"a key twice: {keys}")
    return dict(pairs)


def check(judge, message):
    for error in judge.iter_errors(message):
        raise AssertionError(f"{error.json_path}: {error.message} in {message}")


def read(text):
    """A message of the server; an undocumented field, a key twice or a number that is none fails."""
    message = json.loads(text, object_pairs_hook=unique, parse_constant=lambda name: 1 / 0)
    check(SERVER, message)
    if message["tell"] == "bye":
        seen.add(message["reason"])
    return message


def write(message):
    check(CLIENT, message)
    return json.dumps(message)
