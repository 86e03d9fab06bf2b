/** Signers of packages, for tests. */
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Site } from '../releases/openSite.ts';

export const newSigner = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** The site where these packages have these signers, on a machine that has the key of `signer`. */
export const withSigners = (
  site: Site,
  signers: Readonly<Record<string, readonly KeyObject[]>>,
  signer?: KeyObject,
): Site => ({
  ...site,
  owners: new Map(
    Object.entries(signers).map(([name, keys]) => [name, keys.map((key) => createPublicKey(key))] as const),
  ),
  signer,
});
