import { renderInSite } from '@sayapatri/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, ToastArea } from './toasts.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits for a toast's transition, which takes several renders. */
async function settle() {
  for (let move = 0; move < 8; move++) await pass(300);
}

beforeEach(async () => {
  await import('./ToastStack.tsx');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a toast appears in the live region, which was empty', async () => {
  renderInSite(<ToastArea />);
  expect(screen.getByRole('status', { name: 'Notifications' })).toBeEmptyDOMElement();

  showToast({ kind: 'blank', text: 'A new guide is out' });
  await pass(0);

  expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('A new guide is out');
});

test('a toast shown before the page is ready appears when it is', async () => {
  showToast({ kind: 'blank', text: 'Welcome' });

  renderInSite(<ToastArea />);
  await pass(0);

  expect(screen.getByText('Welcome')).toBeVisible();
});

test('an error is announced at once', async () => {
  renderInSite(<ToastArea />);

  showToast({ kind: 'error', text: 'It failed' });
  await pass(0);

  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
});

test.each([
  ['blank', 4000],
  ['error', 4000],
  ['success', 2000],
] as const)('a %s toast disappears after %i ms', async (kind, duration) => {
  renderInSite(<ToastArea />);
  showToast({ kind, text: 'Here for a while' });
  await pass(0);

  await pass(duration - 1);
  expect(screen.getByText('Here for a while')).toBeVisible();
  await pass(1);
  await settle();
  expect(screen.queryByText('Here for a while')).not.toBeInTheDocument();
});

test('a loading toast stays until it is dismissed', async () => {
  renderInSite(<ToastArea />);
  const id = showToast({ kind: 'loading', text: 'Sending...' });
  await pass(60_000);
  expect(screen.getByText('Sending...')).toBeVisible();

  act(() => dismissToast(id));
  await settle();

  expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
});

test('a toast can be closed by its button', async () => {
  renderInSite(<ToastArea />);
  showToast({ kind: 'loading', text: 'Sending...' });
  await settle();

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await settle();

  expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
});

test('at most 20 are shown at once; one more replaces the oldest', async () => {
  renderInSite(<ToastArea />);
  for (let count = 1; count <= 20; count++) showToast({ kind: 'blank', text: `Toast ${count}.` });
  await settle();
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);

  showToast({ kind: 'blank', text: 'Toast 21.' });
  await pass(0);
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
  await settle();

  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
  expect(screen.queryByText('Toast 1.')).not.toBeInTheDocument();
  expect(screen.getByText('Toast 21.')).toBeVisible();
});
