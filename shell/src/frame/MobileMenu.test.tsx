import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { beforeAll, expect, test } from 'vitest';
import { MobileMenu } from './MobileMenu.tsx';

// jsdom has the element but not its methods; the journeys open the real one.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const groups = [
  { links: [{ label: 'About', path: '/about' }] },
  { title: 'Study Abroad', links: [{ label: 'Japan', path: '/study-in-japan' }] },
];

const renderMenu = () => renderInSite(<MobileMenu groups={groups} />);
const toggle = () => screen.getByRole('button', { name: 'Open menu' });

test('it is closed at first, and empty', () => {
  renderMenu();
  expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the button opens it, and it holds every entry, the consultation and the phone', async () => {
  const { user } = renderMenu();
  await user.click(toggle());
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'About' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Study Abroad' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: /^\+977/ })).toBeVisible();
});

test('choosing an entry closes it and goes there', async () => {
  const { user } = renderMenu();
  await user.click(toggle());
  await user.click(screen.getByRole('link', { name: 'Japan' }));
  expect(window.location.pathname).toBe('/study-in-japan');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['Free Consultation', /^\+977/])('the link %s closes it', async (name) => {
  const { user } = renderMenu();
  await user.click(toggle());
  await user.click(screen.getByRole('link', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('its own button closes it', async () => {
  const { user } = renderMenu();
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
