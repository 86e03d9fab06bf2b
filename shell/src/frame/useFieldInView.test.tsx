import { renderInSite } from '@sayapatri/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFieldInView } from './useFieldInView.ts';

let show: (shown: Record<string, boolean>) => void;
const observed = new Set<Element>();

beforeEach(() => {
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: IntersectionObserverCallback) {
        show = (shown) =>
          act(() => {
            const entries = Object.entries(shown).map(([label, isIntersecting]) => ({
              target: screen.getByLabelText(label),
              isIntersecting,
            }));
            onChange(entries as never, this as never);
          });
      }
      observe = (element: Element) => observed.add(element);
      disconnect = () => {};
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const Result = () => <output>{String(useFieldInView())}</output>;

test('a field is in view as long as one of them is', () => {
  renderInSite(
    <>
      <main id="main">
        <input aria-label="Name" />
        <textarea aria-label="Message" />
      </main>
      <Result />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('undefined');
  show({ Name: true, Message: true });
  show({ Name: false });
  expect(screen.getByRole('status')).toHaveTextContent('true');
  show({ Message: false });
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

test('fields that the page adds count too, but none that no visitor sees or that is not the page’s', async () => {
  renderInSite(
    <>
      <main id="main">
        <input type="hidden" />
        <input aria-label="Leave this empty" tabIndex={-1} />
      </main>
      <input aria-label="Chat" />
      <Result />
    </>,
  );
  expect([...observed]).toEqual([]);
  const field = document.createElement('input');
  screen.getByRole('main').append(field);
  await waitFor(() => expect([...observed]).toEqual([field]));
});
