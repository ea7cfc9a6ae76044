"""`tenback serve` as operators meet it: settings from three places, signals, logs, bad input, and nginx in front of it."""
import json
import os
import pathlib
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import unittest

from program import TENBACK

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from server import Server, environment  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Protocol: tenback.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: https://{host}\r\n\r\n"
)


def run(*options, **variables):
    return subprocess.run([TENBACK, "serve", *options], capture_output=True, env=environment(**variables), timeout=60)


class Serve(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return str(self.folder / name)

    def test_signals_stop_it_politely(self):
        for how in (signal.SIGTERM, signal.SIGINT):
            with Server("--page", str(self.folder)) as server:
                self.assertEqual(server.get("/health").status, 200)
                code, log = server.stop(how)
                self.assertEqual(code, 0)
                self.assertEqual([line["event"] for line in log], ["no_page", "listening", "signal", "stopping", "stopped"])
                self.assertEqual(log[1]["port"], server.port)

    def test_programs_25_on_sigterm_ready_is_503_before_the_doors_close(self):
        with Server(TENBACK_DRAIN_SECONDS="3600") as server:
            self.assertEqual(server.get("/ready").status, 200)
            server.process.send_signal(signal.SIGTERM)
            while (answer := server.get("/ready")).status == 200:
                pass
            self.assertEqual((answer.status, answer.text), (503, "stopping\n"))
            self.assertEqual(server.get("/health").status, 200)
            self.assertEqual(server.stop()[0], 0)  # the second time: at once

    def test_programs_6_the_usual_store_and_its_folder_are_private(self):
        data = self.folder / "data"
        (data / "tenback").mkdir(parents=True, mode=0o755)
        with Server(XDG_DATA_HOME=str(data)) as server:
            self.assertEqual(server.get("/ready").status, 200)
            for path in [data / "tenback", *(data / "tenback").iterdir()]:
                self.assertEqual(path.stat().st_mode & 0o077, 0, path)

    def test_the_page_of_a_folder(self):
        self.write("index.html", "<!doctype html>")
        with Server("--page", str(self.folder)) as server:
            self.assertEqual(server.get("/t/23456789ABCDEFGH").text, "<!doctype html>")
            self.write("index.html", "another")
            server.process.send_signal(signal.SIGHUP)
            while server.get("/").text != "another":
                pass

    def test_the_log_has_no_link(self):
        with Server("--log-level", "debug") as server:
            server.get("/t/23456789ABCDEFGH")
            server.get("/api/tables/23456789ABCDEFGH/record")
            self.assertNotIn("ABCDEFGH", json.dumps(server.stop()[1]))

    def test_the_command_line_goes_before_the_environment_and_that_before_the_file(self):
        file = self.write("serve.conf", '# names\nhost = ["file.example", "second.example"]\nlog-level = "debug"\n')
        with Server("--config", file) as server:
            self.assertEqual(server.get("/health", "file.example").status, 200)
            self.assertEqual(server.get("/health", "second.example:80").status, 200)
        with Server(TENBACK_CONFIG=file, TENBACK_HOST="a.example,b.example") as server:
            self.assertEqual(server.get("/health", "file.example").status, 421)
            self.assertEqual(server.get("/health", "b.example").status, 200)
        with Server("--host", "option.example", TENBACK_HOST="a.example") as server:
            self.assertEqual(server.get("/health", "a.example").status, 421)
            self.assertEqual(server.get("/health", "option.example").status, 200)

    def test_other_commands_do_not_mind_the_environment(self):
        result = subprocess.run([TENBACK, "--version"], env=environment(TENBACK_PORT="x"), capture_output=True)
        self.assertEqual(result.returncode, 0)

    def test_bad_settings_are_named(self):
        cases = [
            ((self.write("a", "hots = 1\n"),), {}, "hots"),
            ((self.write("b", "port = 99999\n"),), {}, "port"),
            ((self.write("c", "[serve]\nport = 1\n"),), {}, "serve"),
            ((str(self.folder / "nowhere"),), {}, "nowhere"),
            ((), {"TENBACK_PORT": "http"}, "65535"),
            ((), {"TENBACK_LOG_LEVEL": "loud"}, "warning"),
        ]
        for file, variables, message in cases:
            result = run(*(("--config", *file) if file else ()), **variables)
            self.assertEqual(result.returncode, 2, (message, result))
            self.assertIn(message, result.stderr.decode())
        for options, message in [(("--port", "x"), "65535"), (("--connections", "0"), "connections"), (("hello",), "hello")]:
            result = run(*options)
            self.assertEqual(result.returncode, 2, result)
            self.assertIn(message, result.stderr.decode())

    def test_programs_24_a_host_that_cannot_be_one_is_refused(self):
        for bad in ("bad host!", "https://cards.example", "cards.example/path", "münchen.example", "-x"):
            for result in (run(f"--host={bad}"), run(TENBACK_HOST=bad)):
                self.assertEqual((result.returncode, result.stdout), (2, b""), bad)
                self.assertIn("is no name of a host", result.stderr.decode())
        for good in ("cards.example", "cards.example:8443", "my_pi", "192.0.2.7", "[2001:db8::7]", "a.example,b.example"):
            with Server("--host", good) as server:
                self.assertEqual(server.get("/health", good.split(",")[0]).status, 200)

    def test_what_cannot_be_is_named(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            result = run("--port", port)
            self.assertEqual((result.returncode, result.stdout), (1, b""))
            self.assertIn(f"port {port} of 127.0.0.1 is taken", result.stderr.decode())
            with Server("--port-search", "50", TENBACK_PORT=port) as server:
                self.assertGreater(server.port, int(port))
        for options, message in [
            (("--address", "cards.example"), "no IP address"),
            (("--trust-proxy", "proxy"), "no address or network"),
            (("--certificate", "cert.pem"), "needs its key"),
            (("--certificate", "/nowhere", "--key", "/nowhere"), "/nowhere"),
            (("--metrics", "x"), "no address and port"),
        ]:
            result = run("--port", "0", "--log-level", "off", *options)
            self.assertEqual(result.returncode, 1, result)
            self.assertIn(message, result.stderr.decode())

    def test_few_open_files_are_told(self):
        command = f"ulimit -n 200 && exec '{TENBACK}' serve --port 0"
        with subprocess.Popen(["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
            process.stdout.readline()
            process.terminate()
            first = json.loads(process.communicate()[1].splitlines()[0])
        self.assertEqual((first["event"], first["connections"]), ("few_open_files", 136))


class Hosting(unittest.TestCase):
    def test_the_systemd_unit_is_sound(self):
        if not shutil.which("systemd-analyze"):
            self.skipTest("no systemd here")
        unit = (ROOT / "hosting/tenback.service").read_text().replace("ExecStart=tenback", f"ExecStart={TENBACK}")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "tenback.service"
            file.write_text(unit)
            result = subprocess.run(["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True)
            self.assertNotIn("tenback.service", result.stderr)

    def test_programs_4_the_unit_outlives_a_late_database_and_keeps_its_files_private(self):
        unit = (ROOT / "hosting/tenback.service").read_text().splitlines()
        for line in ("StartLimitIntervalSec=0", "RestartSec=5", "MemoryMax=3G", "UMask=0077", "StateDirectoryMode=0700",
                     "EnvironmentFile=-/etc/tenback/secrets.env"):
            self.assertIn(line, unit)

    def test_the_example_for_nginx_works(self):
        with tempfile.TemporaryDirectory() as folder, Server("--host", "cards.example", "--trust-proxy", "127.0.0.1") as server:
            port = self.start_nginx(pathlib.Path(folder), server.port)
            tls = ssl.create_default_context(cafile=f"{folder}/cert.pem")
            connect = lambda: tls.wrap_socket(socket.create_connection(("127.0.0.1", port)), server_hostname="cards.example")
            host = f"cards.example:{port}"
            with connect() as page:
                page.sendall(f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                answer = page.makefile("rb").read()
                self.assertIn(b" 200 ", answer.splitlines()[0])
                self.assertIn(b"Strict-Transport-Security: max-age=31536000", answer)
            with connect() as client:
                client.sendall(UPGRADE.format(host=host).encode())
                self.assertIn(b" 101 ", client.makefile("rb").readline())
            with connect() as stranger:
                stranger.sendall(UPGRADE.format(host=host).replace(f"Origin: https://{host}", "Origin: https://evil.example").encode())
                self.assertIn(b" 403 ", stranger.makefile("rb").readline())

    def start_nginx(self, folder, server_port):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=cards.example", "-addext", "subjectAltName=DNS:cards.example",
             "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")], check=True, capture_output=True)
        site = (ROOT / "hosting/nginx.conf").read_text()
        for ours, here in [("listen 443", f"listen 127.0.0.1:{port}"), ("127.0.0.1:8080", f"127.0.0.1:{server_port}"),
                           ("/etc/ssl/cards.example/fullchain.pem", f"{folder}/cert.pem"),
                           ("/etc/ssl/cards.example/key.pem", f"{folder}/key.pem")]:
            self.assertEqual(site.count(ours), 1, ours)
            site = site.replace(ours, here)
        temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (folder / "nginx.conf").write_text(f"pid {folder}/pid; events {{}} http {{ {temporary} {site} }}")
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        # In the background only when it listens, so nothing has to be waited for.
        subprocess.run([program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")], check=True)
        self.addCleanup(lambda pid=int((folder / "pid").read_text()): os.kill(pid, signal.SIGTERM))
        return port


if __name__ == "__main__":
    unittest.main()
