import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { siteOfThisFile } from '../testing/server-of-this-file.ts'
import { testDeps } from '../testing/test-deps.ts'

const database = await databaseOfThisFile()
const address = await siteOfThisFile(testDeps(database.db))

test('a change without a body is understood', async () => {
  const answer = await fetch(`${address}/api/admin/account/sessions/x`, { method: 'DELETE' })
  expect(answer.status).toBe(401)
})

test('a body that does not say its length is read, and limited', async () => {
  const send = (text: string) => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: new Blob([text]).stream(), duplex: 'half' }
    return fetch(`${address}/api/contact-messages`, request)
  }
  expect((await send('{}')).status).toBe(400)
  expect((await send('x'.repeat(65 * 1024))).status).toBe(413)
})

/** Sends a raw request line: an HTTP client would refuse to send most of these. */
function statusOf(line: string, body = ''): Promise<number> {
  const { port, hostname } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const length = Buffer.byteLength(body)
    socket.write(`${line}\r\nHost: localhost\r\nContent-Type: application/json\r\n`)
    socket.write(`Content-Length: ${length}\r\nConnection: close\r\n\r\n${body}`)
    let answer = ''
    socket.on('data', (part) => (answer += String(part)))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(answer.slice(9, 12))))
  })
}

test.each([
  ['TRACE /api/site-settings HTTP/1.1', 405],
  ['TRACE / HTTP/1.1', 405],
  [`GET /api/${'a'.repeat(2100)} HTTP/1.1`, 414],
  [`GET /health?${'a'.repeat(4000)} HTTP/1.1`, 200],
  ['GET /api/bookings/%00 HTTP/1.1', 400],
  ['GET /api/admin/bookings?search=%00 HTTP/1.1', 400],
])('%.60s… is answered with %d', async (line, status) => {
  expect(await statusOf(line)).toBe(status)
})

test('a zero byte in any text is bad input', async () => {
  const click = { phone_number: '+39 000', clicked_at: '2026-01-01T00:00:00Z', referrer: '\0' }
  expect(await statusOf('POST /api/whatsapp-clicks HTTP/1.1', JSON.stringify(click))).toBe(400)
  const signIn = JSON.stringify({ email: 'a\0@b.it', password: 'x' })
  expect(await statusOf('POST /api/auth/sign-in/email HTTP/1.1', signIn)).toBe(400)
})

test('64 kB are enough for every form; a body of nothing but brackets is bad input', async () => {
  const contact = 'POST /api/contact-messages HTTP/1.1'
  expect(await statusOf(contact, `{"message":"${'x'.repeat(66_000)}"}`)).toBe(413)
  expect(await statusOf(contact, '['.repeat(30_000) + ']'.repeat(30_000))).toBe(400)
})
