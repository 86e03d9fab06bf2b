/** What each live release was built with, and what a next shell has to wait for. */
import type { Release } from '@sayapatri/contract/release';
import { liveReleases } from '../release/liveReleases.ts';
import type { RegistryPlace, ReleasePlace } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';

export interface Matrix {
  packages: Pick<Release, 'name' | 'version' | 'contract' | 'oldestContract' | 'shared' | 'builtWith'>[];
  /** Steps of the shell, each with the remotes that have to be released before it, or together with it. */
  upgrades: { step: string; blockedBy: string[] }[];
}

/** Reads the live releases. Each remote is asked what a shell would need that gives up what it can give up next. */
export async function matrix(place: RegistryPlace & ReleasePlace): Promise<Matrix> {
  const releases = await liveReleases(place, await readRegistry(place));
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter((release) => release !== shell);
  const blocking = (blocks: (remote: Release) => boolean) => remotes.filter(blocks).map(({ name }) => name);
  const upgrades = shell
    ? stepsOf(shell).map(({ step, blocks }) => ({ step, blockedBy: blocking(blocks) }))
    : [];
  const packages = releases.map(({ name, version, contract, oldestContract, shared, builtWith }) => ({
    name,
    version,
    contract,
    ...(oldestContract === undefined ? {} : { oldestContract }),
    shared,
    builtWith,
  }));
  return { packages, upgrades };
}

const majorOf = (version: string) => Number.parseInt(version, 10);

function stepsOf(shell: Release): { step: string; blocks: (remote: Release) => boolean }[] {
  const { contract, oldestContract = contract, shared, builtWith } = shell;
  const newest = Math.max(contract, oldestContract + 1);
  const steps = [
    {
      step: `a shell that no longer supports contract ${newest - 1}`,
      blocks: (remote: Release) => remote.contract < newest,
    },
    {
      step: `shared ${majorOf(shared) + 1}.0.0`,
      blocks: (remote: Release) => majorOf(remote.shared) <= majorOf(shared),
    },
  ];
  const libraries = Object.entries(builtWith).filter(([name]) => name !== '@sayapatri/build');
  return [
    ...steps,
    ...libraries.map(([name, version]) => ({
      step: `${name} ${majorOf(version) + 1}.0.0`,
      blocks: (remote: Release) => majorOf(remote.builtWith[name] ?? version) <= majorOf(version),
    })),
  ];
}
