/**
 * The wires over which WebDriver commands reach a browser: HTTP for WebKitWebDriver, and Firefox's own socket, Marionette,
 * because Debian has no geckodriver. Both take the same commands with the same parameters, and answer alike.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

/** Each command's name on Marionette, and its method and address over HTTP. */
const commands = {
  newSession: ['WebDriver:NewSession', 'POST', ''],
  deleteSession: ['WebDriver:DeleteSession', 'DELETE', ''],
  navigate: ['WebDriver:Navigate', 'POST', '/url'],
  back: ['WebDriver:Back', 'POST', '/back'],
  setWindowRect: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  execute: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  print: ['WebDriver:Print', 'POST', '/print'],
  performActions: ['WebDriver:PerformActions', 'POST', '/actions'],
  releaseActions: ['WebDriver:ReleaseActions', 'DELETE', '/actions'],
} as const;

/** Sends a command and resolves with its value; rejects with the browser's own words. */
export type Send = (command: keyof typeof commands, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Opens a session with these capabilities at a WebDriver server's address. */
export async function openHttp(server: string, capabilities: object): Promise<Send> {
  const ask = async (method: string, address: string, parameters: object) => {
    const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {};
    // WebKitWebDriver may never answer a script that was sent while a document goes away.
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${server}/session${address}`, { method, signal, ...body });
    const { value } = (await answer.json()) as {
      value: { error?: string; message?: string; sessionId?: string } | null;
    };
    if (!answer.ok)
      throw new Error(`${address} ${JSON.stringify(parameters)}: ${value?.error} ${value?.message}`);
    return value;
  };
  const session = await ask('POST', '', { capabilities: { alwaysMatch: capabilities } });
  return (command, parameters = {}) => {
    const [, method, address] = commands[command];
    return ask(method, `/${session?.sessionId}${address}`, parameters);
  };
}

/** Opens a session on the Marionette socket at `port`, where a message is its length, a colon, and JSON. */
export async function openMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const receive = (message: unknown) => {
    // All but the greeting are arrays.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    if (error) waiting.get(id)?.reject(new Error(`${error.error} ${error.message}`));
    else waiting.get(id)?.resolve(result?.value ?? null);
    waiting.delete(id);
  };
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      receive(JSON.parse(received.toString('utf8', start, end)));
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  await once(socket, 'connect');
  let count = 0;
  const send: Send = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const message = JSON.stringify([0, count, commands[command][0], parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send('newSession', { capabilities: {} });
  return send;
}
