import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, ensureBrowser } from 'compose/browser';
import { sitePaths } from 'compose/paths';
import { freePort } from 'server/testing/freePort';
import type { EngineName } from './engines/programs.ts';

// Each worker reads this file: the first process chooses port, folder and browser, the others inherit them.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'enquiries-'));
process.env.CHROMIUM_PATH ??= ensureBrowser();

/** Some tests build or start servers while they wait. */
const patient = { expect: { timeout: 30_000 } };

/** Journeys across the composed production site, as `pnpm build` has left it; then releases, in copies of the workspace. */
export default defineConfig<object, { engineName: EngineName }>({
  projects: [
    // One project, because workers and their browsers are not handed on to another one.
    { name: 'journeys', testMatch: ['**/{journeys,faults}/*.spec.ts'], fullyParallel: true },
    // Two at a time, as each builds.
    { name: 'shipping', testDir: './shipping', workers: 2, timeout: 400_000, ...patient },
    { name: 'Firefox', testDir: './engines', use: { engineName: 'Firefox' } },
    { name: 'WebKit', testDir: './engines', use: { engineName: 'WebKit' } },
    { name: 'thorough', testDir: './thorough', fullyParallel: true, timeout: 240_000, ...patient },
  ],
  // One more than the processors of a small machine: a journey waits for half of its time.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine must not stop a release: what passes the second time is reported as flaky.
  retries: 1,
  // Ten times what most journeys take on a quiet machine with two processors: a hang shows soon.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
    // Each journey visits the site for the first time; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    // Traces cost a sixth of the time: after a failure, run the test again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx/esm ../server/src/server.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      SITE_DIR: sitePaths().current,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: '1000',
    },
    reuseExistingServer: false,
  },
});
