/** Starts a server of the composed site with its own database, and sends enquiries to it. */
import { type Agent, request } from 'node:http';
import { sitePaths } from 'compose/paths';
import { startServer as startProcess } from 'e2e/startServer';

let numbers = 0;

/** Returns an enquiry that differs from all earlier ones. */
export function enquiry() {
  numbers += 1;
  const timestamp = new Date(1_700_000_000_000 + numbers).toISOString();
  const message = `Enquiry ${numbers}. ${'I would like to study in Japan. '.repeat(6)}`;
  return {
    name: 'A Student',
    email: `student${numbers}@mail.example`,
    phone: '9800000000',
    message,
    timestamp,
  };
}

/** Requests `to`, or posts `body` there. Resolves once the answer is read; rejects unless its status is `wanted`. */
export function ask(url: string, agent: Agent, to: string, body?: string, wanted = 200): Promise<void> {
  return new Promise((resolve, reject) => {
    const options =
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } };
    const sent = request(`${url}${to}`, { agent, ...options }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === wanted
          ? resolve()
          : reject(new Error(`${to}: status ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Starts the server as a process of its own; `env` says where it stores enquiries. */
export async function startServer(
  env: Record<string, string>,
): Promise<{ url: string; pid: number; end(): void }> {
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', SITE_DIR: sitePaths().current, DATABASE_URL: '' };
  const { process: child, url } = await startProcess({ ...limits, ...env });
  return { url, pid: child.pid ?? 0, end: () => child.kill('SIGKILL') };
}
