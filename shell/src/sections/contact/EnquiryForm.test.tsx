import { renderInSite } from '@sayapatri/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contact from '../../content/contact.ts';
import { refusedEnquiries, waitingEnquiries } from '../../enquiry/keptEnquiries.ts';
import { sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const asha = { name: 'Asha', email: 'asha@example.com', phone: '9800000000', message: 'Japan, please.' };

const post = vi.fn<typeof fetch>();
const received = () => Promise.resolve(Response.json({ received: true }));
const sentBodies = () => post.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  post.mockReset().mockImplementation(received);
  vi.stubGlobal('fetch', post);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** By label, because a query by role computes the names of all fields, which is asserted once below. */
const field = (name: string) => screen.getByLabelText(new RegExp(name), { selector: 'input, textarea' });
const button = () => screen.getByRole('button', { name: 'Send Message' });
const success = "Thanks! You'll get a response in 24 hours.";
const failure = 'Submission failed. Please try again later.';

function open() {
  return renderInSite(<EnquiryForm form={contact.form} />);
}

function openAndFillIn() {
  const result = open();
  for (const [label, value] of [
    ['Name', asha.name],
    ['Email', asha.email],
    ['Phone', asha.phone],
    ['Message', asha.message],
  ] as const)
    fireEvent.input(field(label), { target: { value } });
  return result;
}

/** Opens the form, fills it in and clicks its button. */
async function send() {
  const result = openAndFillIn();
  await result.user.click(button());
  return result;
}

/** Sends the form while the network fails. */
async function sendInVain() {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const result = await send();
  await screen.findByText(failure);
  return result;
}

function expectFieldsToHold({ name, email, phone, message }: typeof asha) {
  expect(field('Name')).toHaveValue(name);
  expect(field('Email')).toHaveValue(email);
  expect(field('Phone')).toHaveValue(phone);
  expect(field('Message')).toHaveValue(message);
}

const empty = { name: '', email: '', phone: '', message: '' };

test('each field has its name, its autocomplete attribute, and is required unless it is the phone', () => {
  open();
  for (const [name, autocomplete] of [
    ['Name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Message', null],
  ] as const) {
    expect(screen.getByRole('textbox', { name: new RegExp(name) })).toBe(field(name));
    expect(field(name).getAttribute('autocomplete')).toBe(autocomplete);
    expect(field(name).hasAttribute('required')).toBe(name !== 'Phone');
  }
});

test('exactly the five keys go to /api as JSON; then the form says thanks and is empty', async () => {
  const { user } = openAndFillIn();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  await user.click(button());

  expect(await screen.findByText(success)).toBe(screen.getByRole('status'));
  expectFieldsToHold(empty);
  expect(post).toHaveBeenCalledWith('/api', expect.objectContaining({ method: 'POST' }));
  expect(sentBodies()).toEqual([
    { ...asha, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) },
  ]);
});

test('a reply of JSON is a receipt, whatever its status', async () => {
  post.mockResolvedValue(Response.json({}, { status: 500 }));
  await send();
  expect(await screen.findByText(success)).toBeVisible();
});

test('neither an empty form nor an address that is no e-mail address is sent', async () => {
  const { user } = open();
  await user.click(button());
  cleanup();
  openAndFillIn();
  fireEvent.input(field('Email'), { target: { value: 'asha' } });
  expect(field('Email')).toBeInvalid();
  await user.click(button());
  expect(post).not.toHaveBeenCalled();
});

test('while the reply is slow the form reads Sending... and the button keeps the focus', async () => {
  let resolve: (reply: Response) => void = () => {};
  post.mockReturnValue(
    new Promise((onReply) => {
      resolve = onReply;
    }),
  );
  await send();

  expect(screen.getByRole('status')).toHaveTextContent('Sending...');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(field('Message')).toHaveAttribute('readonly');

  await act(async () => resolve(Response.json({})));
  expect(await screen.findByText(success)).toBeVisible();
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('two submissions in one instant send once', async () => {
  openAndFillIn();

  await act(async () => {
    button().click();
    button().click();
  });

  expect(await screen.findByText(success)).toBeVisible();
  expect(post).toHaveBeenCalledOnce();
});

test('trying again sends the same five values, so that the server keeps one enquiry', async () => {
  const { user } = await sendInVain();
  await user.click(button());

  await screen.findByText(success);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  const [first, second] = sentBodies();
  expect(second).toEqual(first);
});

test('the draft is still there after a failure, and gone once the message is sent', async () => {
  (await sendInVain()).unmount();
  const { user, unmount } = open();
  expectFieldsToHold(asha);
  await user.click(button());
  await screen.findByText(success);
  unmount();
  open();
  expectFieldsToHold(empty);
});

test('the form works where nothing may be stored', async () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
  await send();

  expect(await screen.findByText(success)).toBeVisible();
});

const sentHeaders = () => post.mock.calls.map(([, request]) => new Headers(request?.headers));

test('the seconds that a visitor took to fill in the form are sent in a header', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  openAndFillIn();
  clock.mockReturnValue(13_500);
  fireEvent.click(button());
  clock.mockRestore();
  expect(await screen.findByText(success)).toBeVisible();
  const [headers] = sentHeaders();
  expect(headers?.get('enquiry-seconds')).toBe('12.5');
  expect(headers?.get('enquiry-website')).toBeNull();
  expect(Object.keys(sentBodies()[0] ?? {})).toHaveLength(5);
});

test('text in the hidden field is reported in a header, not in the body', async () => {
  const { container } = openAndFillIn();
  const hidden = container.querySelector<HTMLInputElement>('input[name=website]');
  if (hidden === null) throw new Error('The form has no hidden field.');
  fireEvent.input(hidden, { target: { value: 'https://spam.example' } });
  fireEvent.click(button());
  expect(await screen.findByText(success)).toBeVisible();
  expect(sentHeaders()[0]?.get('enquiry-website')).toBe('filled');
  expect(JSON.stringify(sentBodies())).not.toContain('spam.example');
});

test('a suggestion does not replace a draft: the visitor may add it', async () => {
  openAndFillIn().unmount();
  const { user } = renderInSite(<EnquiryForm form={contact.form} />, {
    path: '/contact?message=A%20year%20in%20Australia',
  });
  expectFieldsToHold(asha);

  await user.click(screen.getByRole('button', { name: 'Add it to my message' }));

  expect(field('Message')).toHaveValue(`${asha.message}\n\nA year in Australia`);
  expect(screen.queryByRole('button', { name: 'Add it to my message' })).not.toBeInTheDocument();
});

describe('an appointment', () => {
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

  test('is one line of the message, changed with the choice, and goes with the five keys', async () => {
    const { user } = openAndFillIn();
    await user.click(screen.getByText(/Ask for an appointment/));
    const [none, first = '', second = ''] = [...choice('Day').options].map(({ text }) => text);
    expect(none).toBe('No appointment');
    await user.selectOptions(choice('Day'), first);
    await user.selectOptions(choice('Day'), second);
    await user.selectOptions(choice('How'), 'Video call');
    await user.selectOptions(choice('Office'), 'Kathmandu');
    const time = choice('Time').value;
    const message = `${asha.message}\n\nAppointment request: ${second} at ${time} (Kathmandu time), video call, Kathmandu office.`;
    expect(field('Message')).toHaveValue(message);

    await user.click(button());

    await screen.findByText(success);
    expect(sentBodies()).toEqual([{ ...asha, message, timestamp: expect.any(String) }]);
    expect(choice('Day')).toHaveValue('No appointment');
  });

  test('that is cancelled is removed from the message', async () => {
    const { user } = openAndFillIn();
    await user.selectOptions(choice('Day'), [...choice('Day').options].map(({ text }) => text)[1] ?? '');
    await user.selectOptions(choice('Day'), 'No appointment');
    expect(field('Message')).toHaveValue(asha.message);
  });
});

test.each([
  ['Message', 'न'.repeat(8_001), 'Please shorten this to 8,000 characters. It has 8,001 now.'],
  ['Phone', '9'.repeat(51), 'Please shorten this to 50 characters. It has 51 now.'],
  ['Name', '  ', 'Please write at least one word.'],
])('a wrong %s is refused with a reason, and sent once it is right', async (name, value, told) => {
  const { user } = openAndFillIn();
  fireEvent.input(field(name), { target: { value } });
  await user.click(button());
  expect(field(name)).toBeInvalid();
  expect((field(name) as HTMLInputElement).validationMessage).toBe(told);
  expect(post).not.toHaveBeenCalled();

  fireEvent.input(field(name), { target: { value: 'Asha' } });
  await user.click(button());
  expect(await screen.findByText(success)).toBeVisible();
});

describe('a refusal', () => {
  const refuse = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
    post.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));
  const offer = () => screen.queryByRole('button', { name: /send it later/ });

  test('that may pass is explained in the server’s words, and the enquiry may be sent later', async () => {
    refuse(429, 'We have had too many messages from this network. Please try again in 40 seconds.\n');
    await send();
    expect(await screen.findByText(failure)).toBe(screen.getByRole('alert'));
    expect(screen.getByText(/try again in 40 seconds\.$/)).toBeVisible();
    expect(offer()).toBeVisible();
  });

  test('that is final is explained, and sending the enquiry later is not offered', async () => {
    refuse(400, 'Phone: please write at most 50 characters, or leave it empty.\n');
    await send();
    await screen.findByText(failure);
    expect(screen.getByText(/^Phone: please write/)).toBeVisible();
    expect(offer()).not.toBeInTheDocument();
    expectFieldsToHold(asha);
  });

  test.each([
    ['a page of a proxy', 502, '<h1>Bad gateway</h1>', 'text/html'],
    ['a long text of a proxy', 502, 'upstream '.repeat(100), 'text/plain'],
    ['a page of a network that asks to log in', 200, 'Welcome to the cafe', 'text/plain'],
  ])('by a proxy or another network is not quoted: %s', async (_case, status, body, type) => {
    refuse(status, body, type);
    await send();
    await screen.findByText(failure);
    expect(screen.queryByText(body.trim().slice(0, 8), { exact: false })).not.toBeInTheDocument();
    expect(offer()).toBeVisible();
  });
});

describe('an enquiry that could not be sent', () => {
  const agree = () => screen.getByRole('button', { name: 'Keep it on this device and send it later' });
  const cancel = () => screen.getByRole('button', { name: 'Do not send it' });

  /** Sends the form in vain and lets it be kept, after which it is sent in vain once more. */
  async function keep() {
    const { user } = await sendInVain();
    expect(localStorage).toHaveLength(0);
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(agree());
    expect(screen.getByText(/^Kept on this device/)).toBeVisible();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    return user;
  }

  test('is kept when the visitor agrees, and sent with the same five values when the network returns', async () => {
    await keep();
    window.dispatchEvent(new Event('online'));

    await screen.findByText(success);
    const [first, , third] = sentBodies();
    expect(third).toEqual(first);
    expect(localStorage).toHaveLength(0);
    expectFieldsToHold(empty);
  });

  test('is not lost when another one is written: both wait, and both are sent', async () => {
    const user = await keep();
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    fireEvent.input(field('Message'), { target: { value: 'Korea, please.' } });
    await user.click(button());
    await user.click(await waitFor(agree));
    expect(screen.getByText(/^Kept on this device: 2 messages\./)).toBeVisible();
    post.mockReset().mockImplementation(received);
    window.dispatchEvent(new Event('online'));

    await screen.findByText(success);
    expect(sentBodies().map(({ message }) => message)).toEqual([asha.message, 'Korea, please.']);
    expect(localStorage).toHaveLength(0);
  });

  test('still waits when another one is sent, until the visitor gives it up', async () => {
    const user = await keep();
    fireEvent.input(field('Message'), { target: { value: 'Korea, please.' } });
    await user.click(button());

    await screen.findByText(success);
    expect(screen.getByText(/^Kept on this device\. We send it/)).toBeVisible();
    expect(localStorage.getItem('enquiry-waiting')).toContain(asha.message);
    await user.click(cancel());
    expect(localStorage).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    expect(post).toHaveBeenCalledTimes(3);
  });

  test('no longer waits here once another tab has sent it', async () => {
    await keep();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'enquiry-waiting' })));
    expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();
    expect(agree()).toBeVisible();
  });

  test('that an earlier release has kept is sent', async () => {
    const kept = { ...asha, timestamp: '2026-11-22T10:00:00.000Z' };
    localStorage.setItem('enquiry-waiting', JSON.stringify(kept));
    open();
    expect(screen.getByText(/^Kept on this device/)).toBeVisible();

    sendWhenOnline();

    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(sentBodies()).toEqual([kept]);
  });

  test('and can’t be kept either leaves the visitor with advice on what to do instead', async () => {
    const { user } = await sendInVain();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.click(agree());
    full.mockRestore();
    expect(screen.getByText(/^This browser does not let us keep it.+ or call us\.$/)).toBeVisible();
    expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();
    expectFieldsToHold(asha);
  });
});

test('a box adds what was planned to the message, and takes it out again', async () => {
  sessionStorage.setItem(
    'plan',
    JSON.stringify({ '/plan/cost': 'Japan, bachelor', '/plan/check': 'GPA 3.2' }),
  );
  openAndFillIn();
  const box = screen.getByLabelText(contact.form.plan.box);
  expect(field('Message')).toHaveValue('Japan, please.');
  fireEvent.click(box);
  const whole = 'Japan, please.\n\nWhat I have planned:\nJapan, bachelor\nGPA 3.2';
  expect(field('Message')).toHaveValue(whole);
  fireEvent.click(box);
  expect(field('Message')).toHaveValue('Japan, please.');
  fireEvent.click(box);
  fireEvent.click(button());
  await screen.findByText(success);
  expect(sentBodies()).toEqual([expect.objectContaining({ message: whole })]);
  expect(box).not.toBeChecked();
});

describe('a kept enquiry that the server refuses for good', () => {
  const long = '98000 00000 or the one of my aunt, who knows when I am at home';
  const kept = { ...asha, phone: long, timestamp: '2026-11-22T10:00:00.000Z' };
  const reason = 'Phone: please write at most 50 characters, or leave it empty.';
  const inForm = /It is in the form again: please correct it and send it\.$/;

  test('is in the form again, and what the visitor has corrected survives a reload', () => {
    refusedEnquiries.keep({ ...kept, reason });
    const { unmount } = open();
    expect(screen.getByText(reason)).toBeVisible();
    expectFieldsToHold(kept);
    fireEvent.input(field('Phone'), { target: { value: '9800000000' } });
    unmount();
    open();
    expect(field('Phone')).toHaveValue('9800000000');
    expect(screen.getByText(inForm)).toBeVisible();
  });

  test('waits while the form has another text, and comes into the form once that text is sent', async () => {
    refusedEnquiries.keep({ ...kept, reason });
    sessionStorage.setItem('enquiry-draft', JSON.stringify({ ...asha, message: 'Korea, please.' }));
    const { user } = open();
    expect(screen.getByText(/You can correct it in this form once the form is empty\.$/)).toBeVisible();
    expect(field('Message')).toHaveValue('Korea, please.');

    await user.click(button());

    expect(await screen.findByText(inForm)).toBeVisible();
    expect(sentBodies().map(({ message }) => message)).toEqual(['Korea, please.']);
    expectFieldsToHold(kept);
    expect(refusedEnquiries.read()).toHaveLength(1);
  });

  test('while the form is open is explained in the form', async () => {
    waitingEnquiries.keep(kept);
    post.mockImplementation(
      async () => new Response(`${reason}\n`, { status: 400, headers: { 'content-type': 'text/plain' } }),
    );
    open();
    sendWhenOnline();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText(inForm)).toBeVisible();
    expect(screen.queryByText(/^Kept on this device/)).not.toBeInTheDocument();
    expectFieldsToHold(kept);
  });

  test('is replaced by the corrected one that is kept for later', async () => {
    refusedEnquiries.keep({ ...kept, reason });
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = open();
    fireEvent.input(field('Phone'), { target: { value: '9800000000' } });
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: /send it later$/ }));
    expect(refusedEnquiries.read()).toEqual([]);
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    expect(waitingEnquiries.read()).toMatchObject([{ phone: '9800000000', message: kept.message }]);
  });

  test('may be deleted by the visitor', async () => {
    refusedEnquiries.keep({ ...kept, reason });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete that message' }));
    expect(localStorage).toHaveLength(0);
    expectFieldsToHold(empty);
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});
