/**
 * Adds boxes to tick to a guide's own lists. A guide's code is at its size limit and its lists are complete without
 * boxes, so this module is loaded after hydration and adds its elements to the DOM itself.
 */
import items from './guideItems.json';
import { followTicks, keepTicks, readTicks } from './tickStore.ts';

/** Maps the lines of the guides to items of `/plan/checklist`, so that a tick counts in both. Other lines have their own ticks. */
const guideItems: Readonly<Record<string, Readonly<Record<string, string>>>> = items;

/** Adds boxes to every list of papers of the open guide that has none. Leaves other pages unchanged. */
export function tickGuide(): void {
  const [, country] = /^\/study-in-([^/]+)/.exec(window.location.pathname) ?? [];
  if (country === undefined) return;
  for (const list of document.querySelectorAll<HTMLElement>('main ul[data-checklist]:not([data-ticks])'))
    tickList(list, country);
  count();
}

const tickable = 'main ul[data-ticks]';
const checkbox = 'input[type=checkbox]';
const allBoxes = () => document.querySelectorAll<HTMLInputElement>(`${tickable} ${checkbox}`);

followTicks((kept) => {
  for (const box of allBoxes()) box.checked = kept.has(box.value);
  count();
});

/** Writes above each list how many of its lines are ready. */
function count(): void {
  for (const list of document.querySelectorAll(tickable)) {
    const boxes = [...list.querySelectorAll<HTMLInputElement>(checkbox)];
    const text = `${boxes.filter(({ checked }) => checked).length} of ${boxes.length} ready`;
    const ready = list.previousElementSibling;
    if (ready && ready.textContent !== text) ready.textContent = text;
  }
}

function tickList(list: HTMLElement, country: string): void {
  list.dataset.ticks = '';
  const kept = readTicks();
  for (const line of list.children) {
    const title = (line.querySelector('h3, h4') ?? line).textContent.trim();
    const icon = line.querySelector('svg');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.value = guideItems[country]?.[title] ?? `${country}/${title}`;
    box.checked = kept.has(box.value);
    box.setAttribute('aria-label', title);
    const label = document.createElement('label');
    label.dataset.noPrint = '';
    // The box takes exactly the icon's place, so that nothing on the page moves.
    const size = icon ? getComputedStyle(icon).fontSize : '1.75rem';
    Object.assign(label.style, { flex: 'none', display: 'flex', width: size, cursor: 'pointer' });
    icon?.style.setProperty('display', 'none');
    label.append(box);
    line.prepend(label);
  }
  const ready = document.createElement('p');
  ready.setAttribute('role', 'status');
  ready.dataset.noPrint = '';
  // The count is placed in the space above the list, so that nothing moves.
  const room = Number.parseFloat(getComputedStyle(list).marginTop) || 0;
  Object.assign(ready.style, {
    margin: `0 0 -${room}px`,
    fontSize: '0.875rem',
    height: `${room}px`,
    lineHeight: `${0.75 * room}px`,
    fontWeight: '700',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-accentText)',
  });
  const top = list.offsetTop;
  list.before(ready);
  // The count keeps the margins around it from collapsing, and in a grid it adds a row's gap.
  for (const one of [ready, list]) {
    const margin = Number.parseFloat(getComputedStyle(one).marginTop) || 0;
    if (list.offsetTop !== top) one.style.marginTop = `${margin + top - list.offsetTop}px`;
  }
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, checked } = target;
    const ticks = readTicks();
    if (checked) ticks.add(value);
    else ticks.delete(value);
    keepTicks(ticks);
    // The same paper may be in two lists.
    for (const box of allBoxes()) if (box.value === value) box.checked = checked;
    count();
  });
}
