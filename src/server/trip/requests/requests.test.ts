import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import type { WantedOfRequest } from '../../../domain/trip/requests.ts'
import { forgetTravellersOf } from '../../office/retention/forget-travellers.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { reread, visitOf } from '../../testing/place-visitors.ts'
import {
  leave,
  otherDay,
  rename,
  requestsOfThisFile,
  startDate,
} from '../../testing/request-desk.ts'
import { editionsWithExtras, safari } from '../../testing/with-extras.ts'
import { viewPlace } from '../place/view.ts'
import { quoteForTraveller, withdrawRequest } from './ask.ts'
import { acceptRequest } from './decide.ts'
import { changeOptions } from './options.ts'
import { requestsOf } from './store.ts'

const { accept, actor, ask, booked, deps } = await requestsOfThisFile()

describe('a request', () => {
  it('changes nothing by itself, and the same twice is one', async () => {
    const booking = await booked()
    const first = await ask(booking, leave)
    const second = await ask(booking, leave)
    expect(second.id).toBe(first.id)
    expect(await reread(deps, booking)).toEqual(booking)
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
    await expect(withdrawRequest(deps, await visitOf(deps, other), id)).rejects.toThrow('NOT_FOUND')
    await expect(withdrawRequest(deps, await visitOf(deps, booking, 1), id)).rejects.toThrow(
      'NOT_FOUND',
    )
    expect((await withdrawRequest(deps, await visitOf(deps, booking), id)).state).toBe('withdrawn')
    await expect(accept(id, booking)).rejects.toThrow('no sums')
    await expect(
      acceptRequest({ ...deps, actor }, id, { before: 0, after: 0, penalty: 0, giveBack: 0 }),
    ).rejects.toThrow('TRIP_REQUEST_OVER')
    await expect(withdrawRequest(deps, await visitOf(deps, booking), id)).rejects.toThrow(
      'TRIP_REQUEST_OVER',
    )
  })

  it('has its number in a day', async () => {
    const booking = await booked()
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await ask(booking, leave)
      await withdrawRequest(deps, await visitOf(deps, booking), id)
    }
    await expect(ask(booking, leave)).rejects.toThrow('RATE_LIMITED')
  })

  it('of a companion is about their own name and more extras alone', async () => {
    deps.catalogue = editionsWithExtras([safari])
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
      await expect(
        quoteForTraveller(deps, await visitOf(deps, booking, 1), wanted),
      ).rejects.toThrow('FORBIDDEN')
    }
    await ask(booking, rename, 1)
    await ask(booking, more(1), 1)
    expect(await quoteForTraveller(deps, await visitOf(deps, booking, 1), rename)).toEqual({
      quote: null,
    })
    const options = await changeOptions(deps, await visitOf(deps, booking, 1))
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
    expect((await changeOptions(deps, await visitOf(deps, booking))).nameUntil).toBe(
      addDays(startDate, -7),
    )
    await ask(booking, rename)
    deps.clock.now = new Date(`${addDays(startDate, -6)}T10:00:00Z`)
    expect((await changeOptions(deps, await visitOf(deps, booking))).nameUntil).toBeNull()
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
