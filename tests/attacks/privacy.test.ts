import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../src/domain/dates.ts'
import { usualReveals } from '../../src/domain/privacy.ts'
import { type Booking, findBooking } from '../../src/server/booking/bookings/store.ts'
import { sqlState } from '../../src/server/platform/db/client.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { documentUploads, travelBookings } from '../../src/server/platform/db/schema/bookings.ts'
import { contactMessages } from '../../src/server/platform/db/schema/contact.ts'
import { auditLog, fileRemovals, outbox } from '../../src/server/platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { book, person } from '../../src/server/testing/test-deps.ts'
import { openOffice } from '../../src/server/testing/test-staff.ts'

const secrets = /YA1234567|1990-05-20|Via Roma 1/
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let booking: Booking

beforeAll(async () => {
  booking = await book(office.deps)
})

describe('whoever reads the tables', () => {
  test('finds no passport number in them', async () => {
    const rows = await selectRows<{ text: string }>(
      database.db,
      sql`select travelers::text as text from travel_bookings`,
    )
    expect(rows.map((row) => row.text).join()).toContain('enc:v1:')
    expect(rows.map((row) => row.text).join()).not.toContain('YA1234567')
  })

  test('can neither change nor delete what the audit log says', async () => {
    for (const attack of [
      sql`update audit_log set actor_name = 'Nessuno'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
      sql`select set_config('audit.retention', 'on', false), delete_expired_audit_entries(now() + interval '1 day', 1000)`,
    ]) {
      const refused = await database.db.execute(attack).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      )
      expect(refused).toBe('42501')
    }
  })

  test('control: without the trigger the same delete would go through', async () => {
    const gone = new Error('taken back')
    const attack = database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`)
      await tx.execute(sql`delete from audit_log`)
      expect(await tx.select().from(auditLog)).toEqual([])
      throw gone
    })
    await expect(attack).rejects.toBe(gone)
    expect((await database.db.select().from(auditLog)).length).toBeGreaterThan(0)
  })
})

describe('a curious colleague', () => {
  test('sees no passport, birth date or address without leaving a trace', async () => {
    const { consultant } = office.cookies
    for (const path of [`/bookings/${booking.id}`, '/bookings', '/search?q=giulia', '/outbox']) {
      const { status, body } = await office.call(consultant, 'GET', path)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(secrets)
    }
  })

  test('control: with the trace they are shown', async () => {
    const { consultant } = office.cookies
    const shown = await office.call(consultant, 'POST', `/bookings/${booking.id}/reveal`, {})
    expect(JSON.stringify(shown.body)).toMatch(secrets)
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'revealed'))
    expect(entries).toMatchObject([{ actorName: 'Marco Ferri', entityId: booking.id }])
  })

  test('who opens one booking after the other is told to the administrators, once', async () => {
    const { administrator, consultant } = office.cookies
    const alerts = async () =>
      (await office.call(administrator, 'GET', '/dashboard/attention')).body.unusualReveals
    for (let look = 1; look < usualReveals.hour; look += 1) {
      await office.call(consultant, 'POST', `/bookings/${booking.id}/reveal`, {})
    }
    expect(await alerts()).toEqual([])
    for (let look = 0; look < 3; look += 1) {
      await office.call(consultant, 'POST', `/bookings/${booking.id}/reveal`, {})
    }
    expect(await alerts()).toMatchObject([{ actorName: 'Marco Ferri' }])
    const mails = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'staff_unusual_reveals'))
    expect(mails.map((mail) => mail.recipient)).toEqual(['administrator@ondalta.example'])
    expect(
      (await office.call(consultant, 'GET', '/dashboard/attention')).body.unusualReveals,
    ).toEqual([])
  })
})

describe('a person who asks to be forgotten', () => {
  const email = 'sara@example.com'

  test('is exported whole, and forgotten but for trips to come and accounting', async () => {
    const { administrator, consultant } = office.cookies
    const call = (what: string) => office.call(administrator, 'POST', `/people/${what}`, { email })
    const [paid, idle, coming] = [await of(email), await of(email), await of('Sara@Example.com')]
    const past = addDays(todayInRome(office.deps.now()), -10)
    await change(paid, { startDate: past, endDate: past, amountPaid: 96_000 })
    await change(idle, { status: 'cancelled' })
    await addMessage(email)
    await addDocument(paid.id)
    expect((await office.call(consultant, 'POST', '/people/find', { email })).status).toBe(403)
    expect((await call('find')).body).toMatchObject({ messages: 1, documents: 1 })
    const copy = JSON.stringify((await call('export')).body)
    expect(copy).toContain('YA1234567')
    expect(copy).toContain('Vorrei partire')

    expect((await call('erase')).body).toMatchObject({
      messages: 0,
      documents: 0,
      bookings: [{ id: coming.id, erasure: 'kept' }],
    })
    expect(await findBooking(database.db, paid.id)).toMatchObject({
      contactName: 'Sara Neri',
      amountPaid: 96_000,
      contactEmail: '',
      contactPhone: '',
      travelers: [{ lastName: 'Neri', passportNumber: '', birthDate: null, address: '' }],
    })
    expect(await findBooking(database.db, idle.id)).toMatchObject({
      contactName: 'Dati cancellati',
      travelers: [{ firstName: 'Dati cancellati', lastName: '' }],
    })
    expect((await findBooking(database.db, coming.id))?.travelers[0]?.passportNumber).not.toBe('')
    const mails = await database.db.select().from(outbox)
    expect(mails.filter((mail) => mail.bookingId === paid.id)).toEqual([])
    expect(mails.filter((mail) => mail.bookingId === coming.id).length).toBeGreaterThan(0)
    expect(await database.db.select().from(fileRemovals)).toMatchObject([
      { filePath: 'docs-9/passport-9' },
    ])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.entity, 'person'))
    expect(entries.map((entry) => entry.action)).toEqual(['person_exported', 'person_erased'])
    expect(JSON.stringify(entries)).not.toContain('example.com')
  })

  const of = (contact: string) =>
    book(office.deps, {}, [person({ firstName: 'Sara', lastName: 'Neri', email: contact })])

  async function change({ id }: Booking, values: Partial<typeof travelBookings.$inferInsert>) {
    await database.db.update(travelBookings).set(values).where(eq(travelBookings.id, id))
  }

  async function addMessage(from: string) {
    await database.db.insert(contactMessages).values({
      submissionId: randomUUID(),
      firstName: 'Sara',
      lastName: 'Neri',
      email: from,
      message: 'Vorrei partire in aprile.',
    })
  }

  async function addDocument(bookingId: string) {
    await database.db.insert(documentUploads).values({
      batchId: randomUUID(),
      bookingId,
      documentType: 'passport',
      filePath: 'docs-9/passport-9',
      mimeType: 'image/jpeg',
      sizeBytes: 3,
      deleteAfter: new Date(Date.now() + 86_400_000),
    })
  }
})
