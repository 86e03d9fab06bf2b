import { ToastArea } from '@sayapatri/design/toasts';
import { renderInSite } from '@sayapatri/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { announceSending } from './announceSending.ts';

// Test files share their modules: toasts of other files may still be queued.
beforeAll(async () => {
  renderInSite(<ToastArea />);
  announceSending();
  await screen.findAllByText('Sending...');
  cleanup();
});

test.each([
  ['success', "Thanks! You'll get a response in 24 hours."],
  ['failure', 'Submission failed. Please try again later.'],
] as const)('a toast says Sending..., and another one takes its place on %s', async (result, text) => {
  renderInSite(<ToastArea />);

  const announceResult = announceSending();
  // The first toast loads the toasts' code.
  expect(await screen.findByText('Sending...')).toBeVisible();
  act(() => announceResult(result));

  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());

  // The toast of a failure disappears when the form is sent again.
  act(() => void announceSending());
  if (result === 'failure') await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});
