/**
 * A site for tests that is light to build and yet runs as the real one does: pages that React hydrates in the frame of
 * `smallFrame.jsx`, composed with all that compose adds, such as security policy and integrity. One release of
 * remote-blog has a page for each row of a table.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, transform } from 'esbuild';
import type { FakePackage } from './fakePackage.ts';

/** The special parts of a remote's page. */
export interface PageSource {
  /** Definitions at the top of the module, which the server runs too, e.g. components; TypeScript with JSX. */
  code?: string;
  /** Runs once in the browser when the module is loaded. */
  atLoad?: string;
  /** Runs in an effect of the page; what it returns is run when the page is left. */
  effect?: string;
  /** JSX below the heading; a short text by default. */
  view?: string;
  /** Styles that the page's HTML brings. */
  css?: string;
}

const exportsOf = (name: string) => Object.keys(createRequire(import.meta.url)(name) as object);
const hooks = exportsOf('react').filter((name) => /^(use|Suspense$|Component$|lazy$)/.test(name));

/** The module of a page: React's exports stand in it without imports of its own. */
const moduleOf = (
  heading: string,
  { code = '', atLoad = '', effect = '', view = '<p>Some text.</p>' }: PageSource,
) => `
  import { ${hooks} } from 'react';
  import { createPortal } from 'react-dom';
  ${code}
  if (typeof window === 'object') { ${atLoad} }
  export default function Page() {
    useEffect(() => { ${effect} }, []);
    return <><h1 tabIndex={-1}>${heading}</h1>${view}<p>Go on to <a href="/next">the next page</a>.</p></>;
  }`;

const compiled = async (source: string) =>
  (await transform(source, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' })).code;

const sharedFile = 'browser/shared-12345678.js';
const entry = 'browser/entry-12345678.js';
const icon = 'browser/assets/favicon-12345678.svg';
const assistantFile = 'browser/assistant-12345678.js';
const pageFile = (address: string, code: string) =>
  `browser/page${address.replaceAll('/', '-')}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

/** In the browser React is a file of the shell; the server resolves its names. */
const forBrowser = (code: string) =>
  code.replace(
    /from "react(?:-dom)?(?:\/[\w-]+)?"/g,
    `from "/_/shell/${sharedFile.replace('browser/', '')}"`,
  );

async function reactBundle(): Promise<string> {
  const seen = new Set<string>();
  const lines = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name, at) => {
    const fresh = exportsOf(name).filter((key) => !seen.has(key) && seen.add(key));
    return `import * as m${at} from '${name}'; export const { ${fresh} } = m${at};`;
  });
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** What the shell shares with the server builds of remotes, by the names of its server entries. */
const sharedEntries = ['react', 'react/jsx-runtime', 'react-dom'].map((name) => `shared/${name}`);

/** The files of the shell's server build, with one React for all its entries. */
async function serverBundle(prerender: string): Promise<Record<string, string>> {
  const sources: Record<string, string> = { prerender };
  for (const entry of sharedEntries) {
    const name = entry.replace('shared/', '');
    sources[entry] = `import whole from '${name}'; export const { ${exportsOf(name)} } = whole;`;
  }
  const folder = import.meta.dirname;
  const { outputFiles } = await build({
    entryPoints: Object.keys(sources).map((entry) => ({ in: `entry:${entry}`, out: entry })),
    plugins: [
      {
        name: 'entries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^entry:/ }, (args) => ({ path: args.path.slice(6), namespace: 'entry' }));
          onLoad({ filter: /./, namespace: 'entry' }, (args) => ({
            contents: sources[args.path] ?? '',
            resolveDir: folder,
          }));
        },
      },
    ],
    bundle: true,
    splitting: true,
    write: false,
    outdir: `${folder}/server`,
    format: 'esm',
    platform: 'neutral',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Object.fromEntries(
    outputFiles.map((file) => [path.relative(folder, file.path), file.text] as const),
  );
}

let builtShell: ReturnType<typeof buildShell> | undefined;

async function buildShell() {
  const frame = readFileSync(path.join(import.meta.dirname, 'smallFrame.jsx'), 'utf8');
  const starting = `
    import { hydrateRoot } from 'react-dom/client';
    const site = JSON.parse(document.getElementById('page-bootstrap').textContent);
    const own = location.pathname;
    const pageOf = async (address) => {
      const owner = site.packages.find(({ pages }) => pages.some(({ path }) => path === address));
      if (owner === undefined || owner.name === 'shell') return undefined;
      const preload = address === own && document.querySelector('link[href^="/_/' + owner.name + '/page-"]');
      const manifest = preload || (await (await fetch('/federation-manifest.json')).json());
      const [file] = preload ? [preload.href] : Object.keys(manifest.packages[owner.name].pages[address]);
      return (await import(file)).default;
    };
    const loadAssistant = async () => (await import('/_/remote-chat/assistant-12345678.js')).default;
    const first = await pageOf(own);
    hydrateRoot(
      document.getElementById('root'),
      <Frame site={site} path={own} first={first} load={pageOf} loadAssistant={loadAssistant} />,
      { onRecoverableError: (error) => console.warn('Hydration recovered', error.message) },
    );`;
  const prerender = `
    import { prerender as draw } from 'react-dom/static.edge';
    export const createServerLoader = (load) => load;
    export async function prerender(path, site, load) {
      const owner = site.packages.find(({ pages }) => pages.some((page) => page.path === path));
      const remote = owner && owner.name !== 'shell' ? await load(owner.name) : undefined;
      const css = style + (remote?.css[path] ?? '');
      const { prelude } = await draw(<Frame site={site} path={path} first={remote?.drawn[path]} />);
      let html = '';
      const reader = prelude.getReader(), decoder = new TextDecoder();
      for (let part = await reader.read(); !part.done; part = await reader.read())
        html += decoder.decode(part.value, { stream: true });
      return { html, styles: [{ key: 'css', ids: ['a1'], css }], scripts: ['{let early}'] };
    }`;
  return {
    [sharedFile]: await reactBundle(),
    [entry]: forBrowser(await compiled(frame + starting)),
    [icon]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...(await serverBundle(await compiled(frame + prerender))),
  };
}

/** The shell of a small site, with the pages `/`, `/next` and `/contact`. */
export async function smallShell(): Promise<FakePackage> {
  builtShell ??= buildShell();
  return {
    name: 'shell',
    text: 'small frame',
    pages: [
      { path: '/', nav: [{ area: 'main', label: 'Home', order: 10 }] },
      { path: '/next', nav: [{ area: 'main', label: 'Next', order: 20 }] },
      { path: '/contact' },
    ],
    files: await builtShell,
    release: {
      entry,
      entryFiles: [sharedFile],
      assets: [icon],
      server: Object.fromEntries(['prerender', ...sharedEntries].map((name) => [name, `server/${name}.js`])),
    },
  };
}

/** remote-blog with these pages by their addresses, and these entries of the menu for the first of them. */
export async function smallRemote(
  sources: Record<string, PageSource>,
  menu: readonly string[] = [],
): Promise<FakePackage> {
  const addresses = Object.keys(sources);
  const modules = await Promise.all(
    Object.entries(sources).map(async ([address, source]) => ({
      address,
      css: source.css ?? '',
      code: await compiled(moduleOf(headingOf(address), source)),
    })),
  );
  const imports = addresses.map((_, at) => `import page${at} from './pages/${at}.js';`);
  const drawn = addresses.map((address, at) => `${JSON.stringify(address)}: page${at}`);
  const css = Object.fromEntries(modules.map((module) => [module.address, module.css]));
  const remote = `${imports.join('\n')}
    export default { name: 'remote-blog', modules: {}, drawn: {${drawn}}, css: ${JSON.stringify(css)} };`;
  return {
    name: 'remote-blog',
    text: 'pages',
    pages: [
      ...modules.map(({ address, code }) => ({ path: address, files: [pageFile(address, code)] })),
      ...menu.map((label, at) => ({
        path: `/entry-${at}`,
        nav: [{ area: 'main' as const, label, order: 30 + at }],
      })),
    ],
    files: {
      ...Object.fromEntries(modules.map(({ address, code }) => [pageFile(address, code), forBrowser(code)])),
      ...Object.fromEntries(modules.map(({ code }, at) => [`server/pages/${at}.js`, code])),
      'server/remote.js': remote,
    },
  };
}

/** The heading of a page: the last part of its address, as `smallFrame.jsx` writes it for the shell's pages. */
const headingOf = (address: string) => (address.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** remote-chat with the assistant whose module is `source`; a good one by default. */
export async function smallChat(source = goodAssistant): Promise<FakePackage> {
  const code = await compiled(`import { ${hooks} } from 'react';\n${source}`);
  return {
    name: 'remote-chat',
    text: 'chat',
    pages: [],
    files: {
      [assistantFile]: forBrowser(code),
      'server/remote.js': 'export default { name: "remote-chat", modules: {} };',
    },
    release: {
      widgets: [
        { slot: 'assistant', label: 'Chat with us', fallbackPath: '/contact', files: [assistantFile] },
      ],
    },
  };
}

const goodAssistant = `
  export default function Assistant({ onClose }) {
    const [lines, setLines] = useState(['Welcome! What would you like to know?']);
    const [draft, setDraft] = useState('');
    const field = useRef(null);
    useEffect(() => field.current.focus({ preventScroll: true }), []);
    const send = (event) => {
      event.preventDefault();
      setLines([...lines, draft]);
      setDraft('');
      setTimeout(() => setLines((all) => [...all, 'A counsellor will tell you more.']), 300);
    };
    return (
      <dialog id="panel" open aria-labelledby="panel-title" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <h2 id="panel-title">Assistant</h2>
        <button type="button" aria-label="Close" onClick={onClose}>×</button>
        <div role="log" aria-label="Conversation" tabIndex={0}>{lines.map((line, at) => <p key={at}>{line}</p>)}</div>
        <form onSubmit={send}>
          <input ref={field} type="text" aria-label="Your message" value={draft} onChange={({ target }) => setDraft(target.value)} />
          <button type="submit" aria-label="Send">Send</button>
        </form>
      </dialog>
    );
  }`;
