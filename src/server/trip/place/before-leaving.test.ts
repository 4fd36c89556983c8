import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { editDeparture, requireDeparture } from '../../booking/departures/admin-manage.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { viewPlace } from './view.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

beforeAll(async () => {
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})

it('everybody of the party reads what catalogue and departure know', async () => {
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  for (const seat of [0, 1]) {
    const { before } = await viewPlace(deps, booking, seat)
    expect(before?.coordinators).toEqual(['Marta Neri'])
    expect(before?.meeting?.place).toContain('Fiumicino')
    expect(before?.entry?.rules.length).toBeGreaterThan(0)
    // The programme names the hotel on its second day.
    expect(before?.hotels[0]?.from).toBe(addDays(booking.startDate, 1))
  }
})

it('is no longer there for what is cancelled, and after the return', async () => {
  const booking = await book(deps)
  expect((await viewPlace(deps, { ...booking, status: 'cancelled' }, 0)).before).toBeNull()
  const confirmed = { ...booking, status: 'confirmed' } as const
  deps.clock.now = new Date(`${booking.endDate}T12:00:00Z`)
  expect((await viewPlace(deps, confirmed, 0)).before).not.toBeNull()
  deps.clock.now = new Date(`${addDays(booking.endDate, 1)}T12:00:00Z`)
  expect((await viewPlace(deps, confirmed, 0)).before).toBeNull()
})

it('is not for a booking that was still unconfirmed when the group left', async () => {
  const booking = await book(deps)
  deps.clock.now = new Date(`${booking.startDate}T12:00:00Z`)
  const confirmed = { ...booking, status: 'confirmed' } as const
  expect((await viewPlace(deps, confirmed, 0)).before).not.toBeNull()
  expect((await viewPlace(deps, booking, 0)).before).toBeNull()
})

it('the way into the chat is for whose booking is confirmed, and never in the log', async () => {
  const groupLink = 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv'
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  const actor = { id: null, name: 'Marta' }
  const departure = await requireDeparture(deps, booking.departureId ?? '')
  const edited = await editDeparture({ ...deps, actor }, { ...departure, groupLink })
  const unnamed = { ...edited, groupLink: undefined }
  expect((await editDeparture({ ...deps, actor }, unnamed)).groupLink).toBe(groupLink)
  const shown = async (change: object, seat: number) =>
    (await viewPlace(deps, { ...booking, ...change }, seat)).before?.groupLink
  for (const seat of [0, 1]) {
    expect(await shown({}, seat)).toBeNull()
    expect(await shown({ status: 'confirmed' }, seat)).toBe(groupLink)
    expect(await shown({ status: 'confirmed', spotsTaken: 0 }, seat)).toBeNull()
  }
  const log = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, departure.id))
  expect(JSON.stringify(log)).toContain('presente')
  expect(JSON.stringify(log)).not.toContain('chat.whatsapp.com')
})

it('flights are those of the airport, for whose booking is confirmed', async () => {
  const booking = await book(deps)
  const actor = { id: null, name: 'Marta' }
  const departure = await requireDeparture(deps, booking.departureId ?? '')
  const flights = [
    'Milano: 12/03/2027 AZ 601 Milano MXP 07:00 - Roma FCO 08:10',
    '12/03/2027 AZ 608 Roma FCO 10:15 - Tokyo HND 06:30 +1',
  ].join('\n')
  const edited = await editDeparture({ ...deps, actor }, { ...departure, flights })
  expect(edited.flights).toBe(flights)
  const wrong = editDeparture({ ...deps, actor }, { ...edited, flights: 'domani' })
  await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION' })
  const unnamed = { ...edited, flights: undefined }
  expect((await editDeparture({ ...deps, actor }, unnamed)).flights).toBe(flights)
  const shown = async (change: object) =>
    (await viewPlace(deps, { ...booking, ...change }, 0)).before?.flights.map(
      ({ number }) => number,
    )
  expect(await shown({})).toEqual([])
  expect(await shown({ status: 'confirmed' })).toEqual(['AZ 608'])
  expect(await shown({ status: 'confirmed', airport: 'Milano Malpensa' })).toEqual([
    'AZ 601',
    'AZ 608',
  ])
})
