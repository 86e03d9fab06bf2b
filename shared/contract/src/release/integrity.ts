import { createHash } from 'node:crypto';

/** The subresource-integrity value of a file: `sha256-…`. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
