import type { LoadedPage } from '@sayapatri/contract';

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
const never = new Promise<never>(() => {});

export interface DocumentCalls {
  /** Loads the static document at `path`, which may be the address on the screen. */
  openDocument?: (path: string) => void;
  /** Cancels `openDocument` while the document is still loading. */
  stopOpening?: () => void;
}

interface PageVisitsOptions extends DocumentCalls {
  load: (path: string) => Promise<LoadedPage>;
  /** Resolves to the package of a page that the document may not list, or to undefined if none has it. */
  ownerOf: (path: string) => Promise<string | undefined>;
  prerendered: { path: string; html: string };
  onFailure: (remote: string, error: unknown) => void;
}

/**
 * The visitor's way from page to page. A page's load belongs to the visit that started it: after the visitor has left, its
 * failure has no effect. A page that can't be loaded is opened as a static document.
 */
export function createPageVisits({
  load,
  ownerOf,
  prerendered,
  onFailure,
  openDocument = (path) => {
    // Over HTTP/1.1, six hanging scripts would take all connections, and the document could not be loaded.
    window.stop();
    // Reloads in place, so that Back, the query and the anchor stay the same.
    if (window.location.pathname === path) window.location.reload();
    else window.location.assign(path);
  },
  stopOpening = () => window.stop(),
}: PageVisitsOptions) {
  const pages = new Map<string, Promise<LoadedPage>>();
  // Every document lists its own page; only the not-found page has no owner.
  const owners = new Map<string, Promise<string | undefined>>([
    [prerendered.path, Promise.resolve(undefined)],
  ]);
  const loaded = new Set<string>();
  let onPrerenderedPage = true;
  /** The path whose document is being opened. */
  let opening: string | undefined;
  const isPrerendered = (path: string) => onPrerenderedPage && path === prerendered.path;

  function open(path: string): void {
    opening = path;
    openDocument(path);
  }

  /** Opens the page on the screen as a document, unless the visitor has left `path`. Never settles. */
  function reopen(path: string): Promise<never> {
    if (window.location.pathname === path) open(path);
    return never;
  }

  /** To be called when the visitor opens the page at `path`: cancels another document, which would replace this page. */
  function stopOthers(path: string): void {
    if (opening === undefined || opening === path) return;
    opening = undefined;
    stopOpening();
  }

  function visit(name: string, path: string): Promise<LoadedPage> {
    const page: Promise<LoadedPage> = load(path).then(
      (result) => {
        loaded.add(path);
        return result;
      },
      (error: unknown) => {
        if (pages.get(path) !== page) return never;
        if (!isPrerendered(path)) return reopen(path);
        onFailure(name, error);
        return never;
      },
    );
    return page;
  }

  /** A page of no package is either newer than this tab or does not exist: the server decides, by its document. */
  async function search(path: string): Promise<string> {
    const name = await ownerOf(path).catch(() => undefined);
    if (name !== undefined) return name;
    owners.delete(path);
    return reopen(path);
  }

  return {
    page(name: string, path: string): Promise<LoadedPage> {
      stopOthers(path);
      const page = pages.get(path) ?? visit(name, path);
      pages.set(path, page);
      return page;
    },
    owner(path: string): Promise<string | undefined> {
      stopOthers(path);
      const owner = owners.get(path) ?? search(path);
      owners.set(path, owner);
      return owner;
    },
    leave(path: string): void {
      if (path === prerendered.path) onPrerenderedPage = false;
      if (!loaded.has(path)) pages.delete(path);
    },
    prerenderedHtml: (path: string): string | undefined =>
      isPrerendered(path) ? prerendered.html || undefined : undefined,
    openDocument: open,
    /** True while another document is being opened. */
    isOpening: (): boolean => opening !== undefined,
  };
}
