import { makeLive } from 'compose/live';
import { emptyStore, guides, shell, store } from 'compose/testing';

/** Milliseconds to compose a site of `count` generated pages, writing and compressing all of them. */
async function timeCompose(count: number): Promise<number> {
  const layout = await emptyStore();
  const text = 'Generated text of a page that is as long as a paragraph. '.repeat(200);
  const pages = Array.from({ length: count }, (_, index) => ({ path: `/generated-${index}` }));
  const stored = [await store(layout, shell()), await store(layout, guides(text, { pages }))];
  const start = performance.now();
  await makeLive(layout, stored, { doing: 'benchmark' });
  return performance.now() - start;
}

/** Compose time a page as the site grows; linear is a ratio of 1 to the smallest site's. */
export async function composeScaling(): Promise<void> {
  const sizes = [24, 240, 2400];
  await timeCompose(24);
  const perPage: number[] = [];
  for (const size of sizes) perPage.push((await timeCompose(size)) / size);
  const [smallest = 1] = perPage;
  for (const [index, size] of sizes.entries()) {
    const milliseconds = perPage[index] ?? 0;
    console.log(
      `compose, ${size} pages: ${milliseconds.toFixed(2)} ms a page, ${(milliseconds / smallest).toFixed(2)} × the ${sizes[0]}-page site`,
    );
  }
}
