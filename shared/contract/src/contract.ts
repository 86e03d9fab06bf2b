/**
 * The contract between the shell and its remotes: the only types and values of each other that they may use.
 * They are plain data and plain functions, so that they are bundled into each side and never shared at run time.
 */
export type * from './countryFacts.ts';
export type * from './dataset.ts';
export * from './enquiry.ts';
export * from './page.ts';
export { defineRemote } from './remote/defineRemote.ts';
export { allPages, type LoadedPage, loadDefault, loadPage } from './remote/loadPage.ts';
export type { LazyModules, PageCollection, Remote } from './remote.ts';
