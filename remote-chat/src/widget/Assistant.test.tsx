import type { TestRequirements, WidgetProps } from '@sayapatri/contract';
import { brand, mapEmbedUrl } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import panel from '../content/panel.json';
import Assistant from './Assistant.tsx';

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

const requirements = {
  japan: {
    label: 'Japan',
    guidePath: '/study-in-japan',
    tests: { ielts: { bachelor: '5.5-6.0', master: '6.0-6.5' }, pte: {} },
    ielts: { from: 5.5, to: 6.5 },
    sources: [],
  },
} as Partial<TestRequirements> as TestRequirements;

function openAssistant(loadDataset: (name: string) => Promise<unknown> = async () => requirements) {
  const onClose = vi.fn();
  const rendered = renderInSite(
    <Assistant onClose={onClose} loadDataset={loadDataset as WidgetProps['loadDataset']} />,
  );
  /** The field has the focus when the assistant opens. */
  const send = (text: string) => rendered.user.keyboard(`${text}{Enter}`);
  const press = (name: string) => rendered.user.click(button(name));
  return { ...rendered, onClose, send, press };
}

// By label and text, because finding by role takes jsdom ten times as long; the first test covers the roles.
const input = () => screen.getByLabelText('Your message');
const log = () => screen.getByLabelText('Conversation');
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const messages = () => [...log().children] as HTMLElement[];
const said = (message: HTMLElement | undefined) => message?.lastElementChild?.textContent;
const typing = () => screen.queryByText('The assistant is typing');
/** The reply to the only question so far, once it is there. */
const reply = async () => {
  await waitFor(() => expect(messages()).toHaveLength(3));
  return within(messages()[2] ?? log());
};

describe('the open assistant', () => {
  it('is a non-modal dialog with a title, a log, a field and buttons, each with its role and name', () => {
    openAssistant();
    const dialog = screen.getByRole('dialog', { name: 'Assistant' });
    expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Assistant' })).toBeInTheDocument();
    expect(within(dialog).getByText(brand.shortName)).toBeInTheDocument();
    expect(screen.getByRole('log', { name: 'Conversation' })).toBe(log());
    expect(within(log()).getAllByRole('article')).toEqual(messages());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBe(input());
    expect(
      screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual([
      'Close',
      ...panel.starters,
      'Make an Appointment',
      'IELTS/PTE Requirements',
      'Our Location',
      'Send',
    ]);
    expect(messages().map(said)).toEqual([
      `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
    ]);
    expect(input()).toHaveFocus();
  });

  it('closes by its button and by Esc, wherever the focus is inside', async () => {
    const { user, onClose } = openAssistant();
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    await user.click(screen.getByLabelText('Close'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('does not raise a phone’s keyboard when it opens, and leaves it to the shell to make way for a page', async () => {
    screenIsSmall = true;
    const { user, send, onClose } = openAssistant();
    expect(input()).not.toHaveFocus();
    await user.click(input());
    await send('yes');
    await user.click((await reply()).getByText('Book a free consultation'));
    expect(window.location.pathname).toBe('/contact');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('works by keyboard alone, in the order of the panel; Esc closes the list of countries alone', async () => {
    const { user, onClose } = openAssistant();
    await user.keyboard('namaste{Enter}');
    await reply();
    for (const name of ['Our Location', 'IELTS/PTE Requirements']) {
      await user.tab({ shift: true });
      expect(button(name)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(button('Australia')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('IELTS/PTE Requirements')).toHaveFocus();
    expect(button('Australia')).not.toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    for (let presses = 0; presses < 7; presses++) await user.tab();
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
});

describe('a message', () => {
  it('is shown with its sender and time, and answered', async () => {
    const { send } = openAssistant();
    await send('What is the weather like?');
    expect(messages()[1]).toHaveAccessibleName(/^You \d{1,2}:\d\d\s[AP]M$/);
    expect(said(messages()[1])).toBe('What is the weather like?');
    expect((await reply()).getByText(/no real-time data/)).toBeInTheDocument();
    expect(messages()[2]).toHaveAccessibleName(/^Assistant \d{1,2}:\d\d\s[AP]M$/);
    for (const message of messages())
      expect(within(message).getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
  });

  it('that is blank is ignored, and spaces around one are left out', async () => {
    const { send } = openAssistant();
    await send('  \u3000');
    expect(messages()).toHaveLength(1);
    await send('  bye ');
    expect(said(messages()[1])).toBe('bye');
  });

  it('is sent by the button as well, which empties the field and leaves the focus in it', async () => {
    const { user } = openAssistant();
    await user.keyboard('bye');
    await user.click(screen.getByLabelText('Send'));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect((await reply()).getByText(/^Goodbye/)).toBeInTheDocument();
  });

  it('of 50,000 pasted characters stays in the field, with a sentence on its length', async () => {
    const { user } = openAssistant();
    await user.paste('noc? '.repeat(10_000));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This is 49,999 characters long. Please shorten it to 1,000',
    );
    expect(messages()).toHaveLength(1);
    fireEvent.change(input(), { target: { value: 'noc?' } });
    await user.keyboard('{Enter}');
    expect(said(messages()[1])).toBe('noc?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent by the Enter that ends the composition of an input method', async () => {
    const { user } = openAssistant();
    await user.keyboard('नमस्ते');
    expect(fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 })).toBe(true);
    expect(messages()).toHaveLength(1);
  });

  it('sent twice is answered twice, and no form appears for its details', async () => {
    const { send } = openAssistant();
    await send('details');
    await send('details');
    await waitFor(() => expect(messages()).toHaveLength(5));
    const senders = messages().map((message) => message.getAttribute('data-sender') ?? '');
    expect(senders.sort()).toEqual(['bot', 'bot', 'bot', 'user', 'user']);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});

it('a suggested question is posted when chosen, and the focus moves to the log', async () => {
  const { press } = openAssistant();
  const [, first = ''] = panel.starters;
  await press(first);
  expect(said(messages()[1])).toBe(first);
  expect(screen.queryByText(panel.words.starters)).not.toBeInTheDocument();
  expect(log()).toHaveFocus();
  await reply();
});

it('the location comes with a live map of each office to unfold', async () => {
  const { press } = openAssistant();
  await press('Our Location');
  expect(said(messages()[1])).toBe(panel.location.message);
  const maps = await reply();
  for (const office of brand.offices) {
    const frame = maps.getByTitle(`Map of our office in ${office.address}`);
    expect(frame).toHaveAttribute('src', mapEmbedUrl(office));
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame.closest('details')).not.toHaveAttribute('open');
  }
});

it('while data are loading the assistant says that it is typing, and keeps the order of the questions', async () => {
  let arrive: (found: unknown) => void = () => {};
  const held = new Promise((resolve) => {
    arrive = resolve;
  });
  const { send } = openAssistant(() => held);
  await send('IELTS for Japan');
  await waitFor(() => expect(typing()).toBeInTheDocument());
  await send('bye');
  expect(messages()).toHaveLength(3);
  arrive(requirements);
  await waitFor(() => expect(messages()).toHaveLength(5));
  const table = within(messages()[3] ?? log()).getByRole('table', { name: 'Japan: IELTS requirements' });
  expect(within(table).getByRole('row', { name: 'IELTS 5.5-6.0 6.0-6.5' })).toBeInTheDocument();
  expect(said(messages()[4])).toMatch(/^Goodbye/);
  expect(typing()).not.toBeInTheDocument();
});
