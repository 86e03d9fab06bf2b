// @vitest-environment node
import { expect, test } from 'vitest';
import { provided, takeShared } from './takeShared.ts';

test('a remote takes the module that the host has loaded, not one that another remote wants', async () => {
  const wanted = { get: () => Promise.reject(new Error('must be provided by host')) };
  await takeShared({ '@sayapatri/design': { '1.12.0': wanted, '1.13.0': { lib: () => 'core' } } }, [
    '@sayapatri/design',
  ]);
  expect(provided['@sayapatri/design']).toBe('core');
});

test('a remote loads a module that the host has not loaded yet', async () => {
  await takeShared({ react: { '19.3.1': { get: async () => () => 'react' } } }, ['react']);
  expect(provided.react).toBe('react');
});

test('a module that the host does not provide is named', async () => {
  await expect(takeShared({ react: {} }, ['react'])).rejects.toThrow('The host provides no react.');
});
