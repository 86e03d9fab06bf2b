/** The sites that one store holds: production, staging, and a preview for each branch that wants one. */
import { UsageError } from '@sayapatri/contract/userError';

export type Environment = 'production' | 'staging' | `preview/${string}`;

export const isPreview = (environment: string): environment is `preview/${string}` =>
  /^preview\/[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/.test(environment);

/** The environment of this name, by default production. Throws a UsageError when no environment may have the name. */
export function environmentNamed(name: string | undefined): Environment {
  if (name === undefined) return 'production';
  if (name === 'production' || name === 'staging' || isPreview(name)) return name;
  throw new UsageError(
    `"${name}" is no environment: say production, staging, or preview/ and a name of at most 40 lower-case letters, digits and dashes.`,
  );
}

/** The environment's folder below the store's root, which is also the prefix of its keys in the store. */
export const folderOf = (environment: Environment) => (environment === 'production' ? '' : environment);
