import { walked, walks } from '../reading/walks.ts';
import { expect, test } from './test.ts';

test.use({ engineOptions: { backForwardCache: false } });

for (const [name, walk] of Object.entries(walks))
  test(`the place is kept: ${name}`, async ({ tab }) => {
    const reader = {
      open: (path: string) => tab.open(path),
      run: tab.run.bind(tab),
      until: tab.until.bind(tab),
      press: tab.press.bind(tab),
      hold: async () => tab.site.hold(),
    };
    expect(await walked(walk, reader)).toEqual([0, 0]);
  });
