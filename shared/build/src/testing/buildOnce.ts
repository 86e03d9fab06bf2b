import path from 'node:path';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { build, type Plugin, type Rolldown } from 'vite';

/** What Vite makes, with one plugin, of `entry.js` in a folder of these files; nothing is written. */
export async function buildOnce(
  plugin: Plugin,
  files: Readonly<Record<string, string | Uint8Array>>,
  ssr = false,
) {
  const root = await folderWith(files);
  const input = path.join(root, 'entry.js');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, ssr, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  return (result as Rolldown.RolldownOutput).output;
}
