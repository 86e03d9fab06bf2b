/** The site from source beside a form: which page shows an entry, and the development server that draws it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import type { Collection } from './collections.ts';
import { templateName } from './decapConfig.ts';

/** The first pattern that a file matches names its page; `$1` is a part of the file, `{slug}` an entry's name. */
const pages: readonly [file: RegExp, page: string][] = [
  [/posts\/\*\.md$/, '/blogs/{slug}'],
  [/^remote-blog\//, '/blogs'],
  [/guides\/([^/]+)\//, '/study-in-$1'],
  [/plan\/content\/([^/]+)\/facts/, '/plan/$1'],
  [/^remote-destinations\//, '/plan/cost'],
  [/(?:scores|scores\/facts)\.json$/, '/plan/scores'],
  [/sat\.json$/, '/sat'],
  [/^remote-test-prep\//, '/ielts-pte'],
  [/services\/([^/]+)\.json$/, '/services/$1'],
  [/(?:charges|services|serviceTexts|trust)\.json$/, '/services'],
  [/(?:about\.json|staff\/\*\.json)$/, '/about'],
  [/(?:contact|brand)\.json$/, '/contact'],
];

/** The page that shows a collection's entries, by the name of its form's preview; the home page where no other does. */
export const sitePages = (collections: readonly Collection[]): Record<string, string> =>
  Object.fromEntries(
    collections.map((one) => {
      const [pattern, page] = pages.find(([file]) => file.test(one.file)) ?? [];
      const [matched = ''] = pattern?.exec(one.file) ?? [];
      return [templateName(one), pattern && page ? matched.replace(pattern, page) : '/'];
    }),
  );

/** Adds /content/site: the address of the site from source, whose server starts at the first request. */
export function addSitePages(app: FastifyInstance, root: string): void {
  let started: Promise<string> | undefined;
  let server: ChildProcess | undefined;
  app.get('/content/site', async () => {
    started ??= start();
    return { url: await started };
  });
  app.addHook('onClose', async () => {
    if (server?.exitCode !== null || !server.kill()) return;
    await once(server, 'exit');
  });

  async function start(): Promise<string> {
    // The channel closes with the editor, however that ends, and the site ends with it.
    const endWithEditor = 'data:text/javascript,process.once("disconnect",()=>process.exit())';
    const imports = ['--import', 'tsx/esm', '--import', endWithEditor];
    const child = spawn(process.execPath, [...imports, 'compose/src/cli/dev.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    server = child;
    let said = '';
    return new Promise((resolve, reject) => {
      const listen = (text: Buffer) => {
        said += stripVTControlCharacters(text.toString());
        const [, url] = /The site is at (\S+)/.exec(said) ?? [];
        if (url) resolve(url);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('close', () => {
        started = undefined;
        reject(new UserError(`The site can’t be shown beside the form. ${said.trim()}`));
      });
    });
  }
}
