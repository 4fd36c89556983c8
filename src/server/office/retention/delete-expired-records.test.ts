import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookingPayments,
  cardPaymentAttempts,
  providerEvents,
  travelBookings,
} from '../../platform/db/schema/bookings.ts'
import { contactMessages, whatsappClicks } from '../../platform/db/schema/contact.ts'
import { passportVerificationLinks } from '../../platform/db/schema/links.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { roadEntries } from '../../platform/db/schema/road.ts'
import {
  staffDevices,
  staffRateLimits,
  staffSessions,
  staffSignInFailures,
  staffUsers,
  staffVerifications,
} from '../../platform/db/schema/staff.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { emptyAuditLog } from '../../testing/empty-audit-log.ts'
import { addDeparture, book } from '../../testing/test-deps.ts'
import { deleteExpiredRecords } from './delete-expired-records.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const now = new Date('2026-11-15T09:30:00Z')

beforeEach(async () => {
  deps.clock.now = now
  const tables: PgTable[] = [
    travelBookings,
    contactMessages,
    whatsappClicks,
    passportVerificationLinks,
    outbox,
    rateLimits,
    providerEvents,
    staffRateLimits,
    staffVerifications,
    staffSignInFailures,
    staffUsers,
  ]
  for (const table of tables) await deps.db.delete(table)
  await emptyAuditLog(deps.db)
})

const rowsOf = async (table: PgTable) => {
  const [row] = await deps.db.select({ total: count() }).from(table)
  return row?.total ?? 0
}

async function addMessage(createdAt: Date, updatedAt = createdAt) {
  const name = { firstName: 'Giulia', lastName: 'Rossi', email: 'giulia@example.com' }
  const message = { ...name, message: 'Vorrei partire in aprile.', submissionId: randomUUID() }
  await deps.db.insert(contactMessages).values({ ...message, createdAt, updatedAt })
}

async function addMail(createdAt: Date) {
  const content = { recipient: 'giulia@example.com', subject: 'Ciao', html: 'Ciao', text: 'Ciao' }
  const key = randomUUID()
  await deps.db.insert(outbox).values({ kind: 'x', dedupeKey: key, createdAt, ...content })
}

async function addClick(clickedAt: Date) {
  await deps.db.insert(whatsappClicks).values({ phoneNumber: '39333', userAgent: 'x', clickedAt })
}

async function addVerificationLink(createdAt: Date, usedAt: Date | null = null) {
  const values = { token: randomUUID(), sumsubUrl: 'https://sumsub.com/x', customerName: 'Giulia' }
  await deps.db.insert(passportVerificationLinks).values({ ...values, createdAt, usedAt })
}

async function addEntry(at: Date) {
  const values = { actorName: 'Marta', action: 'edited', entity: 'booking', entityId: 'x' } as const
  await deps.db.insert(auditLog).values({ ...values, at })
}

async function addNotice(receivedAt: Date) {
  const values = { id: randomUUID(), provider: 'stripe', type: 'charge.refunded' }
  await deps.db.insert(providerEvents).values({ ...values, receivedAt })
}

async function addBooking() {
  const { id } = await book(deps)
  await deps.db.delete(outbox)
  await emptyAuditLog(deps.db)
  return id
}

async function addAttempt(createdAt: Date) {
  const bookingId = await addBooking()
  const card = { cardHolderName: 'GIULIA ROSSI', cardBrand: 'visa', cardLastFour: '4242' }
  await deps.db
    .insert(cardPaymentAttempts)
    .values({ bookingId, ...card, amount: 96_000, createdAt })
}

async function addSession(expiresAt: Date) {
  const userId = randomUUID()
  await deps.db
    .insert(staffUsers)
    .values({ id: userId, name: 'Marta', email: `${userId}@ondalta.example` })
  await deps.db
    .insert(staffSessions)
    .values({ id: randomUUID(), token: randomUUID(), userId, expiresAt, ipAddress: '192.0.2.1' })
}

async function addVerification(expiresAt: Date) {
  const id = randomUUID()
  await deps.db.insert(staffVerifications).values({ id, identifier: id, value: 'x', expiresAt })
}

async function addFailure(lastFailureAt: Date) {
  await deps.db
    .insert(staffSignInFailures)
    .values({ key: randomUUID(), failures: 1, lastFailureAt })
}

async function addDevice(lastSeenAt: Date) {
  const userId = randomUUID()
  const email = `${userId}@ondalta.example`
  await deps.db.insert(staffUsers).values({ id: userId, name: 'Marta', email })
  await deps.db.insert(staffDevices).values({ key: randomUUID(), userId, lastSeenAt })
}

async function addToDiary(kind: 'incident' | 'expense', writtenAt: Date, counter: number) {
  const { id: departureId } = await addDeparture(deps.db, { startDate: nextYear(`05-1${counter}`) })
  const incident = { happenedAt: writtenAt.toISOString(), place: 'Kyoto', text: 'Una caduta.' }
  const entry = { id: randomUUID(), departureId, phone: randomUUID(), counter, kind, writtenAt }
  await deps.db.insert(roadEntries).values({ ...entry, body: incident, author: 'Marta' })
}

async function addLimit(windowStart: Date) {
  await deps.db.insert(rateLimits).values({ key: randomUUID(), windowStart, count: 1 })
}

async function addStaffLimit(last: Date) {
  const id = randomUUID()
  await deps.db
    .insert(staffRateLimits)
    .values({ id, key: `192.0.2.1|${id}`, count: 1, lastRequest: last.getTime() })
}

it('what coordinators wrote down goes after three years; an expense stays with its cost', async () => {
  await addToDiary('incident', new Date('2023-11-14T09:00:00Z'), 1)
  await addToDiary('expense', new Date('2023-11-14T09:00:00Z'), 2)
  await addToDiary('incident', new Date('2023-11-16T09:00:00Z'), 3)
  await deleteExpiredRecords(deps)
  const left = await deps.db.select({ counter: roadEntries.counter }).from(roadEntries)
  expect(left.map(({ counter }) => counter).toSorted((a, b) => a - b)).toEqual([2, 3])
})

describe('what has been kept long enough', () => {
  // In winter the agency's midnight is 23:00 UTC of the previous day, in summer 22:00.
  it.each<[string, PgTable, (at: Date) => Promise<void>, string]>([
    ['contact messages: 24 months', contactMessages, addMessage, '2024-11-14T23:00:00Z'],
    ['copies of mail: 24 months', outbox, addMail, '2024-11-14T23:00:00Z'],
    [
      'verification links: 24 months',
      passportVerificationLinks,
      addVerificationLink,
      '2024-11-14T23:00:00Z',
    ],
    ['card attempts: 12 months', cardPaymentAttempts, addAttempt, '2025-11-14T23:00:00Z'],
    ['WhatsApp clicks: 12 months', whatsappClicks, addClick, '2025-11-14T23:00:00Z'],
    ['notices of providers: 6 months', providerEvents, addNotice, '2026-05-14T22:00:00Z'],
    ['the audit log: 5 years', auditLog, addEntry, '2021-11-14T23:00:00Z'],
    ['sessions: until they end', staffSessions, addSession, '2026-11-15T09:30:00Z'],
    ['sign-in codes: until they end', staffVerifications, addVerification, '2026-11-15T09:30:00Z'],
    ['wrong passwords: a day', staffSignInFailures, addFailure, '2026-11-14T09:30:00Z'],
    ['known devices: 6 months', staffDevices, addDevice, '2026-05-14T22:00:00Z'],
    ['limits of requests: a day', rateLimits, addLimit, '2026-11-14T09:30:00Z'],
    ['limits of sign-in: a day', staffRateLimits, addStaffLimit, '2026-11-14T09:30:00Z'],
  ])('%s', async (_name, table, add, firstKept) => {
    const limit = new Date(firstKept)
    await add(limit)
    await add(new Date(limit.getTime() - 1))
    expect(await deleteExpiredRecords(deps)).toBe(1)
    expect(await rowsOf(table)).toBe(1)
    expect(await deleteExpiredRecords(deps)).toBe(0)
    expect(await rowsOf(table)).toBe(1)
  })

  it('counts from the last word on a message and the last use of a link', async () => {
    const [old, recent] = [new Date('2020-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')]
    await addMessage(old, recent)
    await addVerificationLink(old, recent)
    expect(await deleteExpiredRecords(deps)).toBe(0)
  })

  it.each([
    ['ended ten years ago', { endDate: '2016-11-14' }, 0],
    ['ended less than ten years ago', { endDate: '2016-11-15' }, 1],
    ['changed since', { endDate: '2016-11-14', updatedAt: new Date('2017-02-01T00:00:00Z') }, 1],
  ])('keeps a booking with its payments for accounting: %s', async (_case, change, left) => {
    const long = new Date('2016-03-01T00:00:00Z')
    const id = await addBooking()
    await deps.db
      .update(travelBookings)
      .set({ startDate: '2016-11-05', createdAt: long, updatedAt: long, ...change })
    await deps.db.insert(bookingPayments).values({
      bookingId: id,
      amount: 96_000,
      receivedOn: '2016-03-02',
      provider: 'bank_transfer',
    })
    await deleteExpiredRecords(deps)
    expect(await rowsOf(travelBookings)).toBe(left)
    expect(await rowsOf(bookingPayments)).toBe(left)
  })

  it("goes in batches, and several processes at once do not get in each other's way", async () => {
    const clickedAt = new Date('2020-01-01T00:00:00Z')
    const old = Array.from({ length: 1300 }, () => ({
      phoneNumber: '39333',
      userAgent: 'x',
      clickedAt,
    }))
    await deps.db.insert(whatsappClicks).values(old)
    await addClick(now)
    const deleted = await Promise.all([1, 2, 3].map(() => deleteExpiredRecords(deps)))
    await deleteExpiredRecords(deps)
    expect(deleted.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(1300)
    expect(await rowsOf(whatsappClicks)).toBe(1)
  })
})
