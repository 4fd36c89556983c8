import { expect, test } from 'vitest'
import { isOnHosts } from './verification.ts'

const hosts = ['https://*.sumsub.com']

test.each([
  ['https://in.sumsub.com/websdk/p/abc', true],
  ['https://api.eu.sumsub.com/x', true],
  ['https://sumsub.com/x', false],
  ['http://in.sumsub.com/x', false],
  ['https://in.sumsub.com:8443/x', false],
  ['https://sumsub.com.evil.example/x', false],
  ['https://evilsumsub.com/x', false],
  ['https://in.sumsub.com@evil.example/x', false],
  ['https://evil.example/?https://in.sumsub.com', false],
  ['javascript:alert(1)', false],
  ['in.sumsub.com', false],
])('%s may be framed: %s', (address, isAllowed) => {
  expect(isOnHosts(address, hosts)).toBe(isAllowed)
})
