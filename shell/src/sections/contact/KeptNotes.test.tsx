import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import contact from '../../content/contact.ts';
import { refusedEnquiries, waitingEnquiries } from '../../enquiry/keptEnquiries.ts';
import { sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const kept = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98000 00000 or the one of my aunt, who knows when I am at home',
  message: 'Japan, please.',
  timestamp: '2026-11-22T10:00:00.000Z',
};
const reason = 'Phone: please write at most 50 characters, or leave it empty.';
const inForm = /It is in the form again: please correct it and send it\.$/;
const afterThis = /You can correct it in this form once the form is empty\.$/;

const post = vi.fn<typeof fetch>();
const sentMessages = () => post.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).message);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  post.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', post);
});
afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => screen.getByLabelText(new RegExp(name), { selector: 'input, textarea' });
const write = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const open = () => renderInSite(<EnquiryForm form={contact.form} />, { path: '/contact' });
const send = () => screen.getByRole('button', { name: 'Send Message' });

test('what the visitor has corrected survives a reload', () => {
  refusedEnquiries.keep({ ...kept, reason });
  const { unmount } = open();
  write('Phone', '9800000000');
  unmount();
  open();
  expect(field('Phone')).toHaveValue('9800000000');
  expect(screen.getByText(inForm)).toBeVisible();
});

test('another text in the form stays; once that is sent, the refused one comes', async () => {
  refusedEnquiries.keep({ ...kept, reason });
  sessionStorage.setItem('enquiry-draft', JSON.stringify({ ...kept, phone: '', message: 'Korea, please.' }));
  const { user } = open();
  expect(screen.getByText(afterThis)).toBeVisible();
  expect(field('Message')).toHaveValue('Korea, please.');

  await user.click(send());

  expect(await screen.findByText(inForm)).toBeVisible();
  expect(sentMessages()).toEqual(['Korea, please.']);
  expect(field('Message')).toHaveValue(kept.message);
  expect(refusedEnquiries.read()).toHaveLength(1);
});

test('one that is refused while the form is open is explained there', async () => {
  waitingEnquiries.keep(kept);
  post.mockImplementation(
    async () => new Response(`${reason}\n`, { status: 400, headers: { 'content-type': 'text/plain' } }),
  );
  open();
  sendWhenOnline();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText(inForm)).toBeVisible();
  expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();
  expect(field('Message')).toHaveValue(kept.message);
});

test('a corrected one that is kept for later waits in place of the refused one', async () => {
  refusedEnquiries.keep({ ...kept, reason });
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = open();
  write('Phone', '9800000000');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Keep it on this device and send it later' }));
  expect(refusedEnquiries.read()).toEqual([]);
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  expect(waitingEnquiries.read()).toMatchObject([{ phone: '9800000000', message: kept.message }]);
});

test('the visitor may delete it', async () => {
  refusedEnquiries.keep({ ...kept, reason });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete that message' }));
  expect(localStorage).toHaveLength(0);
  expect(field('Message')).toHaveValue('');
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});
