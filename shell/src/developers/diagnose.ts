/** Finds out why a remote can't be shown, by going through the steps of loading it. */
import type { FederationManifest, PackageFiles } from '@sayapatri/contract/bootstrap';
import { satisfies } from '@sayapatri/contract/release/versions';
import { loadPublicModule } from '../remotes/loadPublicModule.ts';
import { timeoutMs } from '../remotes/withTimeout.ts';

const manifestAddress = '/federation-manifest.json';

/** Fetches past the browser's cache, which may hold a damaged copy. Rejects with a sentence on what is wrong with the answer. */
async function fetched(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(address, { cache: 'reload', signal }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const why = isLate
      ? `is not answered within ${timeoutMs / 1000} s`
      : "can't be requested: there is no connection, or an extension or the policy stops it";
    throw new Error(`${address} ${why}.`);
  });
  if (answer.ok) return answer;
  const why = answer.status < 500 ? 'the file is not on the server' : 'the server has a fault';
  throw new Error(`${address} is answered with status ${answer.status}: ${why}.`);
}

async function checkFile(address: string, integrity: string): Promise<void> {
  const bytes = await (await fetched(address)).arrayBuffer();
  // A package that comes from source has no integrity.
  if (integrity === '') return;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (integrity !== `sha256-${btoa(String.fromCharCode(...hash))}`)
    throw new Error(
      `${address} is not what was released: something between the server and this browser has changed it.`,
    );
}

/**
 * Loads all files of the remote `name`, `located` in this tab's own document or else in the federation manifest. `shared`
 * is the version that this tab's shell provides; undefined in development. Rejects with an Error, a sentence that says what
 * is wrong.
 */
export async function diagnose(
  name: string,
  shared: string | undefined,
  located?: PackageFiles,
): Promise<void> {
  const answer = await fetched(manifestAddress);
  const manifest: FederationManifest = await answer.json().catch(() => {
    throw new Error(`${manifestAddress} is no JSON: compose the site again.`);
  });
  const files = located ?? manifest.packages[name];
  if (files === undefined)
    throw new Error(`The site no longer has ${name}, or this tab is older than it: load the page again.`);
  if (shared !== undefined && files.shared !== undefined && !satisfies(shared, files.shared))
    throw new Error(
      `${name} needs shared ${files.shared} and this tab has ${shared}: load the page again, or release the shell.`,
    );
  const parts = [files.entryFiles, ...Object.values(files.pages), ...Object.values(files.widgets)];
  const needed = Object.assign({ [files.entry]: '' }, ...parts) as Record<string, string>;
  for (const [address, integrity] of Object.entries(needed)) await checkFile(address, integrity);
  await loadPublicModule(name, files.entry).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} fails when its code is started (${reason}).`);
  });
}
