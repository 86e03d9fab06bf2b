import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavMenus } from './NavMenus.tsx';

const links = [
  { label: 'Australia', path: '/study-in-australia' },
  { label: 'Japan', path: '/study-in-japan' },
];

const renderMenu = (path = '/') =>
  renderInSite(
    <ul>
      <NavMenus
        menus={[
          { label: 'Study Abroad', hint: 'Select a country from the dropdown', links },
          { label: 'Test Preparation', links: [{ label: 'SAT', path: '/sat' }] },
        ]}
      />
    </ul>,
    { path },
  );

// By text: jsdom has no container queries, by which the buttons show.
const button = () => screen.getByText('Study Abroad');

test('a menu is open while the pointer rests on its button', async () => {
  const { user } = renderMenu();
  await user.hover(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('choosing an entry closes the menu', async () => {
  const { user } = renderMenu();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Japan' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a menu closes when the focus leaves it', async () => {
  const { user } = renderMenu();
  button().focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that was opened without the focus, as in Safari, closes by Esc and by a press elsewhere', async () => {
  const { user } = renderMenu();
  const open = () => {
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  };
  open();
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  open();
  fireEvent.pointerDown(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('the current page is marked', async () => {
  const { user } = renderMenu('/study-in-japan');
  await user.click(button());
  expect(screen.getByRole('link', { name: 'Japan' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Australia' })).not.toHaveAttribute('aria-current');
});

test('only one menu is open', async () => {
  const { user } = renderMenu();
  const other = screen.getByText('Test Preparation');
  button().focus();
  await user.keyboard('{Enter}');
  await user.hover(other);
  expect(other).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
