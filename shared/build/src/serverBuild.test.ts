// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { withoutStreams } from './serverBuild.ts';

test.each(['through', 'html-tokenize', 'multipipe'])(
  'a server build holds no %s, by which HTML would be streamed: calling it throws',
  async (library) => {
    const entry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? id : undefined), load };
    function load(id: string) {
      return id === 'entry' ? `import stream from '${library}'; export default stream;` : undefined;
    }
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutStreams, entry],
      ssr: { noExternal: true },
      build: { ssr: true, write: false, rollupOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    const [{ code }] = output;
    const { default: stream } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect(stream).toThrow('Streams are left out of this build.');
  },
);
