import type { TestRequirements } from '@sayapatri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  log,
  messages,
  openAssistant,
  reply,
  requirements,
  said,
  typing,
} from './openAssistant.fixture.tsx';

describe('the quick actions', () => {
  const actions = () => screen.getByRole('group', { name: 'Quick actions' });
  const countries = ['Australia', 'USA', 'UK', 'Canada', 'New Zealand', 'Japan'];

  it('make an appointment', async () => {
    const { press } = openAssistant();
    await press('Make an Appointment');
    expect(said(messages()[1])).toBe('I would like to make an appointment.');
    const answer = await reply();
    expect(answer.getByText('Book a free consultation')).toHaveAttribute('href', '/contact');
    expect(answer.getByText('Mon-Fri: 9:00 AM-6:00 PM')).toBeInTheDocument();
  });

  it('list six countries and answer with the requirements of the chosen one', async () => {
    const { user, press } = openAssistant();
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

    await press('Japan');
    expect(said(messages()[1])).toBe('What are the IELTS and PTE requirements for Japan?');
    const table = (await reply()).getByRole('table', { name: 'Japan: IELTS and PTE requirements' });
    expect(within(table).getByRole('row', { name: 'IELTS 5.5-6.0 6.0-6.5' })).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('close the list by Esc without closing the assistant', async () => {
    const { user, onClose, press } = openAssistant();
    await press('IELTS/PTE Requirements');
    await user.tab();
    expect(button('Australia')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('IELTS/PTE Requirements')).toHaveFocus();
    expect(button('Australia')).not.toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('close the list when the focus or a click goes elsewhere', async () => {
    const { user, press } = openAssistant();
    await press('IELTS/PTE Requirements');
    await user.click(log());
    expect(button('Australia')).not.toBeVisible();
    await press('IELTS/PTE Requirements');
    await user.tab({ shift: true });
    expect(button('Australia')).not.toBeVisible();
  });
});

describe('while the requirements are loading', () => {
  it('the assistant says that it is typing, and keeps the order of the questions', async () => {
    let arrive: (found: TestRequirements | undefined) => void = () => {};
    const { send } = openAssistant({
      loadDataset: () =>
        new Promise((resolve) => {
          arrive = resolve as typeof arrive;
        }),
    });
    await send('IELTS for Japan');
    await waitFor(() => expect(typing()).toBeInTheDocument());
    await send('bye');
    expect(messages()).toHaveLength(3);
    arrive(requirements);
    await waitFor(() => expect(messages()).toHaveLength(5));
    expect(within(messages()[3] ?? log()).getByRole('table')).toBeInTheDocument();
    expect(said(messages()[4])).toMatch(/^Goodbye/);
    expect(typing()).not.toBeInTheDocument();
  });

  it('a reply without them still has its links', async () => {
    const { send } = openAssistant({ loadDataset: async () => undefined });
    await send('IELTS for Japan');
    const answer = await reply();
    expect(answer.queryByRole('table')).not.toBeInTheDocument();
    expect(answer.getByText('Study in Japan')).toHaveAttribute('href', '/study-in-japan');
  });

  it('nothing is loaded for a visitor who does not ask for them', async () => {
    const loadDataset = vi.fn(async () => requirements);
    const { send, press } = openAssistant({ loadDataset });
    await send('bye');
    await reply();
    expect(loadDataset).not.toHaveBeenCalled();
    await press('IELTS/PTE Requirements');
    expect(loadDataset).toHaveBeenCalledOnce();
  });
});
