/** Starts Firefox and WebKitGTK. Nothing is shown: Firefox runs headless, WebKitGTK on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'server/testing/freePort';
import type { EngineName } from './programs.ts';
import { openHttp, openMarionette, type Send } from './wire.ts';

export interface Options {
  scripts?: boolean;
  dark?: boolean;
  /** Whether Back may show a document as it was left. */
  backForwardCache?: boolean;
  /** Only gives the test a browser and a recorder of its own, which it may cut off or make lie. */
  alone?: string;
}

export interface Engine {
  name: EngineName;
  send: Send;
  stop(): Promise<void>;
}

/** Starts an engine whose programs are at `paths`, as `programsOf` returns them. */
export function start(name: EngineName, paths: readonly string[], options: Options = {}): Promise<Engine> {
  return name === 'Firefox' ? startFirefox(paths, options) : startWebKit(paths, options);
}

async function startFirefox(
  [program = '']: readonly string[],
  { scripts = true, dark = false, backForwardCache = true }: Options,
): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = {
    'marionette.port': 0,
    'javascript.enabled': scripts,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'browser.sessionhistory.max_total_viewers': backForwardCache ? -1 : 0,
    'dom.w3c_touch_events.enabled': 1,
    // Firefox counts loopback as online otherwise, and asks its maker for settings.
    'services.settings.server': 'data:,',
  };
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ];
  const firefox = spawn(program, args, { stdio: 'ignore' });
  const portFile = path.join(profile, 'MarionetteActivePort');
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '', firefox);
  const send = await openMarionette(Number(readFileSync(portFile, 'utf8')));
  return {
    name: 'Firefox',
    send,
    stop: async () => {
      await end(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function startWebKit(
  [program = '', screen = '']: readonly string[],
  { scripts = true, dark = false, backForwardCache = true }: Options,
): Promise<Engine> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(xvfb.stdout, 'data');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      // There is no session bus to tell assistive programs on.
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    driver,
  );
  const args = ['--automation', `--enable-javascript=${scripts}`, `--enable-page-cache=${backForwardCache}`];
  const send = await openHttp(address, { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { args } });
  return {
    name: 'WebKit',
    send,
    stop: async () => {
      await send('deleteSession').catch(() => {});
      await end(driver);
      await end(xvfb);
    },
  };
}

/** Resolves once `isReady`. Rejects when the program ends before, or after half a minute. */
async function until(isReady: () => boolean | Promise<boolean>, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isReady()) return;
    if (program.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end(program);
  throw new Error(`${program.spawnfile} does not start.`);
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const exited = once(program, 'exit');
  program.kill();
  await exited;
}
