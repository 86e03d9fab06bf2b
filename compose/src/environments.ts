/** The sites that one store holds. */
export const environments = ['production', 'staging'] as const;

export type Environment = (typeof environments)[number];

/** The environment's folder below the store's root, which is also the prefix of its keys in the store. */
export const folderOf = (environment: Environment) => (environment === 'production' ? '' : environment);
