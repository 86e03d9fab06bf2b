/**
 * A site for tests that is light to build and yet runs as the real one does: pages that React hydrates in the frame of
 * `smallFrame.jsx`, composed with all that compose adds, such as security policy and integrity. Its one package is the
 * shell, which has a page for each row of a table.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { FakePackage } from './fakePackage.ts';

/** The special parts of a page. */
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

/** The heading of a page: the last part of its address, as `smallFrame.jsx` writes it for pages without a module. */
const headingOf = (address: string) => (address.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** The module of a page: React's hooks stand in it without imports of its own. */
const moduleOf = (
  address: string,
  { code = '', atLoad = '', effect = '', view = '<p>Some text.</p>' }: PageSource,
) => `
  import { ${hooks} } from 'react';
  ${code}
  if (typeof window === 'object') { ${atLoad} }
  export default function Page() {
    useEffect(() => { ${effect} }, []);
    return <><h1 tabIndex={-1}>${headingOf(address)}</h1>${view}<p>Go on to <a href="/next">the next page</a>.</p></>;
  }`;

const inBrowser = (addresses: readonly string[]) => `
  import { hydrateRoot } from 'react-dom/client';
  import { Frame } from './smallFrame.jsx';
  const pages = { ${addresses.map((address) => `'${address}': () => import('small:${address}')`)} };
  const load = async (address) => (await pages[address]?.())?.default;
  const loadAssistant = async () => (await import('small:assistant')).default;
  const site = JSON.parse(document.getElementById('page-bootstrap').textContent);
  const path = location.pathname;
  hydrateRoot(
    document.getElementById('root'),
    <Frame site={site} path={path} first={await load(path)} load={load} loadAssistant={loadAssistant} />,
    { onRecoverableError: (error) => console.warn('Hydration recovered', error.message) },
  );`;

const onServer = (sources: Record<string, PageSource>) => `
  import { prerender as draw } from 'react-dom/static.edge';
  import { Frame, style } from './smallFrame.jsx';
  ${Object.keys(sources)
    .map((address, at) => `import page${at} from 'small:${address}';`)
    .join('\n')}
  const pages = { ${Object.keys(sources).map((address, at) => `'${address}': page${at}`)} };
  const css = ${JSON.stringify(Object.fromEntries(Object.entries(sources).map(([address, { css = '' }]) => [address, css])))};
  export const createServerLoader = (load) => load;
  export async function prerender(path, site) {
    const { prelude } = await draw(<Frame site={site} path={path} first={pages[path]} />);
    const html = await new Response(prelude).text();
    return { html, styles: [{ key: 'css', ids: ['a1'], css: style + (css[path] ?? '') }], scripts: ['{let early}'] };
  }`;

/** Bundles the module `entry`, which imports the `modules` as `small:` and their names. Returns the files' texts by their paths. */
async function bundle(
  entry: string,
  modules: Readonly<Record<string, string>>,
  options: BuildOptions,
): Promise<{ texts: Record<string, string>; outputs: Metafile['outputs'] }> {
  const resolveDir = import.meta.dirname;
  const { outputFiles = [], metafile } = await build({
    entryPoints: ['small:entry'],
    plugins: [
      {
        name: 'small',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^small:/ }, (args) => ({ path: args.path.slice(6), namespace: 'small' }));
          onLoad({ filter: /./, namespace: 'small' }, (args) => ({
            contents: args.path === 'entry' ? entry : (modules[args.path] ?? ''),
            loader: 'tsx',
            resolveDir,
          }));
        },
      },
    ],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: resolveDir,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
  const texts = outputFiles.map((file) => [path.relative(resolveDir, file.path), file.text] as const);
  return { texts: Object.fromEntries(texts), outputs: metafile?.outputs ?? {} };
}

/**
 * The shell of a small site: the pages `/`, `/next` and `/contact`, those of the sources by their addresses, a page for each
 * further entry of the menu, and the assistant whose module is given; a good one by default.
 */
export async function smallSite(
  sources: Record<string, PageSource>,
  { menu = [], assistant = goodAssistant }: { menu?: readonly string[]; assistant?: string | undefined } = {},
): Promise<FakePackage> {
  const addresses = Object.keys(sources);
  const modules = Object.fromEntries([
    ...Object.entries(sources).map(([address, source]) => [address, moduleOf(address, source)]),
    ['assistant', `import { ${hooks} } from 'react';\n${assistant}`],
  ]);
  const { texts, outputs } = await bundle(inBrowser(addresses), modules, {
    outdir: 'browser',
    entryNames: '[name]-[hash]',
    splitting: true,
    minify: true,
  });
  const server = await bundle(onServer(sources), modules, {
    outfile: 'server/prerender.js',
    platform: 'neutral',
  });
  /** The file with a module, and those that it imports at once. */
  const filesOf = (name: string): string[] => {
    const found = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === `small:${name}`) ?? '';
    const imported = outputs[found]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [found, ...imported.map((one) => one.path)];
  };
  const [entry, ...entryFiles] = filesOf('entry');
  const entries = ['Home', 'Next', ...menu].map((label, at) => ({
    path: { Home: '/', Next: '/next' }[label] ?? `/entry-${at}`,
    nav: [{ area: 'main' as const, label, order: at }],
    files: [],
  }));
  return {
    name: 'shell',
    text: 'small site',
    pages: [
      ...entries,
      { path: '/contact', files: [] },
      ...addresses.map((address) => ({ path: address, files: filesOf(address) })),
    ],
    files: { ...texts, ...server.texts, [icon]: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    release: {
      entry,
      entryFiles,
      assets: [icon],
      server: { prerender: 'server/prerender.js' },
      widgets: [
        {
          slot: 'assistant',
          label: 'Chat with us',
          fallbackPath: '/contact',
          files: filesOf('assistant'),
        },
      ],
    },
  };
}

const icon = 'browser/assets/favicon-12345678.svg';

/** The module of an assistant with this in its panel; `hooks` stand at the beginning of its component. */
export const assistantOf = (inside: string, hooks = '') => `
  export default function Assistant({ onClose }) {
    ${hooks}
    return <dialog id="panel" open aria-label="Assistant">
      <button type="button" aria-label="Close" onClick={onClose}>×</button>
      ${inside}
    </dialog>;
  }`;

/** The form of an assistant, with what it does when it is sent. */
export const questionForm = (onSubmit: string) =>
  `<form onSubmit={(event) => { event.preventDefault(); ${onSubmit} }}><input aria-label="Your message" /><button aria-label="Send">Send</button></form>`;

const goodAssistant = assistantOf(
  `<div role="log" aria-label="Conversation" tabIndex={0}>{lines}</div>
   ${questionForm(`setTimeout(() => setLines((all) => [...all, 'A counsellor will tell you more.']), 300);`)}`,
  `const [lines, setLines] = useState(['Welcome! What would you like to know?']);
   useEffect(() => document.querySelector('#panel input').focus({ preventScroll: true }), []);`,
);
