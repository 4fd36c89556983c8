import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { calendarFile } from '../../booking/bookings/calendar-file.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { auditLog, outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, addLink, book, callApi, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { listMissing } from '../ledger/missing.ts'
import { loadCandidates } from '../statements/candidates.ts'
import { confirmPayment } from './confirm-payment.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const deps = office.deps
const staff = office.cookies.administrator
const actor = { id: null, name: 'Marta' }

const inDays = (days: number) => addDays(todayInRome(deps.now()), days)
const dates = () => ({ startDate: inDays(200), endDate: inDays(209) })
const shares = () => [
  { percentage: 20, dueOn: inDays(40) },
  { percentage: 20, dueOn: inDays(80) },
  { percentage: 20, dueOn: inDays(120) },
]
const planned = () => book(deps, { ...dates(), instalments: shares() })
const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: `staff:${randomUUID()}`, actor })
const page = async (id: string) => (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body
const stored = async (id: string) => {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new Error('no booking')
  return booking
}
const lastMail = async (id: string, kind: string) => {
  const [mail] = await deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, id), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return mail
}

describe('a booking from a link with instalments', () => {
  it('names the instalment that comes next in the preview of a change', async () => {
    const { id } = await planned()
    const adult = (firstName: string) => ({ ...person({ firstName }), type: 'adult' })
    const answer = await office.call(staff, 'POST', `/bookings/${id}/change-preview`, {
      party: { travelers: ['Giulia', 'Marco'].map(adult) },
    })
    expect(answer.body).toMatchObject({ next: { name: 'Rata 1', dueOn: inDays(40) } })
  })

  it('asks for the deposit, then for one instalment after the other, everywhere', async () => {
    const { id } = await planned()
    expect(await page(id)).toMatchObject({
      booking: {
        amountDue: 96_000,
        paymentStage: 'due',
        instalments: [
          { name: 'Rata 1', open: 48_000, dueOn: inDays(40) },
          { name: 'Rata 2', open: 48_000, dueOn: inDays(80) },
          { name: 'Saldo', open: 48_000, dueOn: inDays(120) },
        ],
      },
    })
    expect((await lastMail(id, 'booking_received'))?.text).toMatch(/Rata 2 entro (?:il |l’)\d/)
    await pay(id, 96_000)
    expect(await page(id)).toMatchObject({
      booking: { amountDue: 48_000, balanceDueDate: inDays(40), paymentStage: 'balance' },
      epcPayload: expect.stringContaining('EUR480.00'),
    })
    expect((await lastMail(id, 'payment_confirmed'))?.text).toContain('La prossima rata è di 480 €')
    const calendar = calendarFile(await stored(id), deps)
    expect(calendar).toContain('Scadenza rata 1: 480 €')
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(120).replaceAll('-', '')}`)
    await pay(id, 48_000)
    expect(await page(id)).toMatchObject({
      booking: { amountDue: 48_000, balanceDueDate: inDays(80), paymentStatus: 'deposit_paid' },
    })
    expect((await lastMail(id, 'payment_confirmed'))?.subject).toContain('Rata ricevuta')
    await pay(id, 96_000)
    expect(await page(id)).toMatchObject({
      booking: { amountDue: 0, paymentStatus: 'paid' },
      epcPayload: null,
    })
  })

  it('sends no word for a part, and asks for what is left of the instalment', async () => {
    const { id } = await planned()
    await pay(id, 96_000)
    await pay(id, 20_000)
    expect((await lastMail(id, 'payment_confirmed'))?.subject).toContain('Acconto ricevuto')
    expect(await page(id)).toMatchObject({ booking: { amountDue: 28_000 } })
  })

  it('is matched by the bank’s lines: the next instalment, or several at once', async () => {
    const { id } = await planned()
    const candidates = await loadCandidates(deps.db, [])
    const own = candidates.find(({ bookingId }) => bookingId === id)
    expect(own?.milestones).toEqual([96_000, 144_000, 192_000, 240_000])
  })

  it('is on the work list by the day of its instalment', async () => {
    const { id } = await planned()
    await pay(id, 96_000)
    const kindOn = async (days: number) => {
      const later = { ...deps, now: () => new Date(deps.now().getTime() + days * 86_400_000) }
      const { items } = await listMissing(later)
      return items.find(({ booking }) => booking.id === id)
    }
    expect(await kindOn(20)).toBeUndefined()
    expect(await kindOn(35)).toMatchObject({ kind: 'due', name: 'Rata 1', cents: 48_000 })
    const late = await kindOn(41)
    expect(late).toMatchObject({ kind: 'overdue', name: 'Rata 1' })
    expect(late?.whatsApp).toContain('da versare subito')
    expect(late?.whatsApp).toContain(`/#/payment-custom/${id}`)
    // Even long after the trip: it is still owed, and part of the page's sum.
    expect(await kindOn(600)).toMatchObject({ kind: 'overdue', name: 'Rata 1' })
  })

  it('stands on the first page of the office with its own amount', async () => {
    const instalments = [
      { percentage: 20, dueOn: inDays(3) },
      { percentage: 40, dueOn: inDays(100) },
    ]
    const { id } = await book(deps, { ...dates(), instalments })
    await pay(id, 96_000)
    const { body } = await office.call(staff, 'GET', '/dashboard/attention')
    const { items } = body['balancesDue'] as { items: { id: string }[] }
    expect(items.find((item) => item.id === id)).toMatchObject({
      balanceDueDate: inDays(3),
      next: { name: 'Rata 1', open: 48_000 },
    })
  })
})

describe('the plan that staff set on a booking', () => {
  const detail = async (id: string) =>
    (await office.call(staff, 'GET', `/bookings/${id}`)).body as { version: number }
  const setPlan = async (id: string, plan: object | null) =>
    office.call(staff, 'PUT', `/bookings/${id}/payment-plan`, {
      version: (await detail(id)).version,
      plan,
    })

  it('is told to the customer, and who did it is on record', async () => {
    const { id } = await book(deps, dates())
    const answer = await setPlan(id, {
      deposit: 60_000,
      instalments: [
        { amount: 80_000, dueOn: inDays(30) },
        { amount: 100_000, dueOn: inDays(199) },
      ],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { depositAmount: 60_000, next: { name: 'Acconto', open: 60_000 } },
    })
    expect((await lastMail(id, 'plan_changed'))?.text).toContain('800 €')
    const [entry] = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(desc(auditLog.at))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'changed',
      before: { depositAmount: 96_000, paymentPlan: null },
      after: { depositAmount: 60_000 },
    })
    await pay(id, 60_000)
    expect(await page(id)).toMatchObject({ booking: { amountDue: 80_000 } })
  })

  it('is refused where it does not add up, is late, or changes a deposit that has come', async () => {
    const { id } = await book(deps, dates())
    const one = (deposit: number, amount: number, days: number) => ({
      deposit,
      instalments: [{ amount, dueOn: inDays(days) }],
    })
    for (const wrong of [one(60_000, 179_999, 30), one(60_000, 180_000, 200)]) {
      expect(await setPlan(id, wrong)).toMatchObject({ body: { code: 'PLAN_INVALID' } })
    }
    await pay(id, 96_000)
    expect(await setPlan(id, one(60_000, 180_000, 30))).toMatchObject({
      body: { code: 'PLAN_INVALID' },
    })
    expect(await setPlan(id, one(96_000, 144_000, 30))).toMatchObject({ status: 200 })
    await pay(id, 144_000)
    expect(await setPlan(id, null)).toMatchObject({ body: { code: 'ALREADY_PAID' } })
  })

  it('is taken back to deposit and balance', async () => {
    const { id } = await planned()
    expect(await setPlan(id, null)).toMatchObject({
      body: { instalments: [], balanceDueDate: inDays(170) },
    })
  })

  it('follows a price that changes with the party', async () => {
    const { id } = await planned()
    await pay(id, 96_000)
    const corrected = ['Giulia', 'Paolo'].map((firstName) => ({
      ...person({ firstName }),
      type: 'adult',
    }))
    const changed = await office.call(staff, 'PUT', `/bookings/${id}/travellers`, {
      version: (await detail(id)).version,
      travelers: corrected,
      contactEmail: 'giulia@example.com',
      contactPhone: '+39 333 000 0000',
    })
    expect(changed.status).toBe(200)
    const { totalPrice, depositAmount, paymentPlan } = await stored(id)
    const sum = (paymentPlan ?? []).reduce((all, { amount }) => all + amount, depositAmount)
    expect([totalPrice, sum]).toEqual([480_000, 480_000])
    expect(paymentPlan).toHaveLength(3)
  })

  it('lets staff confirm an instalment without closing the booking', async () => {
    const { id } = await planned()
    await pay(id, 96_000)
    const answer = await office.call(staff, 'POST', `/bookings/${id}/payments`, {
      version: (await detail(id)).version,
      kind: 'part',
      amount: 48_000,
      receivedOn: inDays(0),
    })
    expect(answer).toMatchObject({
      body: { paymentStatus: 'deposit_paid', next: { name: 'Rata 2', dueOn: inDays(80) } },
    })
  })
})

describe('the plan of a link', () => {
  const make = async (change: object) =>
    office.call(staff, 'POST', '/links', {
      ibanId: (await addIban(deps.db)).id,
      tripId: 'tokyo-kyoto',
      ...dates(),
      price: 240_000,
      ...change,
    })

  it('is kept with it and shown to who opens it', async () => {
    const answer = await make({ instalments: shares() })
    const { link } = answer.body as { link: { token: string } }
    expect(await callApi(deps, 'GET', `/booking-links/${link.token}`)).toMatchObject({
      body: { instalments: shares(), depositPercentage: 40 },
    })
  })

  it('is refused where the shares are not a hundred', async () => {
    expect(await make({ depositPercentage: 30, instalments: shares() })).toMatchObject({
      status: 400,
      body: { code: 'PLAN_INVALID' },
    })
  })
})

describe('near to departure', () => {
  const within = (days: number | null) =>
    deps.db
      .insert(settings)
      .values({ key: 'payments', value: { fullWithinDays: days }, version: 2 })
      .onConflictDoUpdate({ target: settings.key, set: { value: { fullWithinDays: days } } })
  const near = () => ({ startDate: inDays(25), endDate: inDays(34) })

  it('everything is asked for at once, if the agency wants that; a plan gives way', async () => {
    await within(30)
    const link = await addLink(deps.db, { ...near(), instalments: [] })
    expect(await callApi(deps, 'GET', `/booking-links/${link.token}`)).toMatchObject({
      body: { paymentType: 'full' },
    })
    const booking = await book(deps, near())
    expect(booking).toMatchObject({ depositAmount: 240_000, balanceDueDate: null })
    expect(await book(deps, dates())).toMatchObject({ depositAmount: 96_000 })
    await within(null)
    expect(await book(deps, near())).toMatchObject({ depositAmount: 96_000 })
  })

  it('so does the page without a link', async () => {
    const choice = { tripId: 'tokyo-kyoto', startDate: inDays(25), adults: 1, children: 0 }
    const quoted = async () => (await callApi(deps, 'POST', '/trip-quotes', choice)).body
    const usual = await quoted()
    await within(30)
    const full = await quoted()
    await within(null)
    expect(usual).toMatchObject({ paymentType: 'deposit' })
    expect(full).toMatchObject({ paymentType: 'full', balance: 0, balanceDueDate: null })
    expect(full['depositAmount']).toBe(full['totalPrice'])
  })
})
