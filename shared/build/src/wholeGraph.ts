import type { Plugin } from 'vite';

const sentinel = '\0sayapatri:whole-graph';
/** Wrappers of shared packages wait for the federation plugin; waiting for them would be a deadlock. */
const isWrapper = (id: string) => id.includes('__loadShare__') || id.includes('virtual:mf');

/**
 * Keeps one module unread until all other modules of the remote are read. The federation plugin (1.23.0) considers the
 * module graph complete when no module has been open for 10 ms; on a busy machine that is too early, shared exports of
 * later modules are left out, and the build fails with MISSING_EXPORT. Remove this when the plugin waits for the real
 * end of the graph.
 */
export function wholeGraphPlugin(publicModule: string): Plugin {
  let holds = () => {};
  let held: Promise<void> | undefined;
  return {
    name: 'sayapatri:whole-graph',
    apply: 'build',
    buildStart() {
      held = new Promise((resolve) => {
        holds = resolve;
      });
    },
    resolveId: { filter: { id: /^\0sayapatri:whole-graph$/ }, handler: (id) => id },
    async transform(code, id) {
      if (!id.endsWith(`/${publicModule}`)) return;
      // It must be open before the public module is parsed: the 10 ms may pass before any import of it is read.
      this.load({ id: sentinel }).catch(() => {});
      await held;
      return { code: `import '${sentinel}';\n${code}`, map: null };
    },
    load: {
      filter: { id: /^\0sayapatri:whole-graph$/ },
      async handler() {
        holds();
        const seen = new Set([sentinel]);
        const read = async (id: string): Promise<void> => {
          if (seen.has(id) || isWrapper(id)) return;
          seen.add(id);
          const { importedIds, dynamicallyImportedIds } = await this.load({ id, resolveDependencies: true });
          await Promise.all([...importedIds, ...dynamicallyImportedIds].map(read));
        };
        const entry = await this.resolve(`./${publicModule}`, `${this.environment.config.root}/index.html`);
        if (entry) await read(entry.id);
        return 'export {};';
      },
    },
  };
}
