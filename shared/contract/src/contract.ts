/**
 * The contract between the shell and its remotes: the only types and values of each other that they may use.
 * It is plain data and plain functions, so that it is bundled into each side and never shared at run time.
 */
export type * from './countryFacts.ts';
export type * from './dataset.ts';
export * from './enquiry.ts';
export type * from './page.ts';
export * from './pagePaths.ts';
export * from './remote/defineRemote.ts';
export * from './remote/loadPage.ts';
export * from './remote.ts';
export type * from './widget.ts';
