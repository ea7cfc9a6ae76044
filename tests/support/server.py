"""`tenback serve` as a process of the tests, on any free port."""
import http.client
import json
import os
import re
import signal
import subprocess
import tempfile

TENBACK = os.environ["TENBACK"]
DATA = tempfile.TemporaryDirectory()  # the tables of servers that are told of no other place


def environment(**more):
    """That of a server: of the variables that set its options only these."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("TENBACK_")}
    return {**own, "XDG_DATA_HOME": DATA.name, "TENBACK_DRAIN_SECONDS": "0", **more}


class Server:
    """Until the end of the block, or until it is stopped or killed."""

    def __init__(self, *options, before=(), **variables):
        """@param before what runs the program, such as a shell with limits"""
        command = [*before, TENBACK, "serve", *(() if "TENBACK_PORT" in variables else ("--port", "0")), *options]
        self.log_file = tempfile.TemporaryFile()  # no pipe: it would have to be read while the server runs
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log_file, env=environment(**variables))
        self.link = self.process.stdout.readline().decode().strip()
        if not self.link:
            self.process.communicate()
            raise AssertionError(self.log_text())
        self.port = int(re.fullmatch(r"https?://[^/]*:(\d+)/", self.link)[1])
        self.socket = f"ws://127.0.0.1:{self.port}/ws"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.returncode is None:
            self.stop()
        self.log_file.close()

    def get(self, path, host="localhost", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", path, headers={"Host": host, **headers})
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        connection.close()
        return answer

    def log_text(self):
        self.log_file.seek(0)
        return self.log_file.read().decode()

    def log(self):
        return [json.loads(line) for line in self.log_text().splitlines()]

    def stop(self, how=signal.SIGTERM):
        """Exit code and the lines of the log."""
        self.process.send_signal(how)
        self.process.communicate()
        return self.process.returncode, self.log()

    def kill(self):
        self.process.kill()
        self.process.communicate()
