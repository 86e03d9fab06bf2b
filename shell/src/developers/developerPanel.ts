/** The developers' panel about the open page's remotes. Loaded only if the address has `?mf` (main.tsx). */
import type { FederationManifest, PageBootstrap } from '@sayapatri/contract/bootstrap';
import { shareScope } from '../remotes/loadPublicModule.ts';
import { diagnose } from './diagnose.ts';
import { filesLine, releaseLine, shareLines } from './panelLines.ts';

const style: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '9999',
  maxHeight: '50vh',
  overflow: 'auto',
  padding: '12px 16px',
  font: '13px/1.5 monospace',
  color: 'CanvasText',
  background: 'Canvas',
  borderTop: '2px solid CanvasText',
  colorScheme: 'light dark',
};

function added(parent: Element, tag: string, text = ''): HTMLElement {
  const element = parent.appendChild(document.createElement(tag));
  element.textContent = text;
  return element;
}

/** Resolves to the JSON at an address; undefined where there is none. */
const read = async (address: string) => (await fetch(address)).json().catch(() => undefined);

/** Opens the panel below the page: each remote's release, size and time, what is shared, and whether it can be loaded. */
export async function openPanel(site: PageBootstrap): Promise<void> {
  const panel = added(document.body, 'aside');
  panel.setAttribute('aria-label', 'Remotes of this page');
  Object.assign(panel.style, style);
  added(panel, 'button', 'Close').addEventListener('click', () => panel.remove());
  for (const line of shareLines(shareScope)) added(panel, 'p', line);
  const manifest: FederationManifest | undefined = await read('/federation-manifest.json').catch(
    () => undefined,
  );
  const names = site.packages.map(({ name }) => name).filter((name) => name !== 'shell');
  for (const name of names) {
    const own = site.pageAssets.packages[name];
    const described = await read(`/${name}/mf-manifest.json`).catch(() => undefined);
    const release = releaseLine((own ?? manifest?.packages[name])?.entry, described?.metaData?.release);
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const part = added(panel, 'section');
    added(part, 'strong', `${name}: ${release}`);
    added(part, 'div', filesLine(name, loaded));
    const state = added(part, 'div', 'Is being checked…');
    state.textContent = await diagnose(name, site.shared, own?.entry ? own : undefined).then(
      () => 'All that it needs arrives and starts.',
      ({ message }: Error) => `A fallback is shown in its place: ${message}`,
    );
  }
}
