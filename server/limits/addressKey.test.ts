import { expect, it } from 'vitest';
import { addressKey } from './addressKey';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2:0:0:0:0'],
  ['', ''],
  ['no address', 'no address'],
])('counts %j as %j', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
