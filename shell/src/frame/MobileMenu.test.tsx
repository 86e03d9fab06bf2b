import { renderInSite } from '@sayapatri/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';

// jsdom has no popovers and always hides them: the journeys open the real one, here the test fires its events.
configure({ defaultHidden: true });

test('the open menu is a dialog, and the rest of the page can’t be reached', () => {
  const { container } = renderInSite(
    <>
      <MobileMenu>{null}</MobileMenu>
      <MobileMenuButton />
      <main id="main" />
    </>,
  );
  const panel = container.querySelector('[popover]') as Element;
  const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));

  toggle('open');
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-label', 'Menu');
  expect(screen.getByRole('main')).toHaveProperty('inert', true);
  toggle('closed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveProperty('inert', false);
});
