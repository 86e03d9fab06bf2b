import { brand } from '@sayapatri/design';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { input, log, messages, openAssistant, reply, said } from './openAssistant.fixture.tsx';

describe('the open assistant', () => {
  it('is a dialog that lets the page be used, titled Assistant with the short name', () => {
    openAssistant();
    const dialog = screen.getByRole('dialog', { name: 'Assistant' });
    expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Assistant' })).toBeInTheDocument();
    expect(within(dialog).getByText(brand.shortName)).toBeInTheDocument();
  });

  it('has a log, a message field and buttons, each by its role and name', () => {
    openAssistant();
    expect(screen.getByRole('log', { name: 'Conversation' })).toBe(log());
    expect(within(log()).getAllByRole('article')).toEqual(messages());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBe(input());
    expect(
      screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['Close', 'Make an Appointment', 'IELTS/PTE Requirements', 'Our Location', 'Send']);
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
    await user.click(screen.getByLabelText('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by Esc, wherever the focus is inside', async () => {
    const { user, onClose } = openAssistant();
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
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

  it('is sent by the button as well, which empties the field and leaves the focus in it', async () => {
    const { user } = openAssistant();
    await user.keyboard('bye');
    await user.click(screen.getByLabelText('Send'));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect((await reply()).getByText(/^Goodbye/)).toBeInTheDocument();
  });

  it('that asks for the contact form gets the fixed sentence, and no form appears', async () => {
    const { send } = openAssistant();
    await send('details');
    expect(
      (await reply()).getByText('Please fill out the form below with your contact information.'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('sent twice is answered twice, each in its turn', async () => {
    const { send } = openAssistant();
    await send('bye');
    await send('bye');
    await waitFor(() => expect(messages()).toHaveLength(5));
    expect(
      messages()
        .map((message) => message.getAttribute('data-sender') ?? '')
        .sort(),
    ).toEqual(['bot', 'bot', 'bot', 'user', 'user']);
  });
});
