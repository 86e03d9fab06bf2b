/** Names the ten slowest tests of a run: one reporter for Playwright, one for Vitest. */
import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Reporter as VitestReporter } from 'vitest/reporters';

/** Seconds and title of each finished test. */
type Timed = [seconds: number, title: string];

function printSlowest(timed: Timed[]): void {
  const slowest = timed.sort(([a], [b]) => b - a).slice(0, 10);
  if (slowest.length < 10) return;
  console.log('\nThe ten slowest:');
  for (const [seconds, title] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
}

export default class SlowestJourneys implements PlaywrightReporter {
  #timed: Timed[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#timed.push([duration / 1000, test.titlePath().filter(Boolean).join(' › ')]);
  }

  onEnd(): void {
    printSlowest(this.#timed);
  }
}

export const slowestUnitTests: VitestReporter = {
  onTestRunEnd(files) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    printSlowest(
      tests.map((test) => [
        (test.diagnostic()?.duration ?? 0) / 1000,
        `${test.module.relativeModuleId} › ${test.fullName}`,
      ]),
    );
  },
};
