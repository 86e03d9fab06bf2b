/** Playwright's test for the journeys in Firefox and WebKit: one tab for each set of options, one after the other. */
import { test as base, expect } from '@playwright/test';
import { type EngineName, programsOf } from './programs.ts';
import { startRecorder } from './recorder.ts';
import { type Options, start } from './start.ts';
import { Tab } from './Tab.ts';

interface Worker {
  engineName: EngineName;
  /** How the engine is started. */
  engineOptions: Options;
  /** The engine's tab; undefined where the engine is not installed. */
  openTab: Tab | undefined;
}

export const test = base.extend<{ tab: Tab }, Worker>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engineOptions: [{}, { option: true, scope: 'worker' }],
  openTab: [
    async ({ engineName, engineOptions }, use) => {
      const programs = programsOf(engineName);
      if (programs === undefined) return use(undefined);
      const recorder = await startRecorder(`http://127.0.0.1:${process.env.E2E_PORT}`);
      const engine = await start(engineName, programs, engineOptions);
      await use(new Tab(engine, recorder));
      await engine.stop();
      recorder.unplug();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ openTab, engineName }, use) => {
    test.skip(openTab === undefined, `${engineName} is not installed.`);
    if (openTab === undefined) return;
    await openTab.resize(1280, 900);
    await use(openTab);
    // The next test finds no draft, and none of this one's messages.
    await openTab.open('/robots.txt');
    await openTab.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export { expect };
