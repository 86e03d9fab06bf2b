/** Finds a Chromium to try pages with, or installs one, and starts it. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { firstLine } from '../../firstLine.ts';
import { EnvironmentError } from '../../userError.ts';

const installed = [
  // Starts in half the time of the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Path of a browser: CHROMIUM_PATH, an installed one, or Playwright's own. Undefined when there is none.
 * Throws an EnvironmentError when CHROMIUM_PATH names no program.
 */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new EnvironmentError(
      `CHROMIUM_PATH is "${named}", which is no program: set it to a Chromium, or leave it out.`,
    );
  }
  return [...installed, chromium.executablePath()].find(isProgram);
}

/**
 * A browser's path. Where there is none it installs one: Playwright's own or, as root on Debian, the system's. Throws an
 * EnvironmentError when none can be installed.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium found; installing one…');
  for (const [program, ...args] of installers) {
    try {
      execFileSync(program, args, { cwd: import.meta.dirname, env: installing, stdio: 'inherit' });
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
    }
    const installedNow = findBrowser();
    if (installedNow !== undefined) return installedNow;
  }
  throw new EnvironmentError(
    'No browser could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const aptInstall = ['apt-get', 'install', '-y', '--no-install-recommends'] as const;
/** Commands that bring a browser, the quickest to start first. */
const installers: readonly (readonly [string, ...string[]])[] = [
  ['npx', 'playwright-core', 'install', 'chromium'],
  ...(isRootOnDebian
    ? ([
        ['apt-get', 'update'],
        [...aptInstall, 'chromium-headless-shell'],
        [...aptInstall, 'chromium'],
      ] as const)
    : []),
];
/** In run level 1 (single user) no installed package starts its service. */
const installing = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };

/** Root can't use the sandbox, and a browser of tests has nothing to fetch for itself. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
];

/** The first Chromium that checks the integrity of modules by the import map. */
const oldestChromium = 127;

/**
 * Starts a browser. Throws an EnvironmentError, which names the browser, when it does not start or is too old, or when
 * there is none and none can be installed.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  // Blocks all other hosts, so that no third party's answer decides about a release.
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const unusable = (reason: string | undefined) =>
    new EnvironmentError(
      `${executablePath} can't be used as the browser (${reason}): install another Chromium or Chrome, or name one in CHROMIUM_PATH.`,
    );
  const browser = await chromium
    .launch({ executablePath, args: [...browserArguments, alone, '--disable-smooth-scrolling'] })
    .catch((error: unknown) => {
      throw unusable(firstLine(error));
    });
  if (Number.parseInt(browser.version(), 10) >= oldestChromium) return browser;
  await browser.close();
  throw unusable(`its version is ${browser.version()}, and ${oldestChromium} is the oldest that will do`);
}
