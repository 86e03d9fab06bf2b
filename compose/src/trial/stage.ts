/** Where a site is tried before it goes live. */
import type { Page } from 'playwright';
import { type SiteServer, serveSite } from 'server/serveSite';
import { openTab } from './browser.ts';

export interface Stage {
  tab: Page;
  server: SiteServer;
  close: () => Promise<void>;
}

/** Opens a stage on which no site is shown yet. Throws as `openTab` does. */
export async function openStage(): Promise<Stage> {
  const [tab, server] = await Promise.all([openTab(), serveSite()]);
  const close = async () => {
    await tab.context().browser()?.close();
    await server.close();
  };
  return { tab, server, close };
}
