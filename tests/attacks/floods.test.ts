import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { deleteExpiredDocuments } from '../../src/server/booking/documents/delete-expired-documents.ts'
import { clicksOfDay } from '../../src/server/contact/whatsapp/record-click.ts'
import { limits } from '../../src/server/http/rate-limit.ts'
import { documentUploads } from '../../src/server/platform/db/schema/bookings.ts'
import { whatsappClicks } from '../../src/server/platform/db/schema/contact.ts'
import { outbox, settings } from '../../src/server/platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { siteOfThisFile } from '../../src/server/testing/server-of-this-file.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'
import { guards } from './support/guards.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db, { TRUST_PROXY: '1' })
const origin = await siteOfThisFile(deps)

const from = (address: string) => ({ 'x-forwarded-for': address })
const post = (path: string, body: BodyInit, address: string, type?: string) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    body,
    headers: { ...from(address), ...(type ? { 'content-type': type } : {}) },
  })

describe('limits', () => {
  test('are asked before a body is read: a flood of unreadable bodies is refused as a flood', async () => {
    const send = (address: string) => post('/contact-messages', '{', address, 'application/json')
    for (let index = 0; index < limits.message; index += 1) await send('203.0.113.1')
    expect((await send('203.0.113.1')).status).toBe(429)
    expect((await send('203.0.113.2')).status).toBe(400)
  })

  test('count the addresses of one IPv6 network as one visitor', async () => {
    const click = JSON.stringify({ step: 'visit' })
    const send = (address: string) => post('/funnel-steps', click, address, 'application/json')
    for (let index = 0; index < limits.tracking; index += 50) {
      const some = Array.from({ length: 50 }, (_, next) => send(`2001:db8::${index + next + 1}`))
      await Promise.all(some)
    }
    expect((await send('2001:db8::ffff')).status).toBe(429)
    expect((await send('2001:db8:0:1::1')).status).toBe(200)
  })

  test.each([
    ['/contact-messages', 66_000, 413],
    ['/webhooks/stripe', 530_000, 413],
    ['/documents', 23 * 1024 * 1024, 413],
  ])('of a body at %s: %d bytes', async (path, bytes, status) => {
    const body = new Uint8Array(bytes)
    // The server may close the connection while the body is still being sent.
    const answer = await post(path, body, '203.0.113.3', 'application/json').catch(() => undefined)
    expect(answer?.status ?? status).toBe(status)
  })
})

describe('the booking summary', () => {
  test('is drawn once per version, and no address gets more than its share', async () => {
    let drawn = 0
    guards.draw = () => {
      drawn += 1
      return new Uint8Array([37, 80, 68, 70])
    }
    const { id } = await book(deps)
    const read = (address: string) =>
      fetch(`${origin}/api/bookings/${id}/riepilogo.pdf`, { headers: from(address) })
    const all = await Promise.all(Array.from({ length: 40 }, () => read('203.0.113.10')))
    expect(all.every((answer) => answer.status === 200)).toBe(true)
    expect(drawn).toBe(1)
    const more = await Promise.all(Array.from({ length: 30 }, () => read('203.0.113.10')))
    expect(more.some((answer) => answer.status === 429)).toBe(true)
  })
})

describe('photographs from strangers', () => {
  const photo = (bytes: number) => {
    const content = randomBytes(bytes)
    content.set([0xff, 0xd8, 0xff, 0xe0])
    return new Blob([content], { type: 'image/jpeg' })
  }
  const upload = (address: string, bookingId?: string) => {
    const form = new FormData()
    form.set('passport', photo(8 * 1024 * 1024), 'a.jpg')
    form.set('selfie', photo(8 * 1024 * 1024), 'b.jpg')
    if (bookingId) form.set('bookingId', bookingId)
    return post('/documents', form, address)
  }
  const allow = (value: object) =>
    database.db
      .insert(settings)
      .values({ key: 'uploads', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
  const room = { visitorMb: 300, dayMb: 2000, bookingMb: 200, storeGb: 50 }

  test('stay within the share of one network, and of the day', async () => {
    await allow({ ...room, visitorMb: 40, dayMb: 60 })
    expect((await upload('203.0.113.20')).status).toBe(201)
    expect((await upload('203.0.113.20')).status).toBe(201)
    expect((await upload('203.0.113.20')).status).toBe(429)
    expect((await upload('203.0.113.21')).status).toBe(201)
    expect((await upload('203.0.113.22')).status).toBe(429)
  })

  test('control: with more room they are taken', async () => {
    await allow({ ...room, visitorMb: 100_000, dayMb: 100_000 })
    expect((await upload('203.0.113.23')).status).toBe(201)
  })

  test('with a booking have a quota of their own', async () => {
    await allow({ ...room, bookingMb: 20 })
    const { id } = await book(deps)
    expect((await upload('203.0.113.24', id)).status).toBe(201)
    expect((await upload('203.0.113.24', id)).status).toBe(409)
  })

  test('never fill the store: staff are told before, then nothing more is taken', async () => {
    const stored = await database.db.$count(documentUploads)
    expect(stored).toBeGreaterThan(0)
    await allow({ ...room, storeGb: 0 })
    expect((await upload('203.0.113.25')).status).toBe(503)
    const kinds = (await database.db.select().from(outbox)).map((mail) => mail.kind)
    expect(kinds).toContain('agency_store_filling')
  })

  test('that nobody claims are gone after a week', async () => {
    const later = { ...deps, now: () => new Date(Date.now() + 9 * 86_400_000) }
    await deleteExpiredDocuments(later)
    const rest = await database.db.select().from(documentUploads)
    expect(rest.every((document) => document.bookingId !== null)).toBe(true)
  })
})

test('clicks fill no disk: a day has its number, a row its length', async () => {
  const click = JSON.stringify({
    phone_number: '+39 000 000 0000',
    message: 'x'.repeat(2000),
    clicked_at: new Date().toISOString(),
    user_agent: 'y'.repeat(500),
    referrer: `https://example.com/${'z'.repeat(900)}`,
  })
  const send = () => post('/whatsapp-clicks', click, '203.0.113.30', 'application/json')
  const answers = []
  for (let index = 0; index < clicksOfDay.visitor + 5; index += 1)
    answers.push((await send()).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
  const rows = await database.db.select().from(whatsappClicks)
  expect(rows).toHaveLength(clicksOfDay.visitor)
  expect(JSON.stringify(rows[0]).length).toBeLessThan(1500)
})

describe('a body that does not say how long it is', () => {
  /** Sends the body chunk by chunk until the server stops accepting. */
  function send(path: string, megabytes: number): Promise<{ status: number; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0
      const target = { host: '127.0.0.1', port: new URL(origin).port, path, method: 'POST' }
      const asked = httpRequest({ ...target, headers: { ...from('203.0.113.77') } }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, sent })
        asked.destroy()
      })
      asked.once('error', (error) => (asked.destroyed ? undefined : reject(error)))
      const chunk = randomBytes(64 * 1024)
      const push = () => {
        if (asked.destroyed || sent >= megabytes * 1024 * 1024) return asked.end()
        sent += chunk.length
        asked.write(chunk, () => setImmediate(push))
      }
      push()
    })
  }

  test.each([
    ['/api/documents', 413],
    ['/api/reviews', 413],
    ['/api/admin/claims/x', 401],
    ['/api/admin/pictures', 401],
    ['/api/%64ocuments', 400],
    ['/api/x/../documents', 400],
    ['/api/admin/%63laims/x', 400],
  ])('is not read to its end at %s', async (path, status) => {
    const answer = await send(path, 20)
    expect(answer.status).toBe(status)
    expect(answer.sent).toBeLessThan(8 * 1024 * 1024)
  })

  test('control: a small one is read, and one that says its length too', async () => {
    const { status } = await send('/api/messages', 0.03)
    expect(status).not.toBe(413)
    const form = new FormData()
    form.set('passport', new Blob([randomBytes(300_000)]), 'a.jpg')
    expect((await post('/documents', form, '203.0.113.78')).status).not.toBe(413)
  })
})
