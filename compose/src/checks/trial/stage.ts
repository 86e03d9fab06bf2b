import type { Browser } from 'playwright-core';
import { type SiteServer, serveSite } from 'server/serveSite';
import { launchBrowser } from './browser.ts';
import { withDeadline } from './deadline.ts';

/** A browser and a server with which a site is tried before it goes live. */
export interface Stage {
  browser: Browser;
  /** Serves the site that is tried. */
  server: SiteServer;
  close: () => Promise<void>;
}

/** Opens a stage whose server shows no site yet. Throws as `launchBrowser` does. */
export async function openStage(): Promise<Stage> {
  const [browser, server] = await Promise.all([launchBrowser(), serveSite()]);
  const close = async () => {
    // A browser that does not end in time ends with this process, because it closes when its pipe does.
    await withDeadline(browser.close(), 5_000, 'The browser does not end.').catch(() => {});
    await server.close();
  };
  return { browser, server, close };
}
