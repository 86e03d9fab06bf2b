/** Which modules a build writes into one file. */

/** What would be several small files: each is a request, and a name and a hash in every page. */
export const federationChunk = {
  name: 'federation',
  test: /virtual:mf-external-runtime-core|localSharedImportMap|pendingShares|rolldown\/runtime|@module-federation\/runtime|sayapatri:plain-import|shared\/src\/(contract|remote|facts\/fact)[./]|remote-[a-z-]+\/src\/(paths|content\/facts\/makeFact)\.ts/,
};
/** The wrappers of shared packages are nearly the same text: side by side they compress to half. */
export const sharesChunk = { name: 'shares', test: /__loadShare__/ };
/** Components that several of a remote's pages share: small, and a page has most of them. */
export const componentsChunk = {
  name: 'components',
  test: /remote-[a-z-]+\/src\/(.+\/)?components\//,
  minShareCount: 2,
};

/**
 * A few files, not ten: what changes only with its version stays in the browsers' caches when the shell is released. The
 * sections are small, and each page of the shell has most of them.
 */
export const shellChunks = [
  {
    name: 'libraries',
    test: /rolldown[:/]runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@mui|@emotion|stylis)\//,
  },
  { name: 'core', test: /plain-import|shared\/src\/(?!toasts|carousel|vite)|shell\/src\/content\/paths\.ts/ },
  {
    name: 'sections',
    test: /shell\/src\/(sections\/|content\/officeHours\.ts)/,
    minShareCount: 2,
    // What they share with the frame stays in the entry.
    includeDependenciesRecursively: false,
  },
];
