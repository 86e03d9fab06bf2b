import { contractVersion } from 'shared/contract';
import { type Release, releaseSchema } from 'shared/release';
import * as v from 'valibot';
import { fetchBounded, reasonOf } from './fetchBounded.ts';
import { type Override, OverrideFault } from './override.ts';

const mostBytes = 1_000_000;

/** The release at the override's address. Throws an OverrideFault when it can't be had or doesn't fit this site. */
export async function fetchRelease({ remote, from }: Override): Promise<Release> {
  const url = new URL('release.json', from);
  const { body } = await fetchBounded(url, mostBytes).catch((cause: unknown) => {
    throw new OverrideFault(
      `${url} can't be had (${reasonOf(cause)}): build the remote and serve its dist folder there.`,
      { cause },
    );
  });
  const parsed = v.safeParse(releaseSchema, readJson(body));
  if (!parsed.success) {
    const place = v.getDotPath(parsed.issues[0]) ?? 'JSON';
    throw new OverrideFault(`${url} is not a whole release.json (${place}): build the remote anew.`);
  }
  const release = parsed.output;
  if (release.name !== remote) {
    throw new OverrideFault(
      `${url} is a release of ${release.name}: ask for that name, or serve ${remote} there.`,
    );
  }
  if (release.contract !== contractVersion) {
    throw new OverrideFault(
      `${url} is built for contract ${release.contract}, this site for ${contractVersion}: build the remote anew from a tree that fits.`,
    );
  }
  return release;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
