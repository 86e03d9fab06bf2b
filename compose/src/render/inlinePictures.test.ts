import { expect, it } from 'vitest';
import { blog, emptySite, livePage, release, shell } from '../testing/fakeSite.ts';

const hill = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${text} 100% & #1</title></svg>`;
const image = (file: string, more = '') => `<img src="/_/remote-blog/assets/${file}" alt=""${more}/>`;

async function imagesOf(html: string, files: Record<string, string>): Promise<string[]> {
  const site = await emptySite();
  const browserFiles = Object.entries(files).map(([file, text]) => [`browser/assets/${file}`, text]);

  await release(
    site,
    shell(),
    blog('articles', { html: { '/blogs': html }, files: Object.fromEntries(browserFiles) }),
  );
  return (
    (await livePage(site, 'blogs/index.html')).match(/<(?:img|link rel="preload" as="image")[^>]*>/g) ?? []
  );
}

it('a small drawing that a page loads at once stands in its HTML, and nothing preloads its file', async () => {
  const preload = '<link rel="preload" as="image" href="/_/remote-blog/assets/hill-0123abcd.svg"/>';
  const [drawn = '', ...others] = await imagesOf(preload + image('hill-0123abcd.svg'), {
    'hill-0123abcd.svg': hill('A hill'),
  });
  expect(others).toEqual([]);
  const address = / src="([^"]*)"/.exec(drawn)?.[1] ?? '';
  expect(await (await fetch(address)).text()).toBe(hill('A hill'));
});

it.each([
  ['is loaded later', image('hill-0123abcd.svg', ' loading="lazy"'), hill('A hill')],
  ['is large', image('hill-0123abcd.svg'), hill('A hill'.repeat(2_000))],
  ['is one of several in a file', image('hill-0123abcd.svg#one'), hill('A hill')],
])('a drawing that %s stays a file', async (_, html, content) => {
  expect(await imagesOf(html, { 'hill-0123abcd.svg': content })).toEqual([html]);
});
