/** Signatures of releases: who made them, beside what is in them (docs/shipping.md#signatures). */
import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import type { Site } from './openSite.ts';
import { ownersFile, publicKeyText } from './owners.ts';

type Signed = Pick<Release, 'name' | 'version'>;

/** The signed text: it names package and version, so that a signature can't be used for another release. */
const statement = ({ name, version }: Signed) => Buffer.from(`release of ${name}: ${version}`);

/** Each key's signature has a file of its own, so that no signer replaces another's. */
const fileOf = (key: KeyObject) =>
  `signatures/${createHash('sha256').update(publicKeyText(key)).digest('hex').slice(0, 16)}.sig`;

interface Signature {
  /** Its path below the release's folder. */
  file: string;
  text: string;
}

/** The signature of one of these keys, each of whose files `read` reads; undefined if none of them has signed. */
async function signatureBy(
  keys: readonly KeyObject[],
  signed: Signed,
  read: (file: string) => Promise<string | undefined>,
): Promise<Signature | undefined> {
  for (const key of keys) {
    const [file, text = ''] = [fileOf(key), await read(fileOf(key))];
    if (verify(null, statement(signed), key, Buffer.from(text, 'base64'))) return { file, text };
  }
  return undefined;
}

/**
 * The signature that a release is to be stored with: the one it has in the store already, or a new one by this machine's
 * key; undefined for a package without signers. Throws a UserError when it has none and this machine can't sign it.
 */
export async function signatureFor(
  { store, owners, signer }: Pick<Site, 'store' | 'owners' | 'signer'>,
  folder: string,
  signed: Signed,
): Promise<Signature | undefined> {
  const keys = owners.get(signed.name);
  if (keys === undefined) return undefined;
  const read = async (file: string) => (await store.read(`${folder}/${file}`))?.content;
  const kept = await signatureBy(keys, signed, read);
  if (kept !== undefined) return kept;
  if (signer === undefined)
    throw new UserError(
      `${signed.name} is released only with the key of a signer whom ${ownersFile()} names: let RELEASE_KEY_FILE name the key's file, or set RELEASE_OWNERS=none on a site of your own.`,
    );
  const own = createPublicKey(signer);
  if (!keys.some((key) => key.equals(own)))
    throw new UserError(
      `RELEASE_KEY_FILE holds a key that ${ownersFile()} does not name for ${signed.name}: name a signer's key, or have the key added.`,
    );
  return { file: fileOf(own), text: `${sign(null, statement(signed), signer).toString('base64')}\n` };
}

/** Why the release in `folder` can't be taken for one of its package's signers; undefined if it can, or needs no signature. */
export async function signatureFault(
  folder: string,
  signed: Signed,
  owners: Site['owners'],
): Promise<string | undefined> {
  const keys = owners.get(signed.name);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  if (keys === undefined || (await signatureBy(keys, signed, read))) return undefined;
  return `no signer whom ${ownersFile()} names has signed it`;
}
