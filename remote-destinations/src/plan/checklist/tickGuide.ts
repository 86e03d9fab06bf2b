/**
 * Boxes to tick in a guide's own lists. The lists are complete without them, and a guide's code is at its limit: this
 * module is loaded once the page is live, and adds its elements to the lists itself.
 */
import { guideItems } from './guideItems.ts';
import { keepTicks, readTicks } from './tickStore.ts';

const texts = {
  ready: (done: number, all: number) => `${done} of ${all} ready`,
};

/** Makes every list of papers tickable on the guide that is open now. Lists that are so already, and other pages, stay. */
export function tickGuide(): void {
  const [, country] = /^\/study-in-([^/]+)/.exec(window.location.pathname) ?? [];
  if (country === undefined) return;
  for (const list of document.querySelectorAll<HTMLElement>('main ul[data-checklist]:not([data-ticks])'))
    tickList(list, country);
}

function tickList(list: HTMLElement, country: string): void {
  list.dataset.ticks = '';
  const boxes = [...list.children].map((line) => {
    const title = line.querySelector('h3')?.textContent?.trim() ?? '';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.value = guideItems[country]?.[title] ?? `${country}/${title}`;
    box.checked = readTicks().has(box.value);
    const label = document.createElement('label');
    label.dataset.noPrint = '';
    box.setAttribute('aria-label', title);
    // The box takes its icon's place, to the pixel: nothing moves on the page.
    Object.assign(label.style, { flex: 'none', width: '1.75rem', cursor: 'pointer' });
    Object.assign(box.style, {
      width: '1.5rem',
      height: '1.5rem',
      margin: '0',
      accentColor: 'var(--mui-palette-primary-main)',
    });
    line.querySelector('svg')?.style.setProperty('display', 'none');
    label.append(box);
    line.prepend(label);
    return box;
  });
  const ready = document.createElement('p');
  ready.setAttribute('role', 'status');
  // It stands in the room above the list, for the same reason.
  Object.assign(ready.style, {
    position: 'relative',
    top: '-28px',
    margin: '0 0 -28px',
    fontSize: '0.875rem',
    lineHeight: '28px',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    color: 'var(--accent-text)',
  });
  const count = () => {
    const done = boxes.filter(({ checked }) => checked).length;
    ready.textContent = texts.ready(done, boxes.length);
  };
  list.before(ready);
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const ticks = readTicks();
    if (target.checked) ticks.add(target.value);
    else ticks.delete(target.value);
    keepTicks(ticks);
    count();
  });
  count();
}
