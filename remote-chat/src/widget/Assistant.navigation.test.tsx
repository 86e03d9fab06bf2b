import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, log, messages, openAssistant, reply } from './openAssistant.fixture.tsx';

/** jsdom has no media queries: here, any is true on a small screen. */
let screenIsSmall = false;
beforeEach(() => {
  screenIsSmall = false;
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: screenIsSmall, addListener() {}, removeListener() {} }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link inside the site', () => {
  it('leaves the assistant open beside the page', async () => {
    const { user, send, onClose } = openAssistant();
    await send('yes');
    await user.click((await reply()).getByText('Book a free consultation'));
    expect(window.location.pathname).toBe('/contact');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the assistant where it covers the page', async () => {
    screenIsSmall = true;
    const { user, send, onClose } = openAssistant();
    await send('yes');
    await user.click((await reply()).getByText('Book a free consultation'));
    expect(window.location.pathname).toBe('/contact');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('works by keyboard alone', async () => {
  const { user, onClose } = openAssistant();
  await user.keyboard('namaste{Enter}');
  await reply();
  const order = ['Make an Appointment', 'IELTS/PTE Requirements', 'Our Location'];
  await user.tab({ shift: true });
  for (const name of order.toReversed()) {
    expect(button(name)).toHaveFocus();
    await user.tab({ shift: true });
  }
  expect(log()).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  for (let presses = 0; presses < 6; presses++) await user.tab();
  expect(button('Japan')).toHaveFocus();
  await user.keyboard(' ');
  expect(button('IELTS/PTE Requirements')).toHaveFocus();
  await waitFor(() => expect(messages()).toHaveLength(5));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByText(/^Ask a counsellor/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/contact');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
