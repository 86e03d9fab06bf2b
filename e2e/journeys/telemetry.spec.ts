/** Telemetry is off unless the operator turns it on; the shell's and the server's tests try it. */
import { expect, hydrated, test } from '../test.ts';

test('the home page neither asks for the code or settings of telemetry nor reports anything', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.goto('about:blank');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((url) => /telemetry/i.test(url))).toEqual([]);
});
