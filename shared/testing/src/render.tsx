import '@testing-library/jest-dom/vitest';
import createCache, { type StylisPlugin } from '@emotion/cache';
import { SiteTheme } from '@sayapatri/design';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/** The properties by which Testing Library decides whether an element is shown, what its name is, and if it can be clicked. */
const kept = new Set(['content', 'display', 'opacity', 'pointer-events', 'visibility']);

const withoutOthers: StylisPlugin = (element) => {
  if (element.type === 'decl' && !kept.has(String(element.props))) element.value = '';
};

/** Leaves out all other properties, because jsdom takes a third of the tests' time to parse and compute them. */
function smallStyleCache() {
  const cache = createCache({ key: 's', stylisPlugins: [withoutOthers] });
  // Emotion creates the sheets of global styles by the same class.
  const Sheet = cache.sheet.constructor as new (options: object) => typeof cache.sheet;
  class SmallSheet extends Sheet {
    override insert(rule: string) {
      // In development Emotion inserts empty rules too.
      if (!rule.endsWith('{}')) super.insert(rule);
    }
  }
  cache.sheet = new SmallSheet({ key: 's', container: document.head });
  return cache;
}

/**
 * Renders a component as the site would, with theme and a router standing at `path`, but only the styles that hide or show.
 * Returns Testing Library's result and a `user` to click and type with.
 */
export function renderInSite(
  ui: ReactNode,
  { path = '/' }: { path?: string } = {},
): RenderResult & { user: UserEvent } {
  window.history.replaceState(null, '', path);
  const user = userEvent.setup();
  const result = render(
    <SiteTheme cache={smallStyleCache()}>
      <BrowserRouter>{ui}</BrowserRouter>
    </SiteTheme>,
  );
  return { user, ...result };
}
