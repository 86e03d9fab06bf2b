import type { TestRequirements, WidgetProps } from '@sayapatri/contract';
import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import Assistant from './Assistant.tsx';

export const requirements = {
  japan: {
    label: 'Japan',
    guidePath: '/study-in-japan',
    tests: { ielts: { bachelor: '5.5-6.0', master: '6.0-6.5' }, pte: {} },
    ielts: { from: 5.5, to: 6.5 },
    sources: [],
  },
} as Partial<TestRequirements> as TestRequirements;

export function openAssistant({
  loadDataset = async () => requirements,
}: {
  loadDataset?: (name: string) => Promise<TestRequirements | undefined>;
} = {}) {
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
export const input = () => screen.getByLabelText('Your message');
export const log = () => screen.getByLabelText('Conversation');
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const messages = () => [...log().children] as HTMLElement[];
export const said = (message: HTMLElement | undefined) => message?.lastElementChild?.textContent;
export const typing = () => screen.queryByText('The assistant is typing');
/** The reply to the only question so far, once it is there. */
export const reply = async () => {
  await waitFor(() => expect(messages()).toHaveLength(3));
  return within(messages()[2] ?? log());
};
