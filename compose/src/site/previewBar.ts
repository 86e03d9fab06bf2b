import { escapeText } from '@sayapatri/contract/html';
import { type Environment, isPreview } from '../environments.ts';
import type { Registry } from '../store/registry.ts';

// Styled by attributes, because the page's policy allows no further style elements. Both schemes have the same colours.
const style =
  'padding:8px 16px;text-align:center;background:#1B1508;color:#FFE9B8;border-bottom:4px solid #F6A81C';

/** The bar on top of every page of a preview; undefined for other environments. */
export function previewBar(environment: Environment, { history }: Registry): string | undefined {
  if (!isPreview(environment)) return undefined;
  const released = Object.keys(history).sort().join(', ');
  const text = `Preview ${environment.replace('preview/', '')}, not the live site: with ${released}`;
  return `<aside aria-label="Preview" data-no-print style="${style}">${escapeText(text)}</aside>`;
}
