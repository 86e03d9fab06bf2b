import type { Claim } from '../../schema/entities.ts';

/** What a claim counts, and in which year; nothing if the content does not say. */
export function ClaimScope({ scope, year }: Pick<Claim, 'scope' | 'year'>) {
  const text = [scope, year].filter(Boolean).join(', ');
  return text ? <small>{text}</small> : null;
}
