import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import type { RequestQuote, WantedOfRequest } from '../../../domain/trip/requests.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { forgetTravellersOf } from '../../office/retention/forget-travellers.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { book, person, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { editionsWithExtras, safari } from '../../testing/with-extras.ts'
import { currentPass } from '../access/store.ts'
import { viewPlace } from '../place/view.ts'
import { askRequest, quoteForTraveller, withdrawRequest } from './ask.ts'
import { acceptRequest, answerRequest, refuseRequest } from './decide.ts'
import { changeOptions } from './options.ts'
import { listRequests } from './staff-list.ts'
import { requestsOf } from './store.ts'

const database = await databaseOfThisFile()
let deps: TestDeps
const actor = { id: null, name: 'Marta' }
const startDate = nextYear('04-10')
const otherDay = nextYear('05-15')

beforeEach(async () => {
  deps = testDeps(database.db)
  for (const table of [outbox, rateLimits]) await deps.db.delete(table)
})

const party = [
  person(),
  person({ firstName: 'Marco', lastName: 'Bianchi', email: null, passportNumber: 'MARCO-PASS' }),
]

async function booked(): Promise<Booking> {
  const booking = await book(deps, {}, party)
  await deps.db.delete(outbox)
  return booking
}

async function paid(): Promise<Booking> {
  const { id, depositAmount } = await booked()
  await confirmPayment(deps, {
    bookingId: id,
    actor: system,
    amount: depositAmount,
    externalId: id,
    receivedOn: deps.now().toISOString().slice(0, 10),
  })
  await deps.db.delete(outbox)
  return reread({ id })
}

async function reread({ id }: { id: string }): Promise<Booking> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new Error('no booking')
  return booking
}

async function visit(booking: Booking, seat = 0) {
  const pass = await currentPass(deps.db, deps, booking, seat)
  if (!pass) throw new Error('no way in')
  return { pass, booking }
}

async function ask(booking: Booking, wanted: WantedOfRequest, seat = 0) {
  return askRequest(deps, await visit(booking, seat), { wanted, message: 'Grazie' })
}

async function accept(id: string, booking: Booking) {
  const { items } = await listRequests(deps, booking.id)
  const now = items.find((one) => one.id === id)?.now
  if (!now) throw new Error('no sums')
  return acceptRequest({ ...deps, actor }, id, now)
}

const stateOf = async ({ id }: Booking) => (await requestsOf(deps.db, [id]))[0]?.state
const mails = async () => (await deps.db.select().from(outbox)).map(({ kind }) => kind)
const leave: WantedOfRequest = { kind: 'leave' }
const rename: WantedOfRequest = {
  kind: 'name',
  seat: 1,
  firstName: 'Marcò',
  lastName: 'Bianchi',
  isOther: false,
  birthDate: null,
}

describe('a request', () => {
  it('changes nothing by itself, and the same twice is one', async () => {
    const booking = await booked()
    const first = await ask(booking, leave)
    const second = await ask(booking, leave)
    expect(second.id).toBe(first.id)
    expect(await reread(booking)).toEqual(booking)
    expect((await viewPlace(deps, booking, 0)).requests).toMatchObject([
      { id: first.id, state: 'open', text: 'Annullare la prenotazione.', mayWithdraw: true },
    ])
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(entries.filter(({ action }) => action === 'trip_request_made')).toHaveLength(1)
  })

  it('of the same kind but another content waits for the first', async () => {
    const booking = await booked()
    await ask(booking, { kind: 'departure', startDate: otherDay })
    await expect(ask(booking, { kind: 'departure', startDate })).rejects.toThrow(
      'TRIP_REQUEST_OPEN',
    )
    await ask(booking, rename)
  })

  it('can be taken back by who asked, and not after the answer', async () => {
    const booking = await booked()
    const other = await booked()
    const { id } = await ask(booking, leave)
    await expect(withdrawRequest(deps, await visit(other), id)).rejects.toThrow('NOT_FOUND')
    await expect(withdrawRequest(deps, await visit(booking, 1), id)).rejects.toThrow('NOT_FOUND')
    expect((await withdrawRequest(deps, await visit(booking), id)).state).toBe('withdrawn')
    await expect(accept(id, booking)).rejects.toThrow('no sums')
    await expect(
      acceptRequest({ ...deps, actor }, id, { before: 0, after: 0, penalty: 0, giveBack: 0 }),
    ).rejects.toThrow('TRIP_REQUEST_OVER')
    await expect(withdrawRequest(deps, await visit(booking), id)).rejects.toThrow(
      'TRIP_REQUEST_OVER',
    )
  })

  it('has its number in a day', async () => {
    const booking = await booked()
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await ask(booking, leave)
      await withdrawRequest(deps, await visit(booking), id)
    }
    await expect(ask(booking, leave)).rejects.toThrow('RATE_LIMITED')
  })

  it('of a companion is about their own name and more extras alone', async () => {
    deps = { ...deps, catalogue: editionsWithExtras([safari]) }
    const booking = await booked()
    const more = (by: number): WantedOfRequest => ({
      kind: 'extras',
      extras: [{ id: 'safari', more: by }],
    })
    for (const wanted of [
      leave,
      { ...rename, seat: 0 } as WantedOfRequest,
      { kind: 'departure', startDate: otherDay } as const,
      { kind: 'people', joining: [], leaving: [1] } as WantedOfRequest,
      more(-1),
    ]) {
      await expect(ask(booking, wanted, 1)).rejects.toThrow('FORBIDDEN')
      await expect(quoteForTraveller(deps, await visit(booking, 1), wanted)).rejects.toThrow(
        'FORBIDDEN',
      )
    }
    await ask(booking, rename, 1)
    await ask(booking, more(1), 1)
    expect(await quoteForTraveller(deps, await visit(booking, 1), rename)).toEqual({ quote: null })
    const options = await changeOptions(deps, await visit(booking, 1))
    expect(options).toMatchObject({ leaving: null, departures: [], mayJoin: 0 })
    await ask(booking, leave)
    expect((await viewPlace(deps, booking, 1)).requests.map(({ kind }) => kind).toSorted()).toEqual(
      ['extras', 'name'],
    )
    expect((await viewPlace(deps, booking, 0)).requests).toHaveLength(3)
  })

  it('for another name comes at least seven days before the departure', async () => {
    const booking = await booked()
    deps.clock.now = new Date(`${addDays(startDate, -7)}T10:00:00Z`)
    expect((await changeOptions(deps, await visit(booking))).nameUntil).toBe(addDays(startDate, -7))
    await ask(booking, rename)
    deps.clock.now = new Date(`${addDays(startDate, -6)}T10:00:00Z`)
    expect((await changeOptions(deps, await visit(booking))).nameUntil).toBeNull()
    await expect(ask(booking, { ...rename, seat: 0 })).rejects.toThrow('TRIP_REQUEST_LATE')
    deps.clock.now = new Date(`${startDate}T10:00:00Z`)
    await expect(ask(booking, leave)).rejects.toThrow('TRIP_DATA_CLOSED')
  })

  it('goes with what is known of the party', async () => {
    const booking = await booked()
    await ask(booking, rename)
    await deps.db.transaction((tx) => forgetTravellersOf(tx, [booking.id], deps.now()))
    expect(await requestsOf(deps.db, [booking.id])).toEqual([])
  })
})

describe('staff say yes', () => {
  it('to leaving: what it costs goes by the day on which it was said', async () => {
    const booking = await paid()
    deps.clock.now = new Date(`${addDays(startDate, -20)}T10:00:00Z`)
    const { id } = await ask(booking, leave)
    const half = Math.round(booking.totalPrice / 2)
    expect((await changeOptions(deps, await visit(booking))).leaving?.penalty).toBe(half)
    // Later the same would cost more.
    deps.clock.now = new Date(`${addDays(startDate, -15)}T10:00:00Z`)
    await accept(id, booking)
    expect(await reread(booking)).toMatchObject({
      status: 'cancelled',
      leftBy: 'traveller',
      leftOn: addDays(startDate, -20),
      leavingPenalty: half,
    })
    expect(await stateOf(booking)).toBe('accepted')
    expect(await mails()).toContain('booking_cancelled')
  })

  it('to a corrected name: all else of the person stays', async () => {
    const booking = await booked()
    const { id } = await ask(booking, rename)
    await accept(id, booking)
    const [, marco] = (await reread(booking)).travelers
    expect(marco && openTraveller(marco)).toMatchObject({
      firstName: 'Marcò',
      passportNumber: 'MARCO-PASS',
    })
    expect((await viewPlace(deps, await reread(booking), 0)).requests[0]?.text).toBe(
      'Marco Bianchi diventa Marcò Bianchi.',
    )
  })

  it('to somebody else in the seat: nothing of the one before goes along', async () => {
    const booking = await booked()
    const { id } = await ask(booking, {
      ...rename,
      firstName: 'Anna',
      lastName: 'Verdi',
      isOther: true,
      birthDate: '1991-02-03',
    })
    await accept(id, booking)
    const [, anna] = (await reread(booking)).travelers
    expect(anna).toMatchObject({ firstName: 'Anna', passportNumber: '', address: '' })
    expect(anna?.birthDate).toContain('1991-02-03')
  })

  it('to another departure, to more people, to fewer: with the sums that were shown', async () => {
    const booking = await booked()
    const day = { kind: 'departure', startDate: otherDay } as const
    const { quote } = await quoteForTraveller(deps, await visit(booking), day)
    await accept((await ask(booking, day)).id, booking)
    const moved = await reread(booking)
    expect(moved).toMatchObject({ startDate: otherDay, totalPrice: quote?.after })
    const joining = [
      { firstName: 'Lia', lastName: 'Neri', birthDate: '1992-03-04', type: 'adult' as const },
    ]
    await accept((await ask(moved, { kind: 'people', joining, leaving: [1] })).id, moved)
    const other = await reread(booking)
    expect(other.travelers.map(({ firstName }) => firstName)).toEqual(['Giulia', 'Lia'])
    expect(other.totalPrice).toBe(moved.totalPrice)
    expect((await mails()).filter((kind) => kind === 'booking_changed')).toHaveLength(2)
  })

  it('to more extras, on top of what others took meanwhile', async () => {
    deps = { ...deps, catalogue: editionsWithExtras([safari]) }
    const booking = await booked()
    const one: WantedOfRequest = { kind: 'extras', extras: [{ id: 'safari', more: 1 }] }
    const [first, second] = [await ask(booking, one), await ask(booking, one, 1)]
    await accept(first.id, booking)
    await accept(second.id, booking)
    const after = await reread(booking)
    expect(after.extras).toMatchObject([{ id: 'safari', units: 2 }])
    expect(after.totalPrice).toBe(booking.totalPrice + 2 * 12_000)
  })

  it('only to the sums that they saw', async () => {
    const booking = await booked()
    const { id } = await ask(booking, { kind: 'departure', startDate: otherDay })
    const old: RequestQuote = { before: booking.totalPrice, after: 1, penalty: 0, giveBack: 0 }
    await expect(acceptRequest({ ...deps, actor }, id, old)).rejects.toThrow('TRIP_REQUEST_COST')
    expect(await stateOf(booking)).toBe('open')
    expect(await reread(booking)).toEqual(booking)
  })

  it('by hand where somebody owes expenses, or others sit there by now', async () => {
    const booking = await paid()
    deps.clock.now = new Date(`${addDays(startDate, -20)}T10:00:00Z`)
    const { id } = await ask(booking, { kind: 'people', joining: [], leaving: [1] })
    const [item] = (await listRequests(deps, booking.id)).items
    expect(item?.problem).toContain('spese di recesso')
    expect(item?.now?.penalty).toBe(booking.totalPrice / 4)
    await expect(accept(id, booking)).rejects.toThrow('TRIP_REQUEST_BY_HAND')
    await withdrawRequest(deps, await visit(booking), id)
    deps = testDeps(database.db)
    const early = await booked()
    const one = await ask(early, rename)
    const other = await ask(early, { kind: 'people', joining: [], leaving: [1] })
    await accept(one.id, early)
    await expect(accept(other.id, early)).rejects.toThrow('TRIP_REQUEST_BY_HAND')
  })
})

describe('staff say no, or a word meanwhile', () => {
  it('by mail; a word leaves it open', async () => {
    const booking = await booked()
    const { id } = await ask(booking, leave)
    await answerRequest({ ...deps, actor }, id, 'Ti chiamiamo domani')
    expect(await stateOf(booking)).toBe('open')
    expect((await viewPlace(deps, booking, 0)).requests[0]?.answer).toBe('Ti chiamiamo domani')
    await refuseRequest({ ...deps, actor }, id, 'Ci siamo sentiti')
    await expect(refuseRequest({ ...deps, actor }, id, '')).rejects.toThrow('TRIP_REQUEST_OVER')
    expect(await stateOf(booking)).toBe('refused')
    expect(await mails()).toEqual(['trip_request_answered', 'trip_request_answered'])
    expect(await reread(booking)).toEqual(booking)
  })
})

describe('two at once', () => {
  it('who say yes to the same request have one effect', async () => {
    const booking = await booked()
    const { id } = await ask(booking, { kind: 'departure', startDate: otherDay })
    const now = (await listRequests(deps, booking.id)).items[0]?.now
    if (!now) throw new Error('no sums')
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => acceptRequest({ ...deps, actor }, id, now)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mails()).filter((kind) => kind === 'booking_changed')).toHaveLength(1)
    expect((await reread(booking)).version).toBe(booking.version + 1)
  })

  it('of whom one cancels: the request is either done before or never', async () => {
    const booking = await booked()
    const { id } = await ask(booking, rename)
    const now = (await listRequests(deps, booking.id)).items[0]?.now
    if (!now) throw new Error('no sums')
    const [yes] = await Promise.allSettled([
      acceptRequest({ ...deps, actor }, id, now),
      cancelBooking(deps, { bookingId: booking.id, actor }),
    ])
    const after = await reread(booking)
    expect(after.status).toBe('cancelled')
    const isRenamed = after.travelers[1]?.firstName === 'Marcò'
    expect(isRenamed).toBe(yes.status === 'fulfilled')
    expect(await stateOf(booking)).toBe(isRenamed ? 'accepted' : 'open')
    expect((await listRequests(deps, undefined)).items.map((one) => one.id)).not.toContain(id)
  })

  it('who ask the same make one request', async () => {
    const booking = await booked()
    const asked = await Promise.all([1, 2, 3].map(() => ask(booking, leave)))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  })
})
