import type { MakeLiveOptions } from './makeLive.ts';

export interface SmokeTrial {
  /** Loads the trial's code and starts its browser, for a time when somebody else is being waited for. */
  prepare: () => void;
  /** Tries the next site; throws a UserError where there is no browser and none can be installed. */
  trial: NonNullable<MakeLiveOptions['trial']>;
}

/** Hands `work` the trial for its next site, and ends the browser after it. */
export async function withSmokeTrial<T>(work: (smoke: SmokeTrial) => Promise<T>): Promise<T> {
  let opened: ReturnType<typeof open> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const ready = () => {
    opened ??= open();
    return opened;
  };
  const end = () => {
    // A browser that does not open or close is nothing to end for.
    const closed = opened?.then(({ stage }) => stage.close()).catch(() => {});
    opened = undefined;
    ended = Promise.all([ended, closed]);
    return ended;
  };
  try {
    return await work({
      // What it throws is heard by the trial.
      prepare: () => void ready().catch(() => {}),
      trial: async (site) => {
        const { smokeTrial, stage } = await ready();
        await smokeTrial(stage, site);
        // While the site goes live.
        end();
      },
    });
  } finally {
    await end();
  }
}

async function open() {
  const { openStage } = await import('./stage.ts');
  const { smokeTrial } = await import('./smokeTrial.ts');
  return { smokeTrial, stage: await openStage() };
}
