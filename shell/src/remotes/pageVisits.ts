import type { LoadedPage } from '@sayapatri/contract';
import type { DocumentOpener } from './documentOpener.ts';

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
export const never = new Promise<never>(() => {});

interface PageVisitsOptions {
  load: (path: string) => Promise<LoadedPage>;
  prerendered: { path: string; html: string };
  onFailure: (remote: string, error: unknown) => void;
  opener: DocumentOpener;
}

/**
 * The visitor's way from page to page. A page's load belongs to the visit that started it: after the visitor has left, its
 * failure has no effect.
 */
export function createPageVisits({ load, prerendered, onFailure, opener }: PageVisitsOptions) {
  const pages = new Map<string, Promise<LoadedPage>>();
  const loaded = new Set<string>();
  let onPrerenderedPage = true;
  const isPrerendered = (path: string) => onPrerenderedPage && path === prerendered.path;

  function visit(name: string, path: string): Promise<LoadedPage> {
    const page: Promise<LoadedPage> = load(path).then(
      (result) => {
        loaded.add(path);
        return result;
      },
      (error: unknown) => {
        if (pages.get(path) !== page) return never;
        if (isPrerendered(path)) onFailure(name, error);
        else opener.reopen(path);
        return never;
      },
    );
    return page;
  }

  return {
    page(name: string, path: string): Promise<LoadedPage> {
      opener.stopOthers(path);
      const page = pages.get(path) ?? visit(name, path);
      pages.set(path, page);
      return page;
    },
    leave(path: string): void {
      if (path === prerendered.path) onPrerenderedPage = false;
      if (!loaded.has(path)) pages.delete(path);
    },
    prerenderedHtml: (path: string): string | undefined =>
      isPrerendered(path) ? prerendered.html || undefined : undefined,
  };
}
