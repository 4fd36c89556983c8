import { expect, it } from 'vitest'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { visitOf } from '../../testing/place-visitors.ts'
import { book } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { askRequest, withdrawRequest } from '../../trip/requests/ask.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)

const get = async (path: string) => (await office.call(office.cookies.consultant, 'GET', path)).body

/** Checks that the dashboard and the list of requests agree. */
async function waiting() {
  const { travellerRequests } = await get('/dashboard/attention')
  const { total } = await get('/trip-requests')
  expect(travellerRequests).toMatchObject({ total })
  return travellerRequests
}

it('Oggi counts what travellers wait for', async () => {
  const booking = await book(office.deps)
  expect(await waiting()).toEqual({ total: 0, first: null })
  const wanted = { kind: 'leave' } as const
  const { id } = await askRequest(office.deps, await visitOf(office.deps, booking), {
    wanted,
    message: '',
  })
  expect(await waiting()).toMatchObject({
    total: 1,
    first: { bookingId: booking.id, contactName: booking.contactName },
  })
  await withdrawRequest(office.deps, await visitOf(office.deps, booking), id)
  expect(await waiting()).toEqual({ total: 0, first: null })
})
