import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareActions } from './ShareActions.tsx';

const path = '/english-scores?test=pte&score=65';
const address = `http://localhost:3000${path}`;

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('the address is copied with its query, or shown if copying is refused', async () => {
  const { user } = renderInSite(<ShareActions title="Scores" />, { path });
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(`The link could not be copied. It is ${address}`)).toBeVisible();
});

it('the address is shown where there is no clipboard', async () => {
  const { user } = renderInSite(<ShareActions title="Scores" />, { path });
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(`The link could not be copied. It is ${address}`)).toBeVisible();
  clipboard.mockRestore();
});

it("the device's own dialog sends the address, and the visitor may close it", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const { user } = renderInSite(<ShareActions title="Scores" />, { path });
  await user.click(screen.getByRole('button', { name: 'Send this page' }));
  expect(share).toHaveBeenCalledWith({ title: 'Scores', url: address });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('Print prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderInSite(<ShareActions title="Scores" print />, { path });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
