import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const remoteChat = path.resolve(import.meta.dirname, '../remote-chat');

/**
 * The assistant's sanitiser and its hostile payloads as one classic script, which sets `window.chat`. The remote's
 * own Vite builds it, because no package may import a remote. Throws Vite's error.
 */
export function sanitiserBundle(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanitiser-'));
  try {
    const entry = path.join(folder, 'entry.ts');
    const source = (file: string) => JSON.stringify(path.join(remoteChat, 'src', file));
    writeFileSync(
      entry,
      `export { sanitiseReply } from ${source('sanitise.ts')};\nexport { hostilePayloads } from ${source('sanitise.fixture.ts')};\n`,
    );
    writeFileSync(
      path.join(folder, 'vite.config.mjs'),
      `export default ${JSON.stringify({
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { outDir: folder, lib: { entry, name: 'chat', formats: ['iife'], fileName: 'bundle' } },
      })};\n`,
    );
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', path.join(folder, 'vite.config.mjs')],
      { cwd: remoteChat, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return readFileSync(path.join(folder, 'bundle.iife.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
