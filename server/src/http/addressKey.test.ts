import { expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'no address'],
  ['made up', 'no address'],
  ['192.0.2.999', 'no address'],
])('the address "%s" counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
