import { negotiate } from '@fastify/accept-negotiator';

/** The compressed variants that compose writes beside each file, the preferred one first. */
const variants = ['br', 'gzip'];

/**
 * The variants that an `Accept-Encoding` header takes, as the shortest header that says the same: of all headers that
 * clients make up, four are left. `*` stands for gzip, which every client knows.
 */
export function acceptedVariants(header = ''): string {
  const wanted = header.toLowerCase().replaceAll('*', 'gzip');
  return variants.filter((variant) => negotiate(wanted, [variant]) !== null).join(', ');
}
