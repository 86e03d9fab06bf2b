import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteForTest } from '../testing/app.ts';
import { pointTo, writeComposedSite } from '../testing/composedSite.ts';

test('every answer is complete and of one site while sites are switched under load', async () => {
  const { app, folder } = await siteForTest();
  writeComposedSite(join(folder, 'sites/two'), 'two');
  const answers: Promise<{ statusCode: number; body: string }>[] = [];
  for (let round = 0; round < 20; round++) {
    pointTo(join(folder, 'sites', round % 2 ? 'one' : 'two'), join(folder, 'current'));
    for (const url of ['/', '/about', '/nowhere']) {
      answers.push(app.inject(url).then(({ statusCode, body }) => ({ statusCode, body })));
    }
    await answers.at(-1);
  }
  for (const { statusCode, body } of await Promise.all(answers)) {
    expect([200, 404]).toContain(statusCode);
    expect(body).toMatch(/Site (one|two),.+namaste $/s);
  }
});

test('a site that vanishes and comes back is served without a restart', async () => {
  const { app, folder } = await siteForTest();
  rmSync(join(folder, 'current'));
  expect((await app.inject('/about')).statusCode).toBe(503);
  pointTo(join(folder, 'sites/one'), join(folder, 'current'));
  expect((await app.inject('/about')).statusCode).toBe(200);
});
