/** What is live, and making something else live, by compose's commands. All reject with a UserError where one is refused. */
import { UserError } from '@sayapatri/hosting/userError';
import { composeCommand } from './composeCommand.ts';
import type { MadeLive } from './git.ts';

/** A version by the package's name. */
export type Versions = Record<string, string>;

/** The live version of each package. */
export async function liveVersions(root: string): Promise<Versions> {
  const history = JSON.parse(await command(root, 'releases', ['--json'])) as Record<
    string,
    { version: string; state: string }[]
  >;
  return Object.fromEntries(
    Object.entries(history).flatMap(([name, entries]) => {
      const live = entries.find(({ state }) => state === 'live');
      return live ? [[name, live.version]] : [];
    }),
  );
}

/** Makes a preview's releases of these packages live, and resolves with their versions. */
export async function promote(
  root: string,
  packages: readonly string[],
  environment: string,
): Promise<Versions> {
  const stdout = await command(root, 'promote', [...packages, '--from', environment, '--json']);
  const { releases } = JSON.parse(stdout) as { releases: MadeLive[] };
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

/** Makes live what these releases replaced, all of it or nothing. `live` is what was live when it began. */
export async function rollBack(
  root: string,
  released: readonly MadeLive[],
  live: Versions,
): Promise<Versions> {
  const other = released.find(
    ({ name, version, inPlaceOf }) => ![version, inPlaceOf].includes(live[name] ?? null),
  );
  if (other) throw new UserError(`${other.name} has been released otherwise since: ask whoever did.`);
  const done: MadeLive[] = [];
  try {
    for (const one of released) {
      await command(root, 'rollback', [one.name, String(one.inPlaceOf)]);
      done.push(one);
    }
  } catch (error) {
    for (const { name, version } of done) await command(root, 'rollback', [name, version]);
    throw error;
  }
  return Object.fromEntries(released.map(({ name, inPlaceOf }) => [name, String(inPlaceOf)]));
}

async function command(root: string, name: string, args: string[]): Promise<string> {
  const { code, stdout, refusal } = await composeCommand(root, name, args);
  if (code !== 0) throw new UserError(refusal);
  return stdout;
}
