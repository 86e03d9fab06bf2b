// The editor serves the ready bundle in decap-cms's `dist`, which holds everything that its dependencies would bring once
// more: 566 packages and 312 MB. https://pnpm.io/pnpmfile
export const hooks = {
  readPackage: (manifest) => (manifest.name === 'decap-cms' ? { ...manifest, dependencies: {} } : manifest),
};
