/** A release's version is the SHA-256 of its `release.json`, which holds the SHA-256 of each of its files. */
import { createHash } from 'node:crypto';

/** The version of the release with these bytes of `release.json`: 64 hex digits. */
export const versionOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export const isVersion = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** A version as people see it; commands accept it, as they accept every beginning that fits one version. */
export const shortVersion = (version: string) => version.slice(0, 12);
