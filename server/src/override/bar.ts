import { escapeText } from 'shared/html';
import type { Override } from './override.ts';

// The page's policy allows style attributes, no further style elements. Its own ground and ink, in both schemes.
const bar =
  'display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 24px;padding:4px 16px;text-align:center;' +
  'background:#1B1508;color:#FFE9B8;border-bottom:4px solid #F6A81C';
const link = 'display:inline-flex;align-items:center;min-height:44px;color:#FFC85C;font-weight:700';

/** The bar on top of a page shown with an override; with `fault`, of one shown without it. */
export function overrideBar({ remote, from }: Override, fault?: string): string {
  const says = fault
    ? `${remote} is the site’s own: ${fault}`
    : `${remote} comes from ${from} (not released)`;
  return `<aside aria-label="Override" data-no-print style="${bar}"><span>${escapeText(says)}</span> <a href="/override" style="${link}">End the override</a></aside>`;
}

/** Puts the bar before all else in a page. */
export const withBar = (html: string, text: string) => html.replace('<body>', () => `<body>${text}`);
