import { expect, test } from 'vitest';
import { addressKey } from './rateLimit.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['made up', 'no address'],
])('the address "%s" counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
