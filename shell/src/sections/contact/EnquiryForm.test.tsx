import { renderInSite } from '@sayapatri/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contact from '../../content/contact.ts';
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

test('a refused field says why below it until it is changed', async () => {
  const { user } = open();
  await user.click(button());
  const name = field('Name');
  expect(name).toHaveAccessibleDescription((name as HTMLInputElement).validationMessage);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  await user.type(name, 'A');
  expect(name).toHaveAccessibleDescription('');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
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

test('a post that is not answered fails after 15 seconds, and the form stays filled in', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    if (milliseconds === 15_000) controller.abort(new DOMException('Too late', 'TimeoutError'));
    return controller.signal;
  });
  post.mockImplementationOnce((_address, request) => Promise.reject(request?.signal?.reason));
  const { user } = await send();
  expect(await screen.findByText(failure)).toBeVisible();
  expectFieldsToHold(asha);
  timeout.mockRestore();
  await user.click(button());
  await screen.findByText(success);
  const [first, second] = sentBodies();
  expect(second).toEqual(first);
});

test('the draft is still there after a failure and a reload, is sent as the same five values, and is gone then', async () => {
  (await sendInVain()).unmount();
  const { user, unmount } = open();
  expectFieldsToHold(asha);
  await user.click(button());
  await screen.findByText(success);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  const [first, second] = sentBodies();
  expect(second).toEqual(first);
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

describe('the seconds that a visitor took', () => {
  const secondsSent = () => sentHeaders().map((headers) => headers.get('enquiry-seconds'));
  /** Sends the form at a moment, in milliseconds since the document was asked for. */
  async function clickAt(moment: number) {
    vi.spyOn(performance, 'now').mockReturnValue(moment);
    fireEvent.click(button());
    expect(await screen.findByText(success)).toBeVisible();
  }

  test('count from when the document could be seen, and go into a header', async () => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 1_000 } as PerformanceEntry]);
    openAndFillIn();
    await clickAt(13_500);
    expect(secondsSent()).toEqual(['12.5']);
    expect(sentHeaders()[0]?.get('enquiry-website')).toBeNull();
    expect(Object.keys(sentBodies()[0] ?? {})).toHaveLength(5);
  });

  test('are not sent where a draft was found', async () => {
    openAndFillIn().unmount();
    open();
    await clickAt(1_000);
    expect(secondsSent()).toEqual([null]);
  });
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

test('a text that a link suggests does not replace a draft', () => {
  openAndFillIn().unmount();
  renderInSite(<EnquiryForm form={contact.form} />, { path: '/contact?message=A%20year%20in%20Australia' });
  expectFieldsToHold(asha);
});

test('an appointment that is cancelled is removed from the message', async () => {
  const { user } = openAndFillIn();
  const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
  await user.selectOptions(day, day.options[1]?.text ?? '');
  await user.selectOptions(day, 'No appointment');
  expect(field('Message')).toHaveValue(asha.message);
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

  test('is explained in the server’s words, and the text stays in the form', async () => {
    refuse(429, 'We have had too many messages from this network. Please try again in 40 seconds.\n');
    await send();
    expect(await screen.findByText(failure)).toBe(screen.getByRole('alert'));
    expect(screen.getByText(/try again in 40 seconds\.$/)).toBeVisible();
    expect(screen.getByText(/^Your message is not lost/)).toBeVisible();
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
    expectFieldsToHold(asha);
  });
});
