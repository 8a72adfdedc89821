import { expect, test } from 'vitest';
import { clientAddress, normalizeAddress } from '@/lib/server/http/client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:4711 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('%s counts as %s', (text, address) => expect(normalizeAddress(text)).toBe(address));

test.each(['', 'unknown', '1.2.3', '0x7f000001', '2130706433', '192.0.2.1:port', '[192.0.2.1', '2001:db8::1::2', 'a'.repeat(10_000)])(
  '%s is no address',
  (text) => expect(normalizeAddress(text)).toBeNull(),
);

test('the last entry counts where a proxy is trusted, and the connection where it is none', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9, 198.51.100.7:1234')).toBe('198.51.100.7');
  expect(clientAddress('10.0.0.1', '203.0.113.9, nonsense')).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(clientAddress(undefined, undefined)).toBe('unknown');
});
