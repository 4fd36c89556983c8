import { expect, test } from 'vitest'
import { askAddress, isPublicAddress, type Web } from './ask-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%j is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2a00:1450:4002:402::2003'])(
  '%j is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const here = '93.184.216.34'
const ours = { status: 200, body: '{"status":"ok"}' }

function webThat(change: Partial<Web>) {
  const asked: string[] = []
  const web: Web = {
    resolve: () => Promise.resolve([here]),
    ask: (host, address, signal) => {
      asked.push(`${host} ${address}`)
      return change.ask?.(host, address, signal) ?? Promise.resolve(ours)
    },
    ...(change.resolve && { resolve: change.resolve }),
  }
  return { web, asked }
}

const site = 'https://www.mareaperto.it'

test('the agency’s own site is asked where its name led to', async () => {
  const { web, asked } = webThat({})
  expect(await askAddress(site, web)).toMatchObject({ ok: true })
  expect(asked).toEqual([`www.mareaperto.it ${here}`])
})

test.each([
  ['one private address among public ones', [here, '10.0.0.5']],
  ['this very machine', ['127.0.0.1']],
  ['the machine’s own network, version 6', ['fd12::1']],
  ['no address at all', []],
])('nothing is asked: %s', async (_, found) => {
  const { web, asked } = webThat({ resolve: () => Promise.resolve(found) })
  expect(await askAddress(site, web)).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test.each([
  'http://www.mareaperto.it',
  'https://www.mareaperto.it:8443',
  'https://ondalta.example',
])('nothing is asked of %s', async (address) => {
  const { web, asked } = webThat({})
  expect((await askAddress(address, web)).ok).toBe(false)
  expect(asked).toEqual([])
})

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test.each<[string, Partial<Web>, RegExp]>([
  ['a name without an entry', { resolve: failing('ENOTFOUND') }, /DNS/],
  ['a redirection', { ask: () => Promise.resolve({ status: 301, body: '' }) }, /altro indirizzo/],
  ['another site', { ask: () => Promise.resolve({ status: 200, body: '<html>' }) }, /altro sito/],
  ['a stopped program', { ask: () => Promise.resolve({ status: 502, body: '' }) }, /altro sito/],
  [
    'a certificate of somebody else',
    { ask: failing('ERR_TLS_CERT_ALTNAME_INVALID') },
    /certificato/,
  ],
  ['a closed door', { ask: failing('ECONNREFUSED') }, /non accetta/],
])('%s is told apart', async (_, change, text) => {
  const answer = await askAddress(site, webThat(change).web)
  expect(answer.ok).toBe(false)
  expect(answer.text).toMatch(text)
})
