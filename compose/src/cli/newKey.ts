import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { projectRoot } from '../paths.ts';
import { publicKeyText } from '../releases/owners.ts';
import { command, packageArgument, runFrom } from './command.ts';

/**
 * Makes a key pair that signs releases of the package `name`. The secret half goes to a new file that only its owner can
 * read: `wanted`, or by default one named after the package in the home folder. Returns that file, and the public half as
 * it is written in compose/owners.json. Throws a UserError for a file in the repository, and for one that exists.
 */
export async function newKey(
  name: string,
  wanted = path.join(os.homedir(), '.release-keys', `${name}.pem`),
): Promise<{ file: string; publicKey: string }> {
  const file = path.resolve(wanted);
  if (file.startsWith(projectRoot + path.sep))
    throw new UserError(`${file} is in the repository, which others can read: name a file outside it.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new UserError(`${file} exists already, and a key is never overwritten: name another file.`);
  });
  return { file, publicKey: publicKeyText(publicKey) };
}

export default await runFrom(
  import.meta.filename,
  command(
    'new-key',
    'Makes a key pair that signs releases of the package, and says where each half goes. Only you can read the file of the secret half, which is never overwritten.',
  )
    .addArgument(await packageArgument('<package>'))
    .argument('[file]', 'for the secret half; ~/.release-keys/<package>.pem by default')
    .action(async (name, wantedFile) => {
      const { file, publicKey } = await newKey(name, wantedFile);
      console.log(`Made a key pair for ${name}.
  The secret half is in ${file}: keep it there, or as a secret of your CI, and out of the repository.
  The public half goes into the site's compose/owners.json, in a commit that somebody reviews:
    "${name}": ["${publicKey}"]
  From then on ${name} is released with: RELEASE_KEY_FILE=${file} pnpm release ${name}`);
    }),
);
