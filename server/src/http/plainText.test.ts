import { expect, test } from 'vitest';
import { appForTest, sampleEnquiry } from '../testing/app.ts';
import { sendBytes } from '../testing/sendBytes.ts';

test('an enquiry that arrives while the server closes is kept or refused in plain text', async () => {
  const { app, enquiries } = await appForTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({ ...sampleEnquiry, message: 'Hello' });
  const request = [
    'POST /api HTTP/1.1',
    'Host: site.example',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  let closed: Promise<unknown> = Promise.resolve();
  app.server.once('request', () => {
    closed = app.close();
  });
  // Two requests on one connection: the server is closing when the second arrives.
  const other = request.replace('Asha Sample', 'Bina Sample');
  const answer = await sendBytes(app, request + other);
  await closed;
  expect(answer.head).toContain('200 OK');
  expect(await enquiries.list()).toHaveLength(2);
});
