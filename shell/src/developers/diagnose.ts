/** Says in plain words why a remote can't be shown: it goes through all that loading one takes, step by step. */
import type { FederationManifest, Files, PackageFiles } from '@sayapatri/contract/bootstrap';
import { satisfies } from '@sayapatri/contract/release/versions';
import type { ShareScope } from '@sayapatri/contract/takeShared';
import type { Container } from '../remotes/loadPublicModule.ts';
import { timeoutMs } from '../remotes/withTimeout.ts';

export interface Means {
  /** The version of `shared` that this tab's shell provides; undefined in development. */
  shared: string | undefined;
  /** What the shell hands to each remote. */
  shareScope: ShareScope;
  fetchFile?: typeof fetch;
  importModule?: (address: string) => Promise<Partial<Container>>;
}

export interface Diagnosis {
  fits: boolean;
  /** A sentence. */
  says: string;
}

const fault = (says: string): Diagnosis => ({ fits: false, says });
const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Fetches past the browser's cache, which may hold a damaged copy. Returns the answer, or what is wrong with it. */
async function fetched(address: string, fetchFile: typeof fetch): Promise<Response | Diagnosis> {
  try {
    const answer = await fetchFile(address, { cache: 'reload', signal: AbortSignal.timeout(timeoutMs) });
    const why = answer.status < 500 ? 'the file is not on the server' : 'the server has a fault';
    return answer.ok ? answer : fault(`${address} is answered with status ${answer.status}: ${why}.`);
  } catch (error) {
    if (isTimeout(error)) return fault(`${address} is not answered within ${timeoutMs / 1000} s.`);
    return fault(
      `${address} can't be requested: there is no connection, or an extension or the policy stops it.`,
    );
  }
}

const isFault = (answer: Response | Diagnosis): answer is Diagnosis => 'says' in answer;

async function integrityFault(address: string, integrity: string, fetchFile: typeof fetch) {
  const answer = await fetched(address, fetchFile);
  if (isFault(answer)) return answer;
  if (integrity === '') return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  if (integrity === `sha256-${btoa(String.fromCharCode(...bytes))}`) return undefined;
  return fault(
    `${address} is not what was released: something between the server and this browser has changed it.`,
  );
}

async function filesFault(files: Files, fetchFile: typeof fetch): Promise<Diagnosis | undefined> {
  for (const [address, integrity] of Object.entries(files)) {
    const found = await integrityFault(address, integrity, fetchFile);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function manifestOf(fetchFile: typeof fetch): Promise<FederationManifest | Diagnosis> {
  const answer = await fetched('/federation-manifest.json', fetchFile);
  if (isFault(answer)) return answer;
  return answer.json().catch(() => fault('/federation-manifest.json is no JSON: compose the site again.'));
}

async function containerFault(
  name: string,
  entry: string,
  { shareScope, importModule = (address) => import(/* @vite-ignore */ address) }: Means,
): Promise<Diagnosis | undefined> {
  const container = await importModule(entry).catch((error: unknown) =>
    fault(`${name} fails when its code is started (${words(error)}).`),
  );
  if ('says' in container) return container;
  if (!container.init || !container.get)
    return fault(`${entry} is no remote: it has no \`init\` and \`get\`.`);
  try {
    await container.init(shareScope);
  } catch (error) {
    return fault(`${name} does not get what it needs from the shell (${words(error)}).`);
  }
  try {
    const remote = (await container.get('./remote'))().default;
    return typeof remote?.modules === 'object'
      ? undefined
      : fault(`${name} has no default export of defineRemote.`);
  } catch (error) {
    return fault(`${name} gives no public module (${words(error)}).`);
  }
}

/** Loads all that the remote `name` needs, `located` in this tab's own document or else in the federation manifest. */
export async function diagnose(name: string, means: Means, located?: PackageFiles): Promise<Diagnosis> {
  const { shared, fetchFile = fetch } = means;
  const manifest = await manifestOf(fetchFile);
  if ('says' in manifest) return manifest;
  const files = located ?? manifest.packages[name];
  if (files === undefined)
    return fault(`The site no longer has ${name}, or this tab is older than it: load the page again.`);
  if (shared !== undefined && files.shared !== undefined && !satisfies(shared, files.shared))
    return fault(
      `${name} needs shared ${files.shared} and this tab has ${shared}: load the page again, or release the shell.`,
    );
  const needed = [files.entryFiles, ...Object.values(files.pages), ...Object.values(files.widgets)];
  return (
    (await filesFault(
      { [files.entry]: files.entryFiles[files.entry] ?? '', ...Object.assign({}, ...needed) },
      fetchFile,
    )) ??
    (await containerFault(name, files.entry, means)) ?? {
      fits: true,
      says: 'All that it needs arrives and starts.',
    }
  );
}
