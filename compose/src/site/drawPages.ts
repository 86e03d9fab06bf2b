/** Draws pages, those of each package in a process of its own. */
import { mapWithLimit } from '../mapWithLimit.ts';
import type { StoredRelease } from '../store/releases.ts';
import { inlinePictures } from './inlinePictures.ts';
import type { SitePage } from './pages.ts';
import { type Render, startRenderer } from './renderer.ts';

interface Drawing {
  /** Rejects with the first failure, once every page begun has ended. */
  done: Promise<unknown>;
  /** Ends all processes; resolves when nothing is drawn any more. */
  stop: () => Promise<void>;
}

/**
 * Begins to draw `pages`, and to load the server builds of the packages `names` even if no page of theirs is among them.
 * A package’s pages are drawn by a process that has loaded the shell and that package only; two processes work side by
 * side. `draw` is called for each page.
 */
export function startDrawing(
  stored: readonly StoredRelease[],
  names: ReadonlySet<string>,
  pages: readonly SitePage[],
  draw: (page: SitePage, render: Render) => Promise<void>,
): Drawing {
  const stopped = new AbortController();
  const packages = stored.filter(
    ({ release }) => names.has(release.name) || ownedBy(release.name).length > 0,
  );
  function ownedBy(name: string) {
    return pages.filter(({ owner }) => (owner?.name ?? 'shell') === name);
  }

  const done = mapWithLimit(packages, 2, async ({ release: { name } }) => {
    stopped.signal.throwIfAborted();
    const loaded = stored.filter(({ release }) => release.name === 'shell' || release.name === name);
    const { render, loaded: ready, close } = startRenderer(loaded, warnOf(name));
    stopped.signal.addEventListener('abort', close);
    const renderWithPictures: Render = async (path, site) => {
      const rendered = await render(path, site);
      return { ...rendered, html: await inlinePictures(rendered.html, loaded) };
    };
    try {
      await ready;
      // Renders the next page while the one before is being compressed.
      await mapWithLimit(ownedBy(name), 4, (page) => draw(page, renderWithPictures));
    } finally {
      close();
    }
  });
  // The error is thrown where `done` is awaited.
  done.catch(() => {});
  return {
    done,
    async stop() {
      stopped.abort();
      await done.catch(() => {});
    },
  };
}

/** Prints a text without its control characters, by which a release could steer the terminal. */
const warnOf = (name: string) => (text: string) =>
  console.warn(
    `${name} writes to the console while its pages are drawn: ${text.replace(/[^\P{Cc}\n]/gu, '')}`,
  );
