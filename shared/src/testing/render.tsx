import '@testing-library/jest-dom/vitest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SiteTheme } from '../theme/SiteTheme.tsx';
import { createStyleCache } from '../theme/styleCache.ts';

/**
 * Renders a component as the site would: theme, styles and a router standing at `path`.
 * Returns Testing Library's result and a `user` to click and type with.
 */
export function renderInSite(ui: ReactNode, { path = '/' }: { path?: string } = {}) {
  window.history.replaceState(null, '', path);
  const user = userEvent.setup();
  const result = render(
    <SiteTheme cache={createStyleCache()}>
      <BrowserRouter>{ui}</BrowserRouter>
    </SiteTheme>,
  );
  return { user, ...result };
}
