import { html } from '@sayapatri/contract/html';
import { type Environment, isPreview } from '../environments.ts';
import type { Registry } from '../store/registry.ts';

// Styled by attributes, because the page's policy allows no further style elements.
const style =
  'padding:8px 16px;text-align:center;background:var(--band-deep);color:var(--on-deep);border-bottom:4px solid var(--mui-palette-secondary-main)';

/** The bar on top of every page of a preview; undefined for other environments. */
export function previewBar(environment: Environment, { history }: Registry): string | undefined {
  if (!isPreview(environment)) return undefined;
  const released = Object.keys(history).sort().join(', ');
  const text = `Preview ${environment.replace('preview/', '')}, not the live site: with ${released}`;
  return html`<aside aria-label="Preview" data-no-print style="${style}">${text}</aside>`.markup;
}
