/** Who may release what: the signers' public keys by package, and the secret key that this machine signs with. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageName, recordOf } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import * as v from 'valibot';
import { attempt } from '../attempt.ts';
import { isInstalled, projectRoot } from '../paths.ts';
import { parseJson } from './parseJson.ts';

/** The public keys of each package's signers. A package without an entry may be released unsigned. */
export type Owners = ReadonlyMap<string, readonly KeyObject[]>;

/** A public key as text: its DER form (SubjectPublicKeyInfo) in base64. */
export const publicKeyText = (key: KeyObject) =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

const publicKey = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const der = Buffer.from(dataset.value, 'base64');
    const key = attempt(() => createPublicKey({ key: der, format: 'der', type: 'spki' }));
    if (key?.asymmetricKeyType === 'ed25519' && publicKeyText(key) === dataset.value) return key;
    addIssue({ message: 'must be a public key that `pnpm new-key` printed' });
    return NEVER;
  }),
);
const ownersSchema = recordOf(
  v.pipe(v.array(publicKey), v.minLength(1, 'must name a key, or the package be left out')),
  packageName,
);

/** The file with the public keys, for messages. A repository of remotes has a copy of the site's. */
export const ownersFile = () =>
  process.env.RELEASE_OWNERS || (isInstalled ? 'owners.json' : 'compose/owners.json');

/**
 * The keys in compose/owners.json, or in the file that RELEASE_OWNERS names; none where RELEASE_OWNERS is `none`. Throws a
 * UserError when the file is missing, can't be read or is malformed.
 */
export function readOwners(): Owners {
  if (ownersFile() === 'none') return new Map();
  const file = path.resolve(projectRoot, ownersFile());
  const hint = 'take it from the repository, or correct RELEASE_OWNERS.';
  const text = readText(file, hint);
  return new Map(Object.entries(parseJson(text, file, { schema: ownersSchema, hint })));
}

/**
 * The secret key in the file that RELEASE_KEY_FILE names; undefined where it names none. Throws a UserError when
 * there is no such key.
 */
export function readSigner(): KeyObject | undefined {
  const file = process.env.RELEASE_KEY_FILE;
  if (!file) return undefined;
  const hint = 'let RELEASE_KEY_FILE name a file that `pnpm new-key` made.';
  const text = readText(file, hint);
  const key = attempt(() => createPrivateKey(text));
  if (key?.asymmetricKeyType === 'ed25519') return key;
  // Leaves out the text, which may be part of a key.
  throw new UserError(`${file} holds no secret Ed25519 key: ${hint}`);
}

function readText(file: string, hint: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} can't be read (${(error as NodeJS.ErrnoException).code}): ${hint}`);
  }
}
