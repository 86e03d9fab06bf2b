/** Vite plugin: covers become SVG files, so that a drawing costs neither a page's HTML nor its JavaScript a byte. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const coversId = 'virtual:covers';
const resolvedCoversId = `\0${coversId}`;

/**
 * Provides `virtual:covers`: the address of each drawing by its name. `base` is the public path of this package's
 * files, as both sides of the build have to write the same address; `table` is the module that names the drawings.
 */
export function coversPlugin(base: string, table = 'src/covers/coverByName.ts'): Plugin {
  let file = '';
  let isBuild = false;
  return {
    name: 'covers',
    configResolved({ root, command }) {
      file = resolve(root, table);
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: new RegExp(`^${coversId}$`) },
      handler: () => resolvedCoversId,
    },
    load: {
      filter: { id: new RegExp(`^${resolvedCoversId}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<{ coverByName: Record<string, ComponentType> }>(
          file,
          { configFile: false, logLevel: 'error' },
        );
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const addresses = Object.entries(module.coverByName).map(([name, Drawing]) => {
          const source = drawSvg(Drawing);
          if (!isBuild) return [name, `data:image/svg+xml,${encodeURIComponent(source)}`];
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `assets/${name}-${hash}.svg`;
          if (this.environment.config.consumer === 'client')
            this.emitFile({ type: 'asset', fileName, source });
          return [name, base + fileName];
        });
        const code = `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}

/** A drawing as the text of an SVG file that stands by itself. */
export function drawSvg(Drawing: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Drawing));
  return markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
