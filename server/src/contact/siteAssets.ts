import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the site's own files; a site may lack any of them. */
export interface SiteAssets {
  font?: string | undefined;
  icon?: string | undefined;
}

/** The font and icon that the home page of the composed site in `root` names; empty where there is no site. */
export async function siteAssets(root: string | undefined): Promise<SiteAssets> {
  if (root === undefined) return {};
  const home = await readFile(join(root, 'index.html'), 'utf8').catch(() => '');
  return {
    font: /<link rel="preload" as="font"[^>]* href="(\/_\/[\w./-]+)"/.exec(home)?.[1],
    icon: /<link rel="icon"[^>]* href="(\/_\/[\w./-]+)"/.exec(home)?.[1],
  };
}
