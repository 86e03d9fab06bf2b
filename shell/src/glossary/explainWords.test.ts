import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { explainWords } from './explainWords.ts';

const noc = { id: 'noc', term: 'NOC', name: 'No Objection Certificate', meaning: 'The permission to leave.' };
const loadDataset = vi.fn().mockResolvedValue([noc]);
beforeAll(() => explainWords(loadDataset));
beforeEach(() => {
  document.body.innerHTML =
    '<p>Ask for the <a href="/plan/words#noc">NOC</a> and the <a href="/plan/words#gone">GONE</a>.</p>';
  return () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    document.body.innerHTML = '';
  };
});

const word = (name: string) => screen.getByRole('link', { name });
const pointer = (type: string, target: Element, pointerType: string) =>
  target.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType, button: 0 }),
  );
/** Returns whether the browser would follow the link. */
function tap(link: Element): boolean {
  pointer('pointerdown', link, 'touch');
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

// First, because the glossary is kept for the tests below.
test('a glossary that could not be loaded is requested again by the next word, and once loaded it is kept', async () => {
  loadDataset.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('offline'));
  for (const requests of [1, 2]) {
    pointer('pointerover', word('NOC'), 'mouse');
    await waitFor(() => expect(loadDataset).toHaveBeenCalledTimes(requests));
    pointer('pointerover', document.body, 'mouse');
    expect(screen.queryByRole('tooltip')).toBeNull();
  }
  for (let hover = 0; hover < 2; hover++) {
    pointer('pointerover', word('NOC'), 'mouse');
    await screen.findByRole('tooltip');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
  expect(loadDataset).toHaveBeenCalledTimes(3);
});

test('a word that the mouse leaves and enters again before its hint is ready gets one hint', async () => {
  for (const target of [word('NOC'), document.body, word('NOC')]) pointer('pointerover', target, 'mouse');
  await screen.findByRole('tooltip');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tap elsewhere removes the hint', async () => {
  tap(word('NOC'));
  await screen.findByRole('tooltip');
  pointer('pointerdown', document.body, 'touch');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a word that the glossary does not have is a plain link', async () => {
  const held: boolean[] = [];
  word('GONE').addEventListener('click', (event) => {
    held.push(event.defaultPrevented);
    event.preventDefault();
  });
  tap(word('GONE'));
  // The tap waits for the glossary; when there is nothing to show, the link is followed after all.
  await waitFor(() => expect(held).toEqual([true, false]));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
