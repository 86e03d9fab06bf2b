import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appForTest } from './testing/app.ts';
import { pointTo, writeComposedSite } from './testing/composedSite.ts';

test('a new site is served at once, page and headers, and the old one again after a rollback', async () => {
  const { app, folder } = await appForTest();
  writeComposedSite(join(folder, 'sites/two'), 'two');

  for (const name of ['one', 'two', 'one']) {
    pointTo(join(folder, 'sites', name), join(folder, 'current'));
    const reply = await app.inject('/about');
    expect(reply.body).toContain(`Site ${name},`);
    expect(reply.headers['content-security-policy']).toContain(`about-${name}`);
  }
});

test('while sites are switched under load, every answer is whole and from one site', async () => {
  const { app, folder } = await appForTest();
  writeComposedSite(join(folder, 'sites/two'), 'two');
  const answers: Promise<{ statusCode: number; body: string; policy: unknown }>[] = [];
  for (let round = 0; round < 20; round++) {
    pointTo(join(folder, 'sites', round % 2 ? 'one' : 'two'), join(folder, 'current'));
    for (const url of ['/', '/about', '/nowhere']) {
      answers.push(
        app.inject(url).then((reply) => ({
          statusCode: reply.statusCode,
          body: reply.body,
          policy: reply.headers['content-security-policy'],
        })),
      );
    }
    await answers.at(-1);
  }
  for (const { statusCode, body, policy } of await Promise.all(answers)) {
    expect([200, 404]).toContain(statusCode);
    const site = /Site (\w+),/.exec(body)?.[1];
    expect(policy).toMatch(new RegExp(`-${site}$`));
  }
});

test('the site may vanish and come back without a restart', async () => {
  const { app, folder } = await appForTest();
  rmSync(join(folder, 'current'));
  expect((await app.inject('/about')).statusCode).toBe(503);
  pointTo(join(folder, 'sites/one'), join(folder, 'current'));
  expect((await app.inject('/about')).statusCode).toBe(200);
});
