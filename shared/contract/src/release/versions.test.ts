// @vitest-environment node
import { expect, test } from 'vitest';
import { isNewer, satisfies } from './versions.ts';

test('versions are compared part by part, as numbers', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true);
  expect(isNewer('1.2.0', '1.2.0')).toBe(false);
  expect(isNewer('1.2.3', '2.0.0')).toBe(false);
});

test('a provided version satisfies a needed one of the same major version that is not newer', () => {
  expect(satisfies('1.2.0', '1.2.0')).toBe(true);
  expect(satisfies('1.3.0', '1.2.5')).toBe(true);
  expect(satisfies('1.2.0', '1.2.1')).toBe(false);
  expect(satisfies('2.0.0', '1.9.0')).toBe(false);
});
