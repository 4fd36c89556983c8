import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../src/domain/dates.ts'
import { administratorsMail, type MailKind } from '../../src/domain/mail-kinds.ts'
import { issueVoucher } from '../../src/server/money/vouchers/issue-voucher.ts'
import { system } from '../../src/server/platform/audit/write-audit.ts'
import type { OpenDatabase } from '../../src/server/platform/db/client.ts'
import { auditLog, outbox } from '../../src/server/platform/db/schema/operations.ts'
import { queueEmail } from '../../src/server/platform/mail/outbox.ts'
import { openTestDatabase } from '../../src/server/testing/test-database.ts'
import { addIban, book } from '../../src/server/testing/test-deps.ts'
import { type Office, openOffice } from '../../src/server/testing/test-staff.ts'

/** A consultant with an access of their own, and no good intentions. */
let database: OpenDatabase
let office: Office
let code: string

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
  const voucher = await database.db.transaction((tx) =>
    issueVoucher(tx, office.deps, {
      amount: 100_000,
      expiresOn: addDays(todayInRome(new Date()), 90),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  )
  code = voucher?.code ?? ''
})
afterAll(() => database.close())

const as = (role: 'administrator' | 'consultant', path: string) =>
  office.call(office.cookies[role], 'GET', path)

describe('a consultant', () => {
  test('cannot read the codes of vouchers, which are as good as money', async () => {
    const seen = async (role: 'administrator' | 'consultant') =>
      JSON.stringify((await as(role, '/cassa/vouchers')).body)
    expect(await seen('administrator')).toContain(code)
    expect(await seen('consultant')).not.toContain(code)
    expect(await seen('consultant')).toContain(code.slice(-4))
  })

  test.each<MailKind>(administratorsMail)('cannot read mail of the kind %s', async (kind) => {
    const dedupeKey = `${kind}:${randomUUID()}`
    await queueEmail(database.db, {
      kind,
      dedupeKey,
      recipient: 'amina@ondalta.example',
      subject: 'Riservata',
      html: '<p>IBAN</p>',
      text: 'IBAN',
    })
    const [mail] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
    const found = async (role: 'administrator' | 'consultant') => {
      const { body } = await as(role, '/outbox?pageSize=100')
      return (body['items'] as { id: string }[]).some(({ id }) => id === mail?.id)
    }
    expect([await found('administrator'), await found('consultant')]).toEqual([true, false])
    expect((await as('administrator', `/outbox/${mail?.id}`)).status).toBe(200)
    expect((await as('consultant', `/outbox/${mail?.id}`)).status).toBe(403)
  })

  test.each([
    ['tomorrow', addDays(todayInRome(new Date()), 1)],
    ['in the first year of all', '0001-01-01'],
    ['with a slip in the year', '0202-11-16'],
  ])('cannot write down a payment of %s', async (_name, receivedOn) => {
    const { id } = await book(office.deps)
    const path = `/bookings/${id}/payments`
    const payment = { version: 1, kind: 'part', amount: 1_000 }
    const pay = (day: string) =>
      office.call(office.cookies.consultant, 'POST', path, { ...payment, receivedOn: day })
    const { status, body } = await pay(receivedOn)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(JSON.stringify(body['data'])).toContain('receivedOn')
    expect((await pay(todayInRome(new Date()))).status).toBe(200)
  })

  test('leaves a trace of the account that a link asks to be paid into', async () => {
    const { id: ibanId, iban } = await addIban(database.db)
    const day = addDays(todayInRome(new Date()), 60)
    const { status, body } = await office.call(office.cookies.consultant, 'POST', '/links', {
      ibanId,
      tripId: 'grecia',
      startDate: day,
      endDate: addDays(day, 7),
      price: 140_000,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 1,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, (body['link'] as { id: string }).id))
    expect(entry).toMatchObject({
      actorName: 'Marco Ferri',
      after: { iban, depositPercentage: 1, childDiscountPercentage: 50 },
    })
  })
})
