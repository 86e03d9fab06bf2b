import { styled, useTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { createStyleCache, SiteTheme } from './SiteTheme.tsx';

it('the theme renders its children once, because an update before hydration would discard the prerendered HTML', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: () => {}, removeListener: () => {} }));
  const onRender = vi.fn();
  const Page = () => <p>{String(useTheme().typography.h1.fontSize)}</p>;
  render(
    <SiteTheme cache={createStyleCache()}>
      <Profiler id="page" onRender={onRender}>
        <Page />
      </Profiler>
    </SiteTheme>,
  );
  expect(onRender).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('a part that hides its own radio button wins over the theme’s radio buttons', () => {
  const Hidden = styled('input')({ width: 1 });
  render(
    <SiteTheme cache={createStyleCache()}>
      <Hidden type="radio" />
    </SiteTheme>,
  );
  expect(screen.getByRole('radio')).toHaveStyle({ width: '1px' });
});
