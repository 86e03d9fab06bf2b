import type { TryPages } from '../release/tryPages.ts';
import type { TrialLimits } from './browserTrial.ts';

export interface BrowserTrial {
  /** Starts the browser in the background, so that it is ready when `tryPages` needs it. */
  prepare: () => void;
  /** Also throws an EnvironmentError if there is no browser and none can be installed. */
  tryPages: TryPages;
}

interface TrialOptions {
  /** The usual ones by default. */
  limits?: TrialLimits | undefined;
  /** Returns the path of the HTML file that shows the visible changes; without it, no pictures are taken. */
  reviewFile?: (() => string) | undefined;
}

/** Runs `work` with a trial for its next site, and closes the browser afterwards. */
export async function withBrowserTrial<T>(
  work: (trial: BrowserTrial) => Promise<T>,
  { limits, reviewFile }: TrialOptions = {},
): Promise<T> {
  let opened: ReturnType<typeof open> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const ready = () => {
    opened ??= open();
    return opened;
  };
  const end = () => {
    // Failing to open or close the browser must not hide the result.
    const closed = opened?.then(({ stage }) => stage.close()).catch(() => {});
    opened = undefined;
    ended = Promise.all([ended, closed]);
    return ended;
  };
  try {
    return await work({
      // An error is ignored here because `tryPages` throws it again.
      prepare: () => void ready().catch(() => {}),
      tryPages: async (next) => {
        const { browserTrial, stage } = await ready();
        await browserTrial(stage, next, limits);
        if (reviewFile !== undefined)
          await (await import('./review.ts')).writeReview(stage, next, reviewFile());
        // Not awaited, so that the browser closes while the site goes live.
        end();
      },
    });
  } finally {
    await end();
  }
}

/** Imported only when needed, because Playwright loads slowly. */
async function open() {
  const { openStage } = await import('./stage.ts');
  const { browserTrial } = await import('./browserTrial.ts');
  return { browserTrial, stage: await openStage() };
}
