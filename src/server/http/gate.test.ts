import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { isPlainPath, refuseAtGate } from './gate.ts'

/** A client that announces a body of this length and does not finish sending it. */
function send(url: string, length: number | undefined, address: string) {
  const said = length === undefined ? [] : ['Content-Length', String(length)]
  const request = { method: 'POST', url, rawHeaders: said } as unknown as IncomingMessage
  let status = 0
  const response = Object.assign(new EventEmitter(), {
    writeHead: (code: number) => {
      status = code
      return { end: () => undefined }
    },
  })
  const isRefused = refuseAtGate(request, response as unknown as ServerResponse, {
    headers: {},
    address: () => address,
  })
  return { status: isRefused ? status : 0, end: () => response.emit('close') }
}

const receipts = '/api/admin/road/departures/x/receipts'

test.each([
  ['photographs of receipts', receipts, 5_000_000],
  ['bodies without a length', receipts, undefined],
  ['statements of a bank', '/api/admin/cassa/statements', 40_000_000],
  ['proofs', '/api/admin/claims/x', 9_000_000],
])('%s are held six at a time from one network, also of staff', (_name, url, length) => {
  const six = Array.from({ length: 6 }, () => send(url, length, '203.0.113.9'))
  expect(six.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0])
  expect(send(url, length, '203.0.113.9').status).toBe(429)
  // Control: another network still has places, and this one has again once a response has ended.
  const other = send(url, length, '198.51.100.9')
  expect(other.status).toBe(0)
  six[0]?.end()
  const next = send(url, length, '203.0.113.9')
  expect(next.status).toBe(0)
  for (const one of [...six.slice(1), other, next]) one.end()
})

test('what is small takes no place', () => {
  const many = Array.from({ length: 30 }, () => send(receipts, 2_000, '203.0.113.9'))
  expect(many.every(({ status }) => status === 0)).toBe(true)
})

test('every address has one form', () => {
  const crooked = [
    '/a/../b',
    '/a/%2e%2E/b',
    '/a/..%2fb',
    '/./a',
    '/a/..',
    '/%61',
    '/a\\b',
    '/a%5cb',
    '/a%2fb',
  ]
  const plain = [
    '/',
    '/travel/grecia',
    '/api/x.pdf',
    '/a/..b/c',
    '/%C3%A8',
    '/a%20b',
    '/.well-known/x',
    '/a%40b',
  ]
  expect(crooked.filter(isPlainPath)).toEqual([])
  expect(plain.filter((path) => !isPlainPath(path))).toEqual([])
})
