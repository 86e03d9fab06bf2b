import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { appForTest, readsAsJson, sampleEnquiry, type TestApp } from '../testing/app.ts';

const fields = {
  name: 'Asha Sample',
  email: 'asha@student.example',
  phone: '',
  message: 'First line\r\nSecond line',
};
const post = ({ app }: TestApp, values: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });

describe('the contact form, posted without scripts,', () => {
  test('is stored, and answered with a page of thanks', async () => {
    const server = await appForTest();
    const reply = await post(server, fields);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain("<h1>Thanks! You'll get a response in 24 hours.</h1>");
    expect(reply.body).not.toContain('<form');
    const today = new Date().toISOString().slice(0, 10);
    expect(await server.enquiries.list()).toMatchObject([
      { ...fields, message: 'First line\nSecond line', timestamp: `${today}T00:00:00.000Z`, flagged: false },
    ]);
  });

  test('is stored once when a reload sends it again', async () => {
    const server = await appForTest();
    await Promise.all([post(server, fields), post(server, fields)]);
    expect((await post(server, fields)).statusCode).toBe(200);
    expect(await server.enquiries.list()).toHaveLength(1);
  });

  test('is refused with the reasons and all that was typed when fields are wrong', async () => {
    const server = await appForTest();
    const reply = await post(server, {
      ...fields,
      name: ' ',
      email: '"><script>',
      message: '</textarea>&\r\nme',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('<p>Name: please write your name');
    expect(reply.body).toContain('<p>Email: please write an address');
    expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;" aria-invalid="true">');
    expect(reply.body.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(reply.body).toContain('>\n&lt;/textarea&gt;&amp;\nme</textarea>');
    expect(await server.enquiries.list()).toEqual([]);
  });

  test('is answered with a page that keeps what was typed when it cannot be stored', async () => {
    const save = () => Promise.reject(new Error('disk full'));
    const reply = await post(await appForTest({ enquiries: { save } }), fields);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('10');
    expect(reply.body).toContain('<h1>Submission failed. Please try again later.</h1>');
    expect(reply.body).toContain('First line\nSecond line</textarea>');
    expect(readsAsJson(reply.body)).toBe(false);
  });

  test('is answered with the time to wait and all that was typed when it is posted too often', async () => {
    const server = await appForTest({ config: { rateLimitPerMinute: 1 } });
    await post(server, fields);
    const reply = await post(server, { ...fields, message: 'Another' });
    expect(reply.statusCode).toBe(429);
    expect(reply.body).toMatch(/Please try again in \d+ seconds/);
    expect(reply.body).toContain('Another</textarea>');
  });

  test('may have a message of the greatest length in Devanagari', async () => {
    const server = await appForTest();
    const message = 'न'.repeat(8_000);
    expect((await post(server, { ...fields, message })).statusCode).toBe(200);
    expect(await server.enquiries.list()).toMatchObject([{ message }]);
  });

  test('is refused with a page when it is too long', async () => {
    const reply = await post(await appForTest(), { ...fields, message: 'a'.repeat(90_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('at most 8,000 characters');
  });
});

test('the page’s policy allows its style and nothing else', async () => {
  const reply = await post(await appForTest(), fields);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(reply.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(reply.headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}';`,
  );
});

describe('possible spam', () => {
  test('is stored with a mark when the hidden field is filled in', async () => {
    const server = await appForTest();
    expect((await post(server, { ...fields, website: 'https://bad.example' })).statusCode).toBe(200);
    expect(await server.enquiries.list()).toMatchObject([
      { flagged: true, spamReasons: 'hidden field filled in' },
    ]);
  });

  test.each([
    [{ 'enquiry-seconds': '1.5' }, 'sent within 3 seconds', true],
    [{ 'enquiry-website': 'filled' }, 'hidden field filled in', true],
    [{ 'sec-fetch-site': 'cross-site' }, 'sent from another site', true],
    [{ 'enquiry-seconds': '40', 'sec-fetch-site': 'same-origin' }, '', false],
    [{ 'enquiry-seconds': 'soon' }, '', false],
    [{}, '', false],
  ])('in JSON with %j is stored with the reasons "%s"', async (headers, spamReasons, flagged) => {
    const server = await appForTest();
    const reply = await server.app.inject({ method: 'POST', url: '/api', payload: sampleEnquiry, headers });
    expect(reply.json()).toEqual({ received: true });
    expect(await server.enquiries.list()).toMatchObject([{ flagged, spamReasons }]);
  });
});
