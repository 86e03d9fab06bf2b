/** Builds what a team would pick instead: Next.js's static export with MUI, with the texts and pictures of the site's pages. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress } from 'compose/precompress';
import type { Page } from 'playwright';
import { startPlainBrowser } from './serve.ts';

/** A piece of a page's content, for Block.jsx; a button leads to `href`. */
type Block = { kind: string; href?: string };

const blocksOfMain = readFileSync(path.join(import.meta.dirname, 'blocksOfMain.js'), 'utf8');

/**
 * Builds the pages of the site in `current` into `folder`, which may hold assets already. Installs Next.js from the npm
 * registry below `workFolder`, apart from this workspace. Throws when one of npm's commands fails.
 */
export async function buildNextSite(
  current: string,
  workFolder: string,
  folder: string,
  pages: readonly string[],
): Promise<void> {
  cpSync(path.join(import.meta.dirname, 'nextSite'), workFolder, { recursive: true });
  const browser = await startPlainBrowser();
  try {
    const tab = await browser.newPage({ javaScriptEnabled: false });
    const contents = [];
    // Only some of the site's pages are made; other links would fail.
    const isMade = ({ href }: { href: string }) => pages.includes(href);
    const toMadePage = (block: Block) =>
      block.href === undefined || pages.includes(block.href) ? block : { ...block, href: '/contact' };
    for (const page of pages) {
      await tab.goto(pathToFileURL(path.join(current, page, 'index.html')).href);
      contents.push({
        path: page,
        title: await tab.title(),
        blocks: (await tab.evaluate<Block[]>(blocksOfMain)).map(toMadePage),
      });
    }
    const [header, footer] = [await linksOf(tab, 'header'), await linksOf(tab, 'footer')].map((links) =>
      links.filter(isMade),
    );
    writeFileSync(path.join(workFolder, 'site.json'), JSON.stringify({ pages: contents, header, footer }));
  } finally {
    await browser.close();
  }
  for (const page of pages) {
    const file = path.join(workFolder, 'app', page, 'page.jsx');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageModule(page));
  }
  const npm = (...options: string[]) =>
    execFileSync('npm', options, {
      cwd: workFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
  npm('install', '--no-audit', '--no-fund');
  npm('run', 'build');
  cpSync(path.join(workFolder, 'out'), folder, { recursive: true });
  await precompress(folder);
}

const pageModule = (page: string) => `import { Content } from '@/components/Content';

export default function Page() {
  return <Content path="${page}" />;
}
`;

/** The links to the site's own pages in the element `within`, each address once. */
const linksOf = (tab: Page, within: string) =>
  tab.locator(`${within} a[href^="/"]`).evaluateAll((links) => {
    const named = links.map((link): [string, string] => [
      link.getAttribute('href') ?? '/',
      link.textContent.trim(),
    ]);
    return [...new Map(named)].filter(([, text]) => text !== '').map(([href, text]) => ({ href, text }));
  });
