import { adminApiPath, adminContract } from '../../../src/contract/admin/contract.ts'
import { publicContract } from '../../../src/contract/contract.ts'
import { pages } from '../../../src/contract/pages.ts'
import { inputSchemaOf, madeInput } from './made-bodies.ts'
import { nastyText } from './nasty.ts'
import type { Random } from './random.ts'

type Route = { method: string; path: string }
type Call = { method: string; path: string; input: ReturnType<typeof inputSchemaOf> }

/** These calls would end the fuzzer's own session or lock it out; they have tests of their own. */
const endingCalls = /^\/(account|staff)\b/

function callsOf(contract: object, prefix: string): Call[] {
  return Object.values(contract).flatMap((group: object) =>
    Object.values(group).map((call: { '~orpc': { route: Route } }) => {
      const { method, path } = call['~orpc'].route
      return { method: method ?? 'POST', path: prefix + path, input: inputSchemaOf(call) }
    }),
  )
}

const publicCalls = callsOf(publicContract, '/api')
const staffCalls = callsOf(adminContract, adminApiPath).filter(
  ({ path }) => !endingCalls.test(path.slice(adminApiPath.length)),
)

const otherPaths = [
  '/health',
  '/ready',
  '/sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/api/docs',
  '/api/auth/sign-in/email',
  '/api/auth/get-session',
  '/api/auth/two-factor/verify-totp',
  '/api/webhooks/stripe',
  '/api/webhooks/sumsub',
  '/api/bookings/3f0c2f9e-5b1c-4b7a-9a51-0d7f4f6f8e21/summary.pdf',
  '/api/admin/bookings.csv',
  '/service-worker.js',
  '/og-image.png',
  '/favicon.svg',
  '/assets/',
  '*',
  'http://example.com/',
  '//example.com/',
  '/\\example.com',
]

const plainPaths = [...Object.values(pages), ...otherPaths]

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']
const oddMethods = ['TRACE', 'PROPFIND', 'CONNECT', 'get', '', 'G\u0000T', 'A'.repeat(300)]

const pathParts = [
  '%E2%82%AC',
  '%0d%0aX:1',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '..',
  '%2e%2e',
  '/',
  '//',
  '\\',
  ';',
  '?',
  '#',
  ' ',
  '\u00e8',
  'la-vegas',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
]

function fillParams(random: Random, path: string): string {
  return path.replace(/\{[^}]+\}|:[A-Za-z]+/g, () =>
    random.chance(0.5)
      ? '3f0c2f9e-5b1c-4b7a-9a51-0d7f4f6f8e21'
      : encodeURIComponent(wellFormed(nastyText(random))),
  )
}

/** A lone surrogate can't be encoded in a URL. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

function withOddParts(random: Random, path: string): string {
  let odd = path
  for (let count = random.whole(3); count > 0; count--) {
    const at = random.whole(odd.length + 1)
    odd = odd.slice(0, at) + random.deal(pathParts) + odd.slice(at)
  }
  return random.chance(0.2) ? `${odd}/` : odd
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const pairs = Object.entries(input).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))}`,
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const headerLines = [
  'Host: a b',
  'Host:',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked, gzip',
  'Transfer-Encoding: chunked',
  'Range: bytes=9999999-',
  'Range: bytes=-0',
  'Range: bytes=5-1',
  'If-None-Match: *',
  'Accept-Encoding: br;q=0, *;q=2',
  `Accept-Language: ${'it,'.repeat(400)}`,
  `Cookie: ${'a=b; '.repeat(200)}`,
  'Cookie: ondalta.session_token=%00',
  'Origin: null',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'X-Forwarded-For: , ,',
  'X-Forwarded-Host: evil.example',
  'stripe-signature: t=1,v1=00',
  'x-payload-digest: 00',
  'Authorization: Bearer \u00e8',
]

const bodyTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-7',
  '\u00e8',
]

function oddBody(random: Random): string {
  return random.deal(oddBodies) ?? nastyText(random)
}

const oddBodies = [
  '',
  '{',
  '[]',
  'null',
  '"\\ud800"',
  '[['.repeat(2000),
  '{"a":'.repeat(500),
  '--x\r\nContent-Disposition: form-data; name="passport"; filename="a\u0000.jpg"\r\n\r\nx\r\n--x--',
  '--x\r\n\r\n',
  'a=%00&b=%zz',
  undefined,
]

type Body = { type: string; text: string }

function bodyFor(random: Random, call: Call | undefined): Body | undefined {
  if (call?.input && random.chance(0.8)) {
    const input = madeInput(random, call.input, random.pick([0.02, 0.08, 0.3]))
    return { type: 'application/json', text: JSON.stringify(input) ?? '' }
  }
  return random.chance(0.5) ? { type: random.deal(bodyTypes), text: oddBody(random) } : undefined
}

/** Enough to send every call at least five times, from nearly valid to absurd, and odd values many times. */
export const enoughRequests = 3_000

/** One raw request as sent over the wire, from nearly valid to absurd. */
export function rawRequest(random: Random, staffCookie: string): Buffer {
  const call = random.chance(0.6)
    ? random.deal(random.chance(0.35) ? publicCalls : staffCalls)
    : undefined
  const isStaff = call?.path.startsWith(adminApiPath) === true
  const path = call?.path ?? random.deal(plainPaths)
  const method = random.chance(0.03)
    ? random.deal(oddMethods)
    : (call?.method ?? random.deal(methods))
  const isRead = method === 'GET' || method === 'HEAD'
  const filled = fillParams(random, path)
  const query = call?.input && isRead ? queryOf(madeInput(random, call.input, 0.3)) : ''
  const target = (call && random.chance(0.8) ? filled : withOddParts(random, filled)) + query
  const lines = [`${method} ${target} HTTP/1.1`, 'Connection: close']
  if (!random.chance(0.02)) lines.push('Host: localhost')
  // Each request comes from another visitor's address: rate limits are not tested here.
  lines.push(`X-Forwarded-For: 10.${random.whole(256)}.${random.whole(256)}.${random.whole(256)}`)
  if (isStaff) lines.push(`Cookie: ${staffCookie}`, 'Origin: http://localhost')
  if (random.chance(0.15)) lines.push(random.deal(headerLines))
  const body = isRead ? undefined : bodyFor(random, call)
  if (body)
    lines.push(`Content-Type: ${body.type}`, `Content-Length: ${Buffer.byteLength(body.text)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body?.text ?? ''}`)
}
