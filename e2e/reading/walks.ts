/** Ways to leave a page and come back, each with the place where the reader must then be: the same in every browser. */
import { Reader, type TabOfReader } from './Reader.ts';

/** Another document, without scripts. */
const elsewhere = '/robots.txt';
const long = '/study-in-uk';

/** Walks, and returns where the reader must be at the end, in pixels from the top. */
type Walk = (reader: Reader) => Promise<number>;

export const walks: Record<string, Walk> = {
  'two reloads of a page that was opened directly, with reading between them': async (reader) => {
    await reader.open(long);
    await reader.scroll(1500);
    await reader.reload();
    await reader.scroll(900);
    await reader.reload();
    return 900;
  },
  'Back after three pages': async (reader) => {
    await reader.open('/services');
    await reader.scroll(700);
    await reader.follow('/about');
    await reader.scroll(500);
    await reader.follow(long);
    await reader.scroll(1500);
    await reader.follow('/contact');
    await reader.back(long);
    if ((await reader.y()) !== 1500) return 1500;
    await reader.back('/about');
    if ((await reader.y()) !== 500) return 500;
    await reader.back('/services');
    return 700;
  },
  'Back from a part of the page': async (reader) => {
    await reader.open(long);
    await reader.scroll(600);
    await reader.jump('costs');
    await reader.back(long);
    return 600;
  },
  'a link before the scripts have come, and Back': async (reader) => {
    await reader.open(long);
    const release = await reader.hold();
    await reader.reload();
    const place = await reader.readOn();
    await reader.follow('/blogs');
    await release();
    await reader.back(long);
    return place;
  },
  'reading on before the scripts have come': async (reader) => {
    await reader.open(long);
    await reader.scroll(1500);
    const release = await reader.hold();
    await reader.reload();
    const place = await reader.readOn();
    await release();
    return place;
  },
  'Back from another document, after a link inside the site, and a tab that the phone has discarded': async (
    reader,
  ) => {
    await reader.open('/about');
    await reader.follow(long);
    await reader.scroll(600);
    await reader.open(elsewhere);
    await reader.back(long);
    if ((await reader.y()) !== 600) return 600;
    await reader.scroll(1500);
    // A hidden tab is told that it is hidden, and nothing at its end.
    await reader.tab.run(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
    }, '');
    await reader.reload();
    return 1500;
  },
};

/** Takes a walk. Returns where the reader is at its end, and a moment later, each as far from the place as it is wrong. */
export async function walked(walk: Walk, tab: TabOfReader): Promise<number[]> {
  const reader = new Reader(tab);
  const place = await walk(reader);
  const atOnce = await reader.y();
  await new Promise((resolve) => setTimeout(resolve, 700));
  return [atOnce - place, (await reader.y()) - place];
}
