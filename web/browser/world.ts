// The real server with the built page, and the real browser. Every message over a WebSocket is held against the schema.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

const program = process.env["TENBACK"] ?? "../build/dev/tenback";
const isDrawnBy = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

const patience = Number(process.env["PATIENCE"] ?? 120_000); // milliseconds: what is waited for comes, however busy the machine is

const schema = JSON.parse(readFileSync("../docs/protocol.schema.json", "utf8")) as object;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema, "protocol");
const isFromClient = ajv.compile({ $ref: "protocol#/$defs/client_message" });
const isFromServer = ajv.compile({ $ref: "protocol#/$defs/server_message" });

export class Server {
  private process: ChildProcess | null = null;
  url = "";

  private constructor(
    private readonly folder: string,
    private readonly options: readonly string[],
  ) {}

  static async start(...options: string[]): Promise<Server> {
    if (!existsSync("dist/index.html")) throw new Error("there is no page: npm run build");
    const server = new Server(mkdtempSync(join(tmpdir(), "tenback-page-")), options);
    await server.run("0");
    return server;
  }

  private async run(port: string): Promise<void> {
    const usual = ["serve", ...(this.options.includes("--page") ? [] : ["--page", "dist"]), ...(this.options.includes("--bot-pace") ? [] : ["--bot-pace", "0"]), "--table-burst", "1000", "--message-rate", "0", "--request-rate", "0"];
    const child = spawn(program, [...usual, "--port", port, "--store", join(this.folder, "tables.db"), ...this.options]);
    this.process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let text = "";
      const read = (bytes: Buffer): void => {
        text += bytes.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (found) resolve(found[0]);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("exit", () => reject(new Error(`the server did not start: ${text}`)));
    });
  }

  /** As when the machine loses its power: no goodbye, nothing written that was not. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** At the same address. */
  async restart(): Promise<void> {
    await this.run(new URL(this.url).port);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function startBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: isDrawnBy, args: ["--no-sandbox", ...args] });
}

export interface World {
  readonly server: Server;
  readonly browser: Browser;
  /** Those who came in the test that runs. */
  readonly visitors: Visitor[];
  come(options?: BrowserContextOptions): Promise<Visitor>;
}

/** A server and a browser for all tests of a file. After each test those who came go, and nothing must have gone wrong in their pages. */
export function startWorld(...options: string[]): World {
  const visitors: Visitor[] = [];
  const come = async (how?: BrowserContextOptions): Promise<Visitor> => {
    const visitor = await Visitor.come(world.browser, how);
    visitors.push(visitor);
    return visitor;
  };
  const world = { visitors, come } as World & { server: Server; browser: Browser };
  beforeAll(async () => {
    [world.server, world.browser] = await Promise.all([Server.start(...options), startBrowser()]);
  });
  afterEach(async () => {
    const went = visitors.splice(0);
    for (const { context } of went) await context.close();
    expect(went.flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(async () => {
    await world.browser.close();
    await world.server.stop();
  });
  return world;
}

/** As for somebody who has opened the options of the first screen before: most tests choose there. A page may close them. */
function unfoldOptions(): void {
  try {
    if (localStorage.getItem("tenback.options") === null) localStorage.setItem("tenback.options", "true");
  } catch {
    // a page without an address keeps nothing
  }
}

/** Somebody at a device of their own; what goes wrong in their page is collected. */
export class Visitor {
  readonly faults: string[] = [];
  frames = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async come(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", viewport: { width: 1100, height: 760 }, ...options });
    await context.addInitScript(unfoldOptions);
    const visitor = new Visitor(context, await context.newPage());
    context.setDefaultTimeout(patience);
    visitor.watch(visitor.page);
    return visitor;
  }

  private watch(page: Page): void {
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("console", (message) => {
      // A server that was killed on purpose cannot be reached, and plain http is not trusted: the browser says so by itself.
      const isItsOwn = /WebSocket connection|Cross-Origin-Opener-Policy/.test(message.text());
      if (message.type() === "error" && !isItsOwn) this.faults.push(message.text());
    });
    page.on("websocket", (socket) => {
      const check = (valid: typeof isFromClient, who: string) => (frame: { payload: string | Buffer }) => {
        this.frames += 1;
        const text = frame.payload.toString();
        if (!valid(JSON.parse(text))) this.faults.push(`no message of a ${who}: ${text} ${ajv.errorsText(valid.errors)}`);
      };
      socket.on("framesent", check(isFromClient, "client"));
      socket.on("framereceived", check(isFromServer, "server"));
    });
  }
}
