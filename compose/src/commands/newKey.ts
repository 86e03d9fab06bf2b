import { generateKeyPairSync } from 'node:crypto';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../paths.ts';
import { publicKeyText } from '../store/owners.ts';
import { UsageError, UserError } from '../userError.ts';

interface NewKey {
  /** The file with the secret half. */
  file: string;
  /** The public half, as it is written in compose/owners.json. */
  publicKey: string;
}

/**
 * Makes a key pair that signs releases of the package `name`. The secret half goes to a new file that only its owner can
 * read: `wanted`, or by default one named after the package in the home folder. Throws a UsageError for a file in the
 * repository, a UserError for one that exists.
 */
export async function newKey(
  name: string,
  wanted = path.join(os.homedir(), '.release-keys', `${name}.pem`),
): Promise<NewKey> {
  const file = path.resolve(wanted);
  const refuse = () => {
    throw new UsageError(`${file} is in the repository, which others can read: name a file outside it.`);
  };
  if (file.startsWith(projectRoot + path.sep)) refuse();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Links on its way may lead back into the repository.
  const folder = await realpath(path.dirname(file));
  if (`${folder}${path.sep}`.startsWith((await realpath(projectRoot)) + path.sep)) refuse();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new UserError(`${file} exists already, and a key is never overwritten: name another file.`);
  });
  return { file, publicKey: publicKeyText(publicKey) };
}
