import type { GoLiveOptions } from './goLive.ts';

export interface SmokeTrial {
  /** Loads the trial's code and starts its browser, for a time when somebody else is being waited for. */
  prepare: () => void;
  /** Tries the next site; throws a Refusal where there is no browser and none can be installed. */
  trial: NonNullable<GoLiveOptions['trial']>;
}

/** Hands `work` the trial for its next site, and ends the browser after it. */
export async function withSmokeTrial<T>(work: (smoke: SmokeTrial) => Promise<T>): Promise<T> {
  let opened: ReturnType<typeof open> | undefined;
  const ready = () => {
    opened ??= open();
    return opened;
  };
  try {
    return await work({
      // What it throws is heard by the trial.
      prepare: () => void ready().catch(() => {}),
      trial: async (site) => {
        const { smokeTrial, tab } = await ready();
        await smokeTrial(tab, site);
      },
    });
  } finally {
    await opened?.then(
      ({ tab }) => tab.context().browser()?.close(),
      () => {},
    );
  }
}

async function open() {
  const { openTab, smokeTrial } = await import('./smokeTrial.ts');
  return { smokeTrial, tab: await openTab() };
}
