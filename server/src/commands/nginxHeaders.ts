/** `pnpm --filter server nginx-headers`: writes the security headers into nginx.conf. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withNginxHeaders } from '../http/nginxHeaders.ts';

const file = new URL('../../nginx.conf', import.meta.url);
writeFileSync(file, withNginxHeaders(readFileSync(file, 'utf8')));
