import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { paymentReminders } from '../../platform/db/schema/cassa.ts'
import { auditLog, outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book, type TestDeps } from '../../testing/test-deps.ts'
import { remind } from '../ledger/remind.ts'
import { confirmPayment } from './confirm-payment.ts'
import { declareTransfer } from './declare-transfer.ts'
import { queueBalanceReminders } from './queue-balance-reminders.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: null, name: 'Marta' }
const dayMs = 86_400_000

beforeEach(async () => {
  for (const table of [bookingPayments, travelBookings, outbox, settings])
    await deps.db.delete(table)
})

const inDays = (days: number) => addDays(todayInRome(deps.now()), days)
const confirmed = async (days: number, change = {}) => {
  const dates = { startDate: inDays(days), endDate: inDays(days + 9) }
  const booking = await book(deps, { ...dates, ...change })
  const { id: bookingId } = booking
  await confirmPayment(deps, { bookingId, amount: 96_000, externalId: randomUUID(), actor })
  return booking
}
const later = (days: number): TestDeps => ({
  ...deps,
  now: () => new Date(deps.clock.now.getTime() + days * dayMs),
})
const reminders = (id: string) =>
  deps.db
    .select()
    .from(paymentReminders)
    .where(eq(paymentReminders.bookingId, id))
    .orderBy(paymentReminders.createdAt)
const mails = () =>
  deps.db.select().from(outbox).where(eq(outbox.kind, 'balance_reminder')).orderBy(outbox.createdAt)

describe('reminders that go by themselves', () => {
  it('go 45, 30 and 20 days before departure, once each, and are on record', async () => {
    const { id } = await confirmed(60)
    for (const day of [14, 15, 16, 30, 30, 40, 45]) await queueBalanceReminders(later(day))
    expect((await reminders(id)).map(({ occasion }) => occasion)).toEqual(['45', '30', '20'])
    expect(await mails()).toHaveLength(3)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.action, 'reminder_sent'))
    expect(log.filter(({ entityId }) => entityId === id)).toHaveLength(3)
  })

  it('go once from two processes, and after a restart', async () => {
    await confirmed(60)
    const counts = await Promise.all([1, 2, 3].map(() => queueBalanceReminders(later(15))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  it('do not make up for the days on which nobody was there', async () => {
    const { id } = await confirmed(60)
    await queueBalanceReminders(later(50))
    expect((await reminders(id)).map(({ occasion }) => occasion)).toEqual(['20'])
  })

  it('go anew where the trip is moved', async () => {
    const { id } = await confirmed(60)
    await queueBalanceReminders(later(15))
    await deps.db
      .update(travelBookings)
      .set({ startDate: inDays(100), endDate: inDays(109) })
      .where(eq(travelBookings.id, id))
    await queueBalanceReminders(later(55))
    expect((await reminders(id)).map(({ departure }) => departure)).toEqual([
      inDays(60),
      inDays(100),
    ])
  })

  it('go on the days that the agency has chosen, or not at all', async () => {
    await confirmed(60)
    const choose = (days: number[]) =>
      deps.db
        .insert(settings)
        .values({ key: 'reminders', value: { days, instalments: false }, version: 2 })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: { days, instalments: false } },
        })
    await choose([])
    expect(await queueBalanceReminders(later(35))).toBe(0)
    await choose([28])
    expect(await queueBalanceReminders(later(31))).toBe(0)
    expect(await queueBalanceReminders(later(32))).toBe(1)
  })

  it('go a week before each instalment of a plan, with its amount', async () => {
    const instalments = [
      { percentage: 30, dueOn: inDays(30) },
      { percentage: 30, dueOn: inDays(150) },
    ]
    const { id } = await confirmed(200, { instalments })
    expect(await queueBalanceReminders(later(22))).toBe(0)
    expect(await queueBalanceReminders(later(23))).toBe(1)
    expect(await queueBalanceReminders(later(24))).toBe(0)
    expect((await reminders(id))[0]).toMatchObject({ amount: 72_000, departure: inDays(200) })
    expect((await mails())[0]?.text).toContain('prossima rata')
  })
})

describe('a reminder in one press', () => {
  it('speaks of what is next, once a day, and is on record', async () => {
    const { id } = await confirmed(60)
    await remind(deps, { bookingId: id, channel: 'mail', actor })
    await expect(remind(deps, { bookingId: id, channel: 'mail', actor })).rejects.toMatchObject({
      code: 'REMINDED_TODAY',
    })
    await remind(deps, { bookingId: id, channel: 'whatsapp', actor })
    await remind(deps, { bookingId: id, channel: 'whatsapp', actor })
    expect(await reminders(id)).toHaveLength(2)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('1.440 €')
    await deps.db
      .update(paymentReminders)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(paymentReminders.bookingId, id))
    await remind(deps, { bookingId: id, channel: 'mail', actor })
    expect(await mails()).toHaveLength(2)
  })

  it('goes once when two colleagues press together', async () => {
    const { id } = await confirmed(60)
    const both = [1, 2].map(() => remind(deps, { bookingId: id, channel: 'mail', actor }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mails()).toHaveLength(1)
  })

  it('asks for the receipt of a transfer that was declared and has not come', async () => {
    const { id } = await book(deps, { startDate: inDays(90), endDate: inDays(99) })
    await declareTransfer(deps, id)
    await remind(deps, { bookingId: id, channel: 'mail', actor })
    const [mail] = await mails()
    expect(mail?.subject).toContain('non è ancora arrivato')
    expect(mail?.text).toContain('960 €')
  })

  it('is refused where everything is paid', async () => {
    const { id } = await confirmed(60)
    await confirmPayment(deps, { bookingId: id, amount: 144_000, externalId: randomUUID(), actor })
    await expect(remind(deps, { bookingId: id, channel: 'mail', actor })).rejects.toMatchObject({
      code: 'ALREADY_PAID',
    })
  })
})
