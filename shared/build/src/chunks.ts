/** Which modules a build writes into one file. */

/** Modules that are written into one file, because each file costs a request, and a name and a hash in every page. */
export const federationChunk = {
  name: 'federation',
  test: /rolldown\/runtime|sayapatri:plain-import|(shared|@sayapatri)\/(contract\/src\/(?!html|plan|release)|facts\/src\/fact\.)|remote-[a-z-]+\/src\/(paths|plan\/money\/amount)\.ts/,
};
/** The modules that stand for shared packages are nearly the same text: together they compress to half the size. */
export const sharesChunk = { name: 'shares', test: /^\0given:/ };
/** Components that several of a remote's pages share: they are small, and a page needs most of them. */
export const componentsChunk = {
  name: 'components',
  test: /remote-[a-z-]+\/src\/(.+\/)?components\//,
  minShareCount: 2,
};

/**
 * The shell's few files. Libraries are a file of their own, which stays in browsers' caches when the shell is released.
 * The sections share one file, because they are small and each page of the shell needs most of them.
 */
export const shellChunks = [
  {
    name: 'libraries',
    test: /rolldown[:/]runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)\//,
  },
  {
    name: 'core',
    test: /plain-import|shared\/(contract|design|facts|pictures)\/src\/(?!toasts|carousel)|shell\/src\/content\/paths\.ts/,
  },
  {
    name: 'sections',
    test: /shell\/src\/(sections\/|content\/officeHours\.ts)/,
    minShareCount: 2,
    // Modules that the sections share with the frame stay in the entry.
    includeDependenciesRecursively: false,
  },
];
