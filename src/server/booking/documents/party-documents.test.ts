import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentTexts } from '../../../domain/booking/documents.ts'
import { documentUploads } from '../../platform/db/schema/bookings.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { book, callApi, person, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { bookingView } from '../bookings/view.ts'
import { batchesOfBooking } from './admin-store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let deps: TestDeps

beforeAll(async () => {
  database = await openTestDatabase()
  deps = testDeps(database.db)
})
afterAll(() => database.close())

const start = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1]
const photo = (last: number) => new File([Uint8Array.from([...start, last])], 'foto.jpg')

function upload(bookingId: string, seat?: number) {
  const data = new FormData()
  data.set('passport', photo(0))
  data.set('selfie', photo(1))
  data.set('bookingId', bookingId)
  if (seat !== undefined) data.set('seat', String(seat))
  return callApi(deps, 'POST', '/documents', data)
}

describe('a party', () => {
  it('sends photographs one by one, and is asked until the last of them', async () => {
    const booking = await book(deps, {}, [
      person(),
      person({ firstName: 'Luca', lastName: 'Neri' }),
    ])
    const view = () => bookingView(deps, booking)
    expect(await view()).toMatchObject({ documentsReceivedAt: null, documentsBySeat: [null, null] })
    expect((await upload(booking.id, 1)).status).toBe(201)
    const half = await view()
    expect(half.documentsReceivedAt).toBeNull()
    expect(half.documentsBySeat.map(Boolean)).toEqual([false, true])
    expect(await batchesOfBooking(deps.db, booking.id)).toMatchObject([{ traveller: 'Luca Neri' }])
    await upload(booking.id)
    expect((await view()).documentsReceivedAt).not.toBeNull()
  })

  it('has no place for somebody else', async () => {
    const booking = await book(deps)
    const before = await deps.db.$count(documentUploads)
    expect(await upload(booking.id, 1)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: ['seat'], message: documentTexts.unknownSeat }] } },
    })
    expect(await deps.db.$count(documentUploads)).toBe(before)
  })
})
