import type { Plugin } from 'vite';

const pendingShares = /__mfImport\("\.\/pendingShares-[^"]+"\)\.catch\(\(\) => undefined\)/;

/**
 * Takes a request out of the shell's start: the federation plugin's bootstrap imports a file that loads shared packages
 * which are not eager, and the shell's all are. Nothing could preload that file, as no module imports it.
 */
export function withoutPendingSharesPlugin(): Plugin {
  return {
    name: 'sayapatri:without-pending-shares',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (name.includes('pendingShares-')) delete bundle[name];
          if (!name.includes('mf-entry-bootstrap')) continue;
          const code = file.type === 'chunk' ? file.code : String(file.source);
          const shortened = code.replace(pendingShares, 'undefined');
          if (shortened === code) this.error('The bootstrap imports no pendingShares: drop this plugin.');
          if (file.type === 'chunk') file.code = shortened;
          else file.source = shortened;
        }
      },
    },
  };
}
