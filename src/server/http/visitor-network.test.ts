import { expect, test } from 'vitest'
import { networkOf } from './visitor-network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('another address of the same /64 is the same visitor, one of the next /64 is not', () => {
  expect(networkOf('2001:db8:0:1::a')).toBe(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff'))
  expect(networkOf('2001:db8:0:1::a')).not.toBe(networkOf('2001:db8:0:2::a'))
})
