/** Finds a Chromium to try pages with, or installs one, and starts it. */
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { UserError } from '@sayapatri/contract/userError';
import { type Browser, chromium } from 'playwright-core';
import { attempt } from '../../attempt.ts';
import { firstLine } from '../../firstLine.ts';

const installed = [
  // Starts in half the time of the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(file: string): boolean {
  const state = statSync(file, { throwIfNoEntry: false });
  return state?.isFile() === true && (state.mode & 0o111) !== 0;
}

/**
 * Path of a browser: CHROMIUM_PATH, an installed one, or Playwright's own. Undefined when there is none.
 * Throws a UserError when CHROMIUM_PATH names no program.
 */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return [...installed, chromium.executablePath()].find(isProgram);
  if (isProgram(named)) return named;
  throw new UserError(
    `CHROMIUM_PATH is "${named}", which is no program: set it to a Chromium, or leave it out.`,
  );
}

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
/** Commands that bring a browser, Playwright's own or, as root on Debian, the system's. */
const installers = [
  'npx playwright-core install chromium',
  ...(isRootOnDebian ? ['apt-get update && apt-get install -y --no-install-recommends chromium'] : []),
];

/** A browser's path; where there is none, one is installed. Throws a UserError when none can be. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium found; installing one…');
  // In run level 1 (single user) no installed package starts its service.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  for (const installer of installers) {
    attempt(() => execSync(installer, { cwd: import.meta.dirname, env, stdio: 'inherit' }));
    const installedNow = findBrowser();
    if (installedNow !== undefined) return installedNow;
  }
  throw new UserError(
    'No browser could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Root can't use the sandbox, and a browser of tests has nothing to fetch for itself. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
];

/**
 * Starts a browser. Throws a UserError, which names the browser, when it does not start, or when there is none and
 * none can be installed.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  // Blocks all other hosts, so that no third party's answer decides about a release.
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const args = [...browserArguments, alone, '--disable-smooth-scrolling'];
  return chromium.launch({ executablePath, args }).catch((error: unknown) => {
    throw new UserError(
      `${executablePath} can't be used as the browser (${firstLine(error)}): install another Chromium or Chrome, or name one in CHROMIUM_PATH.`,
    );
  });
}
