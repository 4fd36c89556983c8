import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import type { RequestQuote, WantedOfRequest } from '../../../domain/trip/requests.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { createBooking } from '../../booking/bookings/create-booking.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import { nextYear } from '../../testing/days.ts'
import { reread, visitOf } from '../../testing/place-visitors.ts'
import {
  leave,
  otherDay,
  rename,
  requestsOfThisFile,
  startDate,
} from '../../testing/request-desk.ts'
import { addDeparture, addLink, person } from '../../testing/test-deps.ts'
import { editionsWithExtras, safari } from '../../testing/with-extras.ts'
import { viewPlace } from '../place/view.ts'
import { quoteForTraveller, withdrawRequest } from './ask.ts'
import { acceptRequest, answerRequest, refuseRequest, settleRequest } from './decide.ts'
import { changeOptions } from './options.ts'
import { listRequests } from './staff-list.ts'

const { accept, actor, ask, booked, deps, mails, paid, stateOf } = await requestsOfThisFile()

describe('staff say yes', () => {
  it('to leaving: what it costs goes by the day on which it was said', async () => {
    const booking = await paid()
    deps.clock.now = new Date(`${addDays(startDate, -20)}T10:00:00Z`)
    const { id } = await ask(booking, leave)
    const half = Math.round(booking.totalPrice / 2)
    expect((await changeOptions(deps, await visitOf(deps, booking))).leaving?.penalty).toBe(half)
    // On a later day the same would cost more.
    deps.clock.now = new Date(`${addDays(startDate, -15)}T10:00:00Z`)
    await accept(id, booking)
    expect(await reread(deps, booking)).toMatchObject({
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
    const [, marco] = (await reread(deps, booking)).travelers
    expect(marco && openTraveller(marco)).toMatchObject({
      firstName: 'Marcò',
      passportNumber: 'MARCO-PASS',
    })
    expect((await viewPlace(deps, await reread(deps, booking), 0)).requests[0]?.text).toBe(
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
    const [, anna] = (await reread(deps, booking)).travelers
    expect(anna).toMatchObject({ firstName: 'Anna', passportNumber: '', address: '' })
    expect(anna?.birthDate).toContain('1991-02-03')
  })

  it('to another departure, to more people, to fewer: with the sums that were shown', async () => {
    const booking = await booked()
    const day = { kind: 'departure', startDate: otherDay } as const
    const { quote } = await quoteForTraveller(deps, await visitOf(deps, booking), day)
    await accept((await ask(booking, day)).id, booking)
    const moved = await reread(deps, booking)
    expect(moved).toMatchObject({ startDate: otherDay, totalPrice: quote?.after })
    const joining = [
      { firstName: 'Lia', lastName: 'Neri', birthDate: '1992-03-04', type: 'adult' as const },
    ]
    await accept((await ask(moved, { kind: 'people', joining, leaving: [1] })).id, moved)
    const other = await reread(deps, booking)
    expect(other.travelers.map(({ firstName }) => firstName)).toEqual(['Giulia', 'Lia'])
    expect(other.totalPrice).toBe(moved.totalPrice)
    expect((await mails()).filter((kind) => kind === 'booking_changed')).toHaveLength(2)
  })

  it('to more extras, on top of what others took meanwhile', async () => {
    deps.catalogue = editionsWithExtras([safari])
    const booking = await booked()
    const one: WantedOfRequest = { kind: 'extras', extras: [{ id: 'safari', more: 1 }] }
    const [first, second] = [await ask(booking, one), await ask(booking, one, 1)]
    await accept(first.id, booking)
    await accept(second.id, booking)
    const after = await reread(deps, booking)
    expect(after.extras).toMatchObject([{ id: 'safari', units: 2 }])
    expect(after.totalPrice).toBe(booking.totalPrice + 2 * 12_000)
  })

  it('only to the sums that they saw', async () => {
    const booking = await booked()
    const { id } = await ask(booking, { kind: 'departure', startDate: otherDay })
    const old: RequestQuote = { before: booking.totalPrice, after: 1, penalty: 0, giveBack: 0 }
    await expect(acceptRequest({ ...deps, actor }, id, old)).rejects.toThrow('TRIP_REQUEST_COST')
    expect(await stateOf(booking)).toBe('open')
    expect(await reread(deps, booking)).toEqual(booking)
  })

  it('by hand where somebody owes expenses, or others sit there by now', async () => {
    const booking = await paid()
    deps.clock.now = new Date(`${addDays(startDate, -20)}T10:00:00Z`)
    const { id } = await ask(booking, { kind: 'people', joining: [], leaving: [1] })
    const [item] = (await listRequests(deps, booking.id)).items
    expect(item?.problem).toContain('spese di recesso')
    expect(item?.now?.penalty).toBe(booking.totalPrice / 4)
    await expect(accept(id, booking)).rejects.toThrow('TRIP_REQUEST_BY_HAND')
    await withdrawRequest(deps, await visitOf(deps, booking), id)
    deps.clock.now = new Date()
    const early = await booked()
    const one = await ask(early, rename)
    const other = await ask(early, { kind: 'people', joining: [], leaving: [1] })
    await accept(one.id, early)
    await expect(accept(other.id, early)).rejects.toThrow('TRIP_REQUEST_BY_HAND')
    // Agreed and changed by hand: settling changes nothing more, and the traveller sees it as done.
    const changed = await reread(deps, early)
    await deps.db.delete(outbox)
    await settleRequest({ ...deps, actor }, other.id)
    await expect(settleRequest({ ...deps, actor }, other.id)).rejects.toThrow('TRIP_REQUEST_OVER')
    expect(await reread(deps, early)).toEqual(changed)
    expect(await mails()).toEqual([])
    const { requests } = await viewPlace(deps, changed, 0)
    expect(requests.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
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
    expect(await reread(deps, booking)).toEqual(booking)
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
    expect((await reread(deps, booking)).version).toBe(booking.version + 1)
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
    const after = await reread(deps, booking)
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

// Must be the last: once a departure is stored, the trip has no sample departures any more.
describe('a departure that fills up', () => {
  it('is told to staff before they press and to travellers before they ask', async () => {
    const day = nextYear('06-20')
    const { id: departureId } = await addDeparture(deps.db, {
      startDate: day,
      totalSpots: 2,
      spotsAvailable: 2,
    })
    const booking = await booked()
    const wanted = { kind: 'departure', startDate: day } as const
    const { id } = await ask(booking, wanted)
    const shown = async () => (await listRequests(deps, booking.id)).items[0]
    const before = await shown()
    expect(before).toMatchObject({ problem: null })
    const link = await addLink(deps.db, { startDate: day, endDate: addDays(day, 9) })
    const taken = await createBooking(deps, {
      token: link.token,
      submissionId: departureId,
      travelers: [person()],
    })
    expect(taken.departureId).toBe(departureId)
    expect(await shown()).toMatchObject({
      now: null,
      problem: 'Su quella partenza non ci sono abbastanza posti liberi.',
      isByHand: false,
    })
    if (!before?.now) throw new Error('no sums')
    await expect(acceptRequest({ ...deps, actor }, id, before.now)).rejects.toThrow(
      'DEPARTURE_FULL',
    )
    expect(await reread(deps, booking)).toEqual(booking)
    await expect(quoteForTraveller(deps, await visitOf(deps, booking), wanted)).rejects.toThrow(
      'DEPARTURE_FULL',
    )
  })
})
