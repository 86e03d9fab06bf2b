import { Link } from '@sayapatri/design';
import { renderInSite } from '@sayapatri/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';

// jsdom has no popovers and always hides them: the journeys open the real one, here the test fires its events.
configure({ defaultHidden: true });
const hidePopover = vi.fn();
beforeEach(() => {
  hidePopover.mockReset();
  HTMLElement.prototype.hidePopover = hidePopover;
});

function renderMenu() {
  const result = renderInSite(
    <>
      <MobileMenu>
        <Link to="/study-in-japan">Japan</Link>
      </MobileMenu>
      <MobileMenuButton />
      <main id="main" />
    </>,
  );
  const panel = document.querySelector<HTMLElement>('[popover]') as HTMLElement;
  const toggle = (newState: string) =>
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState }));
  return { ...result, panel, toggle };
}

test('the browser itself opens and closes it by its buttons', () => {
  const { panel } = renderMenu();
  for (const name of ['Open menu', 'Close menu'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', panel.id);
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('popovertargetaction', 'hide');
});

test('while it is open it is a dialog, and the rest of the page can’t be reached', () => {
  const { toggle } = renderMenu();
  toggle('open');
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-label', 'Menu');
  expect(document.getElementById('main')).toHaveProperty('inert', true);

  toggle('closed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.getElementById('main')).toHaveProperty('inert', false);
});

test('choosing an entry closes it and goes there', async () => {
  const { user, toggle } = renderMenu();
  toggle('open');
  await user.click(screen.getByRole('link', { name: 'Japan' }));
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/study-in-japan');
});
