import { screen, within } from '@testing-library/react';
import type { TestRequirements, WidgetProps } from 'shared/contract';
import { brand } from 'shared/core';
import { renderInSite } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Assistant from './Assistant.tsx';

const requirements = {
  japan: {
    label: 'Japan',
    guidePath: '/study-in-japan',
    tests: { ielts: { bachelor: '5.5-6.0', master: '6.0-6.5' }, pte: {} },
  },
} as Partial<TestRequirements> as TestRequirements;

const fallback = "I'm not sure how to respond to that. Could you please rephrase your question?";

/** jsdom knows no media queries: here, any is true on a small screen. */
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

function openAssistant({
  loadDataset = async () => requirements,
}: {
  loadDataset?: WidgetProps['loadDataset'];
} = {}) {
  const onClose = vi.fn();
  const rendered = renderInSite(<Assistant onClose={onClose} loadDataset={loadDataset} />);
  const say = (text: string) => rendered.user.type(input(), `${text}{Enter}`);
  return { ...rendered, onClose, say };
}

const input = () => screen.getByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log', { name: 'Conversation' });
const messages = () => within(log()).getAllByRole('article');
const said = (message: HTMLElement | undefined) => message?.lastElementChild?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
/** The reply to the only question so far, once it is there. */
const reply = async () => {
  await vi.waitFor(() => expect(messages()).toHaveLength(3));
  return within(messages()[2] ?? log());
};

describe('the open assistant', () => {
  it('is a dialog that lets the page be used, titled Assistant with the short name', () => {
    openAssistant();
    const dialog = screen.getByRole('dialog', { name: 'Assistant' });
    expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Assistant' })).toBeVisible();
    expect(within(dialog).getByText(brand.shortName)).toBeVisible();
  });

  it('welcomes the visitor and waits in the message field', () => {
    openAssistant();
    expect(messages()).toHaveLength(1);
    expect(said(messages()[0])).toBe(
      `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
    );
    expect(input()).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { user, onClose } = openAssistant();
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by Esc, wherever the focus is inside', async () => {
    const { user, onClose } = openAssistant();
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('begins anew after it was closed', async () => {
    const { user, say, rerender, unmount } = openAssistant();
    await say('hello');
    await user.type(input(), 'half a sent');
    rerender(<p>The page</p>);
    unmount();
    openAssistant();
    expect(messages()).toHaveLength(1);
    expect(input()).toHaveValue('');
  });
});

describe('a message', () => {
  it('is shown with its sender and time, and answered', async () => {
    const { say } = openAssistant();
    await say('What is the weather like?');
    expect(messages()[1]).toHaveAccessibleName(/^You \d{1,2}:\d\d\s[AP]M$/);
    expect(said(messages()[1])).toBe('What is the weather like?');
    expect((await reply()).getByText(/no real-time data/)).toBeVisible();
    expect(messages()[2]).toHaveAccessibleName(/^Assistant \d{1,2}:\d\d\s[AP]M$/);
    for (const message of messages())
      expect(within(message).getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-/));
  });

  it('is sent by the button as well, which empties the field and leaves the focus in it', async () => {
    const { user } = openAssistant();
    await user.type(input(), 'bye');
    await user.click(button('Send'));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect((await reply()).getByText(/^Goodbye/)).toBeVisible();
  });

  it('that is blank is ignored', async () => {
    const { user, say } = openAssistant();
    await user.click(button('Send'));
    await say('   ');
    expect(messages()).toHaveLength(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is only ever text', async () => {
    const { user } = openAssistant();
    const hostile = '<img src=x onerror=alert(1)><a href="/contact">click</a> &amp; **bold**';
    await user.click(input());
    await user.paste(hostile);
    await user.keyboard('{Enter}');
    await reply();
    expect(said(messages()[1])).toBe(hostile);
    expect(within(log()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(log()).queryByRole('img')).not.toBeInTheDocument();
  });

  it('of 10,000 characters is shown whole and answered', async () => {
    const { user } = openAssistant();
    const long = 'zzyx '.repeat(2000).trim();
    await user.click(input());
    await user.paste(long);
    await user.keyboard('{Enter}');
    expect((await reply()).getByText(fallback)).toBeVisible();
    expect(said(messages()[1])).toBe(long);
  });

  it('that asks for the contact form gets its sentence, and no form appears', async () => {
    const { say } = openAssistant();
    await say('details');
    expect(
      (await reply()).getByText('Please fill out the form below with your contact information.'),
    ).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('sent twice is answered twice, each in its turn', async () => {
    const { say } = openAssistant();
    await say('bye');
    await say('bye');
    await vi.waitFor(() => expect(messages()).toHaveLength(5));
    expect(
      messages()
        .map((message) => message.getAttribute('data-sender') ?? '')
        .sort(),
    ).toEqual(['bot', 'bot', 'bot', 'user', 'user']);
  });
});

describe('the quick actions', () => {
  const actions = () => screen.getByRole('group', { name: 'Quick actions' });
  const countries = ['Australia', 'USA', 'UK', 'Canada', 'New Zealand', 'Japan'];

  it('make an appointment', async () => {
    const { user } = openAssistant();
    await user.click(button('Make an Appointment'));
    expect(said(messages()[1])).toBe('I would like to make an appointment.');
    const answer = await reply();
    expect(answer.getByRole('link', { name: 'Book a free consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(answer.getByText('Mon-Fri: 9:00 AM-6:00 PM')).toBeVisible();
  });

  it('show where the offices are, on maps too', async () => {
    const { user } = openAssistant();
    await user.click(button('Our Location'));
    const answer = await reply();
    for (const { address } of brand.offices) {
      expect(answer.getByRole('link', { name: address })).toHaveAttribute('target', '_blank');
      expect(answer.getByTitle(`Map of our office in ${address}`)).toBeVisible();
    }
  });

  it('list six countries and answer with the requirements of the chosen one', async () => {
    const { user } = openAssistant();
    const toggle = button('IELTS/PTE Requirements');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(within(actions()).getAllByRole('button')).toHaveLength(3);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(actions())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(countries);

    await user.click(button('Japan'));
    expect(said(messages()[1])).toBe('What are the IELTS and PTE requirements for Japan?');
    const table = (await reply()).getByRole('table', { name: 'Japan: IELTS and PTE requirements' });
    expect(within(table).getByRole('row', { name: 'IELTS 5.5-6.0 6.0-6.5' })).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(countries)('post a message for %s', async (country) => {
    const { user } = openAssistant();
    await user.click(button('IELTS/PTE Requirements'));
    await user.click(button(country));
    expect(said(messages()[1])).toContain(country);
    expect((await reply()).getByRole('link', { name: /^Study in/ })).toBeVisible();
  });

  it('close the list by Esc without closing the assistant', async () => {
    const { user, onClose } = openAssistant();
    await user.click(button('IELTS/PTE Requirements'));
    await user.tab();
    expect(button('Australia')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('IELTS/PTE Requirements')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Australia' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('close the list when the visitor turns elsewhere', async () => {
    const { user } = openAssistant();
    await user.click(button('IELTS/PTE Requirements'));
    await user.click(log());
    expect(screen.queryByRole('button', { name: 'Australia' })).not.toBeInTheDocument();
    await user.click(button('IELTS/PTE Requirements'));
    await user.tab({ shift: true });
    expect(screen.queryByRole('button', { name: 'Australia' })).not.toBeInTheDocument();
  });
});

describe('while the requirements are on their way', () => {
  it('the assistant says that it is typing, and keeps the order of the questions', async () => {
    let arrive: (found: TestRequirements | undefined) => void = () => {};
    const { say } = openAssistant({
      loadDataset: () =>
        new Promise((resolve) => {
          arrive = resolve as typeof arrive;
        }),
    });
    await say('IELTS for Japan');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The assistant is typing'));
    await say('bye');
    expect(messages()).toHaveLength(3);
    arrive(requirements);
    await vi.waitFor(() => expect(messages()).toHaveLength(5));
    expect(within(messages()[3] ?? log()).getByRole('table')).toBeVisible();
    expect(said(messages()[4])).toMatch(/^Goodbye/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('and when they cannot be had, the reply has its links all the same', async () => {
    const { say } = openAssistant({ loadDataset: async () => undefined });
    await say('IELTS for Japan');
    const answer = await reply();
    expect(answer.queryByRole('table')).not.toBeInTheDocument();
    expect(answer.getByRole('link', { name: 'Study in Japan' })).toHaveAttribute('href', '/study-in-japan');
  });

  it('nothing is loaded for a visitor who does not ask for them', async () => {
    const loadDataset = vi.fn(async () => requirements);
    const { user, say } = openAssistant({ loadDataset });
    await say('bye');
    await reply();
    expect(loadDataset).not.toHaveBeenCalled();
    await user.click(button('IELTS/PTE Requirements'));
    expect(loadDataset).toHaveBeenCalledOnce();
  });
});

describe('a link inside the site', () => {
  it('leaves the assistant open beside the page', async () => {
    const { user, say, onClose } = openAssistant();
    await say('yes');
    await user.click((await reply()).getByRole('link', { name: 'Book a free consultation' }));
    expect(window.location.pathname).toBe('/contact');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the assistant where it covers the page', async () => {
    screenIsSmall = true;
    const { user, say, onClose } = openAssistant();
    await say('yes');
    await user.click((await reply()).getByRole('link', { name: 'Book a free consultation' }));
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
  await vi.waitFor(() => expect(messages()).toHaveLength(5));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: /Ask a counselor/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/contact');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
