import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { reread, visitOf } from '../../testing/place-visitors.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { viewPlace } from '../place/view.ts'
import { setShown } from './set-shown.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

const named = (firstName: string, change: object = {}) =>
  person({
    firstName,
    lastName: `Cognome${firstName}`,
    email: `${firstName}@example.com`,
    ...change,
  })

async function confirmed(people: ReturnType<typeof named>[], startDate: string) {
  const endDate = addDays(startDate, 9)
  const { id, depositAmount: amount } = await book(deps, { startDate, endDate }, people)
  await confirmPayment(deps, { bookingId: id, amount, externalId: id, actor: system })
  return reread(deps, { id })
}

async function show(booking: Booking, seat: number, wanted = true) {
  await setShown(deps, await visitOf(deps, await reread(deps, booking), seat), wanted)
}

async function fellowsOf(booking: Booking, seat = 0) {
  const { before } = await viewPlace(deps, await reread(deps, booking), seat)
  return before?.fellows
}

/** Each test has its own departure. */
let made = 0
async function certainDeparture(decision: 'confirmed' | null = 'confirmed') {
  made += 1
  const startDate = addDays(nextYear('04-10'), made)
  await addDeparture(deps.db, { startDate, decision })
  return startDate
}

describe('to be shown to the group', () => {
  it('is nobody’s choice but one’s own, and can be taken back also on the road', async () => {
    const day = await certainDeparture()
    const booking = await confirmed([named('Anna'), named('Bruno')], day)
    const seen = async (seat: number) =>
      (await viewPlace(deps, await reread(deps, booking), seat)).party.map(({ isShown }) => isShown)
    expect(await seen(0)).toEqual([false, null])
    await show(booking, 1)
    expect(await seen(0)).toEqual([false, null])
    expect(await seen(1)).toEqual([true])
    deps.clock.now = new Date(`${addDays(day, 2)}T12:00:00Z`)
    await show(booking, 1, false)
    expect(await seen(1)).toEqual([false])
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    const chosen = entries.filter(({ action }) => action.endsWith('_group'))
    expect(chosen.map(({ after }) => after)).toEqual([{ seat: 2 }, { seat: 2 }])
  })

  it('is refused for a minor', async () => {
    const day = await certainDeparture()
    const booking = await confirmed(
      [named('Anna'), named('Lia', { birthDate: addDays(day, -4000) })],
      day,
    )
    await expect(show(booking, 1)).rejects.toThrow('FORBIDDEN')
  })
})

describe('who else travels', () => {
  it('are first names of other parties who said yes, and nothing else of them', async () => {
    const day = await certainDeparture()
    const one = await confirmed([named('Anna'), named('Bruno')], day)
    const other = await confirmed([named('Zoe'), named('Carlo'), named('Dina')], day)
    const elsewhere = await confirmed([named('Ugo')], await certainDeparture())
    for (const seat of [0, 1]) await show(other, seat)
    await show(one, 1)
    await show(elsewhere, 0)
    for (const seat of [0, 1]) expect(await fellowsOf(one, seat)).toEqual(['Carlo', 'Zoe'])
    expect(await fellowsOf(other)).toEqual(['Bruno'])
    const text = JSON.stringify(await viewPlace(deps, await reread(deps, one), 1))
    for (const hidden of ['CognomeZoe', 'Zoe@example.com', 'Dina', other.id, 'Ugo']) {
      expect(text).not.toContain(hidden)
    }
    await show(other, 0, false)
    expect(await fellowsOf(one)).toEqual(['Carlo'])
  })

  it('wait until the departure is certain', async () => {
    const day = await certainDeparture(null)
    const one = await confirmed([named('Anna')], day)
    await show(await confirmed([named('Zoe')], day), 0)
    expect(await fellowsOf(one)).toEqual([])
    await deps.db
      .update(travelDates)
      .set({ decision: 'confirmed' })
      .where(eq(travelDates.startDate, day))
    expect(await fellowsOf(one)).toEqual(['Zoe'])
  })

  it('are neither read by who has not paid, nor people who have not, or who are out', async () => {
    const day = await certainDeparture()
    const paid = await confirmed([named('Zoe')], day)
    await show(paid, 0)
    const open = await book(deps, { startDate: day, endDate: addDays(day, 9) }, [named('Ivo')])
    await show(open, 0)
    expect(await fellowsOf(open)).toEqual([])
    expect(await fellowsOf(paid)).toEqual([])
    const third = await confirmed([named('Anna')], day)
    expect(await fellowsOf(third)).toEqual(['Zoe'])
    await cancelBooking(deps, {
      bookingId: paid.id,
      actor: { id: null, name: 'Marta' },
      who: 'traveller',
      saidOn: todayInRome(deps.now()),
    })
    expect(await fellowsOf(third)).toEqual([])
  })
})
