import { ToastArea } from '@sayapatri/design/toasts';
import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedEnquiries, waitingEnquiries } from './keptEnquiries.ts';
import { resumeSending } from './resumeSending.ts';
import { sendWhenOnline } from './sendWhenOnline.ts';

const kept = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '',
  message: 'Japan, please.',
  timestamp: '2026-11-22T10:00:00.000Z',
};
const notice = 'Your kept message could not be sent. The contact page says why.';

const post = vi.fn<typeof fetch>();
const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  post.mockImplementation(
    async () =>
      new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } }),
  );
/** Lets the network return until `times` posts were made. */
const returnNetworkUntil = (times: number) =>
  waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(post).toHaveBeenCalledTimes(times);
  });
/** Lets the network return often, when no attempt is under way. */
async function returnNetwork() {
  for (let time = 0; time < 3; time += 1) {
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') });
  vi.stubGlobal('fetch', post.mockReset());
  waitingEnquiries.keep(kept);
});

afterEach(async () => {
  // Ends the attempts, which files that share this module would otherwise see.
  localStorage.clear();
  await returnNetwork();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([400, 413, 415, 422])(
  'an enquiry that is refused for good with %i is sent no more, its text is kept, and the visitor is told',
  async (status) => {
    renderInSite(<ToastArea />, { path: '/about' });
    answer(status, 'Phone: please write at most 50 characters, or leave it empty.\n');
    sendWhenOnline();
    expect((await screen.findAllByText(notice))[0]).toBeVisible();
    await returnNetwork();
    expect(post).toHaveBeenCalledOnce();
    expect(waitingEnquiries.read()).toEqual([]);
    expect(refusedEnquiries.read()).toEqual([
      { ...kept, reason: 'Phone: please write at most 50 characters, or leave it empty.' },
    ]);
  },
);

test.each([
  ['too many messages', () => answer(429, 'Please try again in 40 seconds.\n')],
  ['a server without its database', () => answer(503, 'Please try again.\n')],
  ['a network that fails', () => post.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a page of a network that asks to log in', () => answer(200, '<h1>Welcome</h1>')],
])('after %s the enquiry is sent again', async (_what, fail) => {
  fail();
  sendWhenOnline();
  await returnNetworkUntil(3);
  expect(refusedEnquiries.read()).toEqual([]);

  post.mockImplementation(async () => Response.json({}));
  await returnNetworkUntil(4);
  await waitFor(() => expect(waitingEnquiries.read()).toEqual([]));
});

test.each([
  ['in seconds', '120'],
  ['as a date', 'Mon, 23 Nov 2026 06:02:00 GMT'],
])(
  'no attempt is made before the time that the server asks for %s, also by a page opened meanwhile',
  async (_how, retryAfter) => {
    answer(503, 'Please try again.\n', { 'retry-after': retryAfter });
    sendWhenOnline();
    await waitFor(() => expect(localStorage.getItem('enquiry-not-before')).not.toBeNull());
    vi.setSystemTime('2026-11-23T06:01:59Z');
    resumeSending();
    await returnNetwork();
    expect(post).toHaveBeenCalledOnce();

    vi.setSystemTime('2026-11-23T06:02:01Z');
    post.mockImplementation(async () => Response.json({}));
    await returnNetworkUntil(2);
    await waitFor(() => expect(waitingEnquiries.read()).toEqual([]));
  },
);

test('a wait that a wrong clock has made longer than an hour is ignored', async () => {
  localStorage.setItem('enquiry-not-before', String(Date.now() + 7_200_000));
  post.mockImplementation(async () => Response.json({}));
  sendWhenOnline();
  await waitFor(() => expect(waitingEnquiries.read()).toEqual([]));
});

test('the next enquiry is sent though the one before it was refused for good', async () => {
  waitingEnquiries.keep({ ...kept, message: 'Korea, please.', timestamp: '2026-11-22T11:00:00.000Z' });
  answer(400, 'No.');
  post.mockImplementationOnce(async () => new Response('No.', { status: 400 }));
  post.mockImplementationOnce(async () => Response.json({}));
  sendWhenOnline();
  await waitFor(() => expect(waitingEnquiries.read()).toEqual([]));
  expect(refusedEnquiries.read().map(({ message }) => message)).toEqual(['Japan, please.']);
});
