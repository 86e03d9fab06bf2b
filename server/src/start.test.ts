import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig, startServer, UserError } from './start.ts';
import { composedSite, temporaryFolder } from './testing/composedSite.ts';

function configWithSite(): Config {
  const { siteDir, dataDir } = composedSite();
  return { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), siteDir, dataDir };
}

async function takePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

test('a connection that was never used does not delay the close', async () => {
  const server = await startServer(configWithSite());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // Once this later request is answered, the connection above has been accepted.
  await fetch(`${server.url}/readyz`);
  const start = performance.now();
  await Promise.all([server.close(), once(socket, 'close')]);
  // Node itself would wait for the connection's time limit of 30 seconds.
  expect(performance.now() - start).toBeLessThan(20_000);
});

describe('the server refuses to start, in one sentence with the fix,', () => {
  const refusalOf = (config: Config) =>
    startServer(config).then(
      () => undefined,
      (error) => (error instanceof UserError ? error.message : error),
    );

  test('without a composed site', async () => {
    const siteDir = temporaryFolder();
    expect(await refusalOf({ ...configWithSite(), siteDir })).toBe(
      `No composed site in ${siteDir}; run \`pnpm start\` or \`pnpm build\`.`,
    );
  });

  test('on a used port, which leaves the data folder free for the next try', async () => {
    const config = configWithSite();
    const port = await takePort();
    expect(await refusalOf({ ...config, port })).toMatch(
      `The address of PORT and HOST, 127.0.0.1:${port}, can't be used (EADDRINUSE): stop the program that uses it`,
    );
    await (await startServer(config)).close();
  });
});
