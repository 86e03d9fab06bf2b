/** What each live release was built with, and which remotes each next step of the shell waits for. */
import type { Release } from '@sayapatri/contract/release';
import { liveReleases } from '../site/readLive.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { shortVersion } from '../store/versions.ts';

interface Matrix {
  packages: Pick<Release, 'name' | 'version' | 'contract' | 'oldestContract' | 'shared' | 'builtWith'>[];
  /** Steps of the shell, each with the remotes that have to be released before it, or together with it. */
  upgrades: { step: string; blockedBy: string[] }[];
}

/** Reads the live releases, and finds the remotes that block each next incompatible step of the shell. */
export async function matrix(site: Site): Promise<Matrix> {
  const releases = await liveReleases(site, await readRegistry(site));
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter((release) => release !== shell);
  const upgrades = (shell ? stepsOf(shell) : []).map(({ step, blocks }) => ({
    step,
    blockedBy: remotes.filter(blocks).map(({ name }) => name),
  }));
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
  const libraries = Object.entries(builtWith).filter(([name]) => name !== '@sayapatri/build');
  return [
    {
      step: `a shell that no longer supports contract ${newest - 1}`,
      blocks: (remote: Release) => remote.contract < newest,
    },
    {
      step: `shared ${majorOf(shared) + 1}.0.0`,
      blocks: (remote: Release) => majorOf(remote.shared) <= majorOf(shared),
    },
    ...libraries.map(([name, version]) => ({
      step: `${name} ${majorOf(version) + 1}.0.0`,
      blocks: (remote: Release) => majorOf(remote.builtWith[name] ?? version) <= majorOf(version),
    })),
  ];
}

export function matrixLines({ packages, upgrades }: Matrix): string[] {
  const rows = packages.map(({ name, version, contract, oldestContract = contract, shared, builtWith }) => [
    name,
    shortVersion(version),
    oldestContract === contract ? `${contract}` : `${oldestContract} to ${contract}`,
    shared,
    ...['react', '@mui/material', '@sayapatri/build'].map((library) => builtWith[library] ?? 'not said'),
  ]);
  const heads = ['package', 'version', 'contract', 'shared', 'React', 'MUI', 'kit'];
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const waits = upgrades.map(
    ({ step, blockedBy }) =>
      `${step}: ${blockedBy.length === 0 ? 'nothing waits' : `first, or together, ${blockedBy.join(', ')}`}`,
  );
  return [line(heads), ...rows.map(line), '', ...waits];
}
