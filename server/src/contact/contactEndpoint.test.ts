import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { appForTest, readsAsJson, sampleEnquiry, type TestApp } from '../testing/app.ts';

const post = ({ app }: TestApp, payload: InjectOptions['payload'], headers: InjectOptions['headers'] = {}) =>
  app.inject({ method: 'POST', url: '/api', ...(payload === undefined ? {} : { payload }), headers });

describe('an enquiry', () => {
  test('is stored and answered with JSON', async () => {
    const server = await appForTest();
    const reply = await post(server, sampleEnquiry);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.json()).toEqual({ received: true });
    expect(await server.enquiries.list()).toMatchObject([sampleEnquiry]);
  });

  test('is answered only after it is stored', async () => {
    const order: string[] = [];
    const save = async () => {
      await sleep(50);
      order.push('stored');
    };
    const server = await appForTest({ enquiries: { save } });
    await post(server, sampleEnquiry).then(() => order.push('answered'));
    expect(order).toEqual(['stored', 'answered']);
  });
});

describe('a refusal in plain text, which cannot be read as JSON,', () => {
  const json = { 'content-type': 'application/json' };
  const { phone: _, ...withoutPhone } = sampleEnquiry;
  test.each<[string, number, InjectOptions['payload'], InjectOptions['headers']]>([
    ['no body', 400, undefined, {}],
    ['broken JSON', 400, '{"name":', json],
    ['a missing key', 400, withoutPhone, {}],
    ['a body over 80 KB', 413, { ...sampleEnquiry, message: 'a'.repeat(81 * 1024) }, {}],
    ['a form with files', 415, 'name=Asha', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a text body', 415, JSON.stringify(sampleEnquiry), { 'content-type': 'text/plain' }],
  ])('answers %s with %i', async (_name, status, payload, headers) => {
    const server = await appForTest();
    const reply = await post(server, payload, headers);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(readsAsJson(reply.body)).toBe(false);
    expect(await server.enquiries.list()).toEqual([]);
  });

  test('names the fields to check and repeats no value', async () => {
    const reply = await post(await appForTest(), { ...sampleEnquiry, email: 'secret', message: '' });
    expect(reply.body).toBe(
      'Email: please write an address such as asha@mail.example. Message: please write at least one word, and at most 8,000 characters.\n',
    );
  });

  test('answers with 503 while the store fails', async () => {
    let works = false;
    const server = await appForTest({
      enquiries: { save: () => (works ? Promise.resolve() : Promise.reject(new Error('disk full'))) },
    });
    for (let attempt = 0; attempt < 2; attempt++) {
      const reply = await post(server, sampleEnquiry);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(readsAsJson(reply.body)).toBe(false);
      expect(reply.body).not.toContain('disk');
    }
    works = true;
    expect((await post(server, sampleEnquiry)).statusCode).toBe(200);
  });

  test('answers too many posts from one address with 429 and the time to wait, but serves pages', async () => {
    const server = await appForTest({ config: { rateLimitPerMinute: 2 } });
    await post(server, sampleEnquiry);
    await post(server, {});
    const reply = await post(server, { ...sampleEnquiry, name: 'Refused' });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(await server.enquiries.list()).toHaveLength(1);
    expect(readsAsJson(reply.body)).toBe(false);
    for (let visit = 0; visit < 30; visit++) {
      expect((await server.app.inject('/about')).statusCode).toBe(200);
    }
  });

  test('counts the address that a trusted proxy names, not one that a visitor makes up', async () => {
    const trusting = await appForTest({ config: { rateLimitPerMinute: 1, trustProxy: ['loopback'] } });
    const from = (server: TestApp, address: string) =>
      post(server, sampleEnquiry, { 'x-forwarded-for': address }).then((reply) => reply.statusCode);
    expect(await from(trusting, '198.51.100.1')).toBe(200);
    expect(await from(trusting, '198.51.100.2')).toBe(200);
    expect(await from(trusting, 'made up, 198.51.100.2')).toBe(429);

    const alone = await appForTest({ config: { rateLimitPerMinute: 1 } });
    expect(await from(alone, '198.51.100.1')).toBe(200);
    expect(await from(alone, '198.51.100.2')).toBe(429);
  });

  test.each(['GET', 'PUT'] as const)('answers %s with 405', async (method) => {
    const { app } = await appForTest();
    const reply = await app.inject({ method, url: '/api' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('POST');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(readsAsJson(reply.body)).toBe(false);
  });
});
