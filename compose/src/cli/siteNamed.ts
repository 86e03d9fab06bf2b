import { environmentNamed } from '../environments.ts';
import { openSite, type Site } from '../store/openSite.ts';

/** The site of the environment that an option names, by default production. Throws as `environmentNamed` and `openSite` do. */
export const siteNamed = (name: string | undefined): Site => openSite(undefined, environmentNamed(name));
