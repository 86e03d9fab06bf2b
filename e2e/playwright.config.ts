import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, ensureBrowser } from 'compose/browser';
import { sitePaths } from 'compose/paths';

const port = Number(process.env.E2E_PORT ?? 4180);
// Playwright reads this file once per worker: the first decides, the others inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'enquiries-'));
process.env.CHROMIUM_PATH ??= ensureBrowser();

/** Journeys across the composed production site, as `pnpm build` has left it; then releases, in copies of the workspace. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys', fullyParallel: true },
    // A release builds and tries pages in a browser of its own: one at a time fills the machine.
    { name: 'shipping', testDir: './shipping', dependencies: ['journeys'], workers: 1, timeout: 300_000 },
  ],
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node --import tsx/esm ../server/src/server.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      SITE_DIR: sitePaths().current,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: '1000',
    },
    reuseExistingServer: false,
  },
});
