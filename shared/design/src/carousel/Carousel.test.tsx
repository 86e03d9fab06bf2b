import { renderInSite } from '@sayapatri/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

/** jsdom has no layout: gives slides a width of 246 px, in a row that shows 500 px. */
const layout =
  '.swiper-slide { width: 246px !important; box-sizing: border-box !important; margin: 0 !important }';

const people: CarouselProps = {
  label: 'Our team',
  item: 'member',
  slides: ['Asmita', 'Bibek', 'Chandra', 'Dipesh', 'Elina'].map((name) => ({
    id: name,
    label: name,
    content: <a href={`#${name}`}>{name}</a>,
  })),
  slideWidth: '246px',
  gap: 24,
};
const moving: CarouselProps = { ...people, autoplay: { delay: 1000, steady: true } };

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const carousel = () => screen.getByRole('group', { name: 'Our team' });
const slide = (place: number) => screen.getByRole('group', { name: `${place} of 5` });
const button = (name: string) => screen.getByRole('button', { name });
const track = () => screen.getByText('Asmita').closest('[role=group]')?.parentElement;

/** How far the row has moved, in pixels. */
const moved = () => Number(/translate3d\(-?([\d.]+)px/.exec(track()?.style.transform ?? '')?.[1] ?? 0);

async function show(props: CarouselProps) {
  renderInSite(<Carousel {...props} />);
  await pass(0);
}

beforeEach(async () => {
  await import('./swiper.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  document.head.append(Object.assign(document.createElement('style'), { id: 'layout', textContent: layout }));
});

afterEach(() => {
  document.getElementById('layout')?.remove();
  vi.doUnmock('./swiper.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a carousel is labelled, its slides are numbered, and pause is its first button', async () => {
  await show(moving);

  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slide(5)).toHaveAttribute('aria-roledescription', 'slide');
  expect(
    within(carousel())
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Pause the carousel', 'Previous member', 'Next member']);
});

test('a carousel moves 270 px every 1000 ms and, from the end, back to the start', async () => {
  await show(moving);

  const places: number[] = [];
  for (let step = 0; step < 5; step++) {
    await pass(1000);
    places.push(moved());
  }

  // Five slides are 1326 px wide: the last step shows the end of the row.
  expect(places).toEqual([270, 540, 810, 826, 0]);
});

test('a looping carousel waits 700 ms after each movement, and goes on past its last slide', async () => {
  await show({ ...people, loop: true, autoplay: { delay: 700 } });

  await pass(690);
  expect(moved()).toBe(0);
  await pass(20);
  expect(moved()).toBe(270);
  await pass(5000);
  expect(moved()).toBe(270);

  for (let step = 0; step < 5; step++) {
    fireEvent.transitionEnd(track() ?? document.body);
    await pass(710);
    expect(moved()).toBeGreaterThan(0);
  }
});

test('a carousel pauses under the mouse and while the focus is inside, and continues when they leave', async () => {
  await show(moving);
  const link = screen.getByRole('link', { name: 'Bibek' });

  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  await pass(5000);
  expect(moved()).toBe(0);
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
  await pass(1000);
  expect(moved()).toBe(270);

  act(() => link.focus());
  await pass(5000);
  expect(moved()).toBe(270);
  act(() => link.blur());
  await pass(1000);
  expect(moved()).toBe(540);
});

test('pause stops a carousel for good; play starts it again, even with the focus on the button', async () => {
  await show(moving);

  fireEvent.click(button('Pause the carousel'));
  await pass(5000);
  expect(moved()).toBe(0);

  act(() => button('Play the carousel').focus());
  fireEvent.click(button('Play the carousel'));
  await pass(1000);
  expect(moved()).toBe(270);
});

test('with reduced motion, whenever it is switched on, a carousel moves only after Play is pressed', async () => {
  const wish = Object.assign(new EventTarget(), {
    matches: false,
    // MUI's colour scheme listens in the older way.
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', () => wish);
  await show(moving);
  expect(button('Pause the carousel')).toBeVisible();

  wish.matches = true;
  act(() => void wish.dispatchEvent(new Event('change')));
  await pass(5000);
  expect(moved()).toBe(0);

  fireEvent.click(button('Play the carousel'));
  await pass(1000);
  expect(moved()).toBe(270);
});

test('a spotlight shows one slide, its neighbours are inert; it wraps around and tells its position', async () => {
  await show({ ...people, loop: true, spotlight: true });
  expect(slide(1)).not.toHaveAttribute('inert');
  for (const place of [2, 3, 4, 5]) expect(slide(place)).toHaveAttribute('inert');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 Asmita');

  fireEvent.click(button('Previous member'));
  expect(screen.getByRole('status')).toHaveTextContent('5 of 5 Elina');
  expect(slide(5)).not.toHaveAttribute('inert');
  expect(slide(1)).toHaveAttribute('inert');

  fireEvent.click(button('Next member'));
  fireEvent.click(button('Next member'));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 Bibek');
});

test('a carousel moved by hand tells all slides that are wholly in view', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(515);
  await show(people);
  expect(screen.getByRole('status')).toHaveTextContent('1–2 of 5');
});

test('a carousel whose code can’t be loaded stays a row that the keyboard scrolls, with nothing inert', async () => {
  vi.doMock('./swiper.ts', () => Promise.reject(new Error('offline')));
  await show({ ...moving, spotlight: true });

  expect(track()?.parentElement).toHaveAttribute('tabindex', '0');
  expect(slide(2)).not.toHaveAttribute('inert');
});
