/**
 * The shell's few files. Libraries and shared packages are files of their own, which stay in browsers' caches when the
 * shell's own code is released.
 */
export const shellChunks = [
  {
    name: 'libraries',
    test: /rolldown[:/]runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|@mui|stylis)\//,
  },
  { name: 'core', test: /shared\/(contract|design|facts|pictures)\/src\/(?!toasts|carousel)/ },
];
