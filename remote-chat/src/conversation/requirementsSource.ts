import type { TestRequirements } from 'shared/contract';

/** How long a reply waits for the requirements, in milliseconds; after that it has links only. */
export const timeoutMs = 5000;

/** The one dataset that the assistant asks the shell for. */
export type LoadRequirements = (name: 'testRequirements') => Promise<TestRequirements | undefined>;

export type RequirementsSource = () => Promise<TestRequirements | undefined>;

/**
 * A way to ask for the requirements as often as one likes: they are loaded at the first call, and again after a
 * failure. Resolves with undefined when they can't be had in time; never rejects.
 */
export function requirementsSource(loadDataset: LoadRequirements): RequirementsSource {
  let loading: ReturnType<RequirementsSource> | undefined;
  return () => {
    loading ??= loadDataset('testRequirements').then((found) => {
      if (found === undefined) loading = undefined;
      return found;
    });
    return Promise.race([loading, pause(timeoutMs).then(() => undefined)]);
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
