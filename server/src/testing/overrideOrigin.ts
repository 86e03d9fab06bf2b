import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from 'shared/contract';
import type { Release } from 'shared/release';
import { onTestFinished } from 'vitest';

/** What the origin of an unreleased build answers, by path; a status alone for those that fail. */
export type Answers = Record<string, string | { status: number; location?: string }>;

/** Serves `answers` until the test is over; they may be changed meanwhile. Resolves with its origin. */
export async function serveAnswers(answers: Answers): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    if (typeof answer === 'string') {
      response.setHeader('Content-Type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.end(answer);
    } else {
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An unreleased blog: /blogs, and the page /blogs/new that the site lacks. */
export const unreleasedBlog: Release = {
  name: 'remote-blog',
  version: '0123456789ab',
  contract: contractVersion,
  shared: '1.0.0',
  entry: 'browser/remoteEntry-new.js',
  entryFiles: [],
  hostFiles: [],
  server: {},
  pages: ['/blogs', '/blogs/new'].map((path) => ({
    path,
    title: 'Blogs',
    description: 'Articles.',
    nav: [{ area: 'main', label: `New ${path}`, order: 40 }],
    files: ['browser/page-new.js'],
    content: [],
  })),
  widgets: [],
  provides: [],
  uses: [],
  redirects: {},
  assets: [],
  files: Object.fromEntries(
    ['browser/remoteEntry-new.js', 'browser/page-new.js'].map((file) => [
      file,
      { size: 1, integrity: 'sha256-new' },
    ]),
  ),
};
