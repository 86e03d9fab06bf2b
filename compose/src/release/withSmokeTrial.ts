import type { GoLiveOptions } from './goLive.ts';

/**
 * Hands `work` the trial for its next site, and ends the browser after it. Code and browser are loaded at once, beside
 * the build, which takes longer. The trial throws a Refusal where there is no browser and none can be installed.
 */
export async function withSmokeTrial<T>(
  work: (trial: NonNullable<GoLiveOptions['trial']>) => Promise<T>,
): Promise<T> {
  const smoke = import('./smokeTrial.ts');
  const opened = smoke.then(({ openTab }) => openTab());
  // Heard where the trial waits for it.
  opened.catch(() => {});
  try {
    return await work(async (site) => (await smoke).smokeTrial(await opened, site));
  } finally {
    await opened.then(
      (tab) => tab.context().browser()?.close(),
      () => {},
    );
  }
}
