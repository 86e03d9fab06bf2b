import type { TryPages } from '../tryPages.ts';

export interface BrowserTrial {
  /** Starts the browser in the background, so that it is ready when `tryPages` needs it. */
  prepare: () => void;
  /** Also throws an EnvironmentError if there is no browser and none can be installed. */
  tryPages: TryPages;
}

/** Runs `work` with a trial for its next site, and closes the browser afterwards. */
export async function withBrowserTrial<T>(work: (trial: BrowserTrial) => Promise<T>): Promise<T> {
  let opened: ReturnType<typeof open> | undefined;
  const ready = () => {
    opened ??= open();
    return opened;
  };
  try {
    return await work({
      // An error is ignored here because `tryPages` throws it again.
      prepare: () => void ready().catch(() => {}),
      tryPages: async (next) => {
        const { browserTrial, stage } = await ready();
        await browserTrial(stage, next);
      },
    });
  } finally {
    // An error of opening or closing the browser must not hide the result.
    await opened?.then(({ stage }) => stage.close()).catch(() => {});
  }
}

/** Imported only when needed, because Playwright loads slowly. */
async function open() {
  const { openStage } = await import('./stage.ts');
  const { browserTrial } = await import('./browserTrial.ts');
  return { browserTrial, stage: await openStage() };
}
