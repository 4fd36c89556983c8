import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { documentTexts } from '../../../domain/booking/documents.ts'
import { documentUploads } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, callApi, person, testDeps } from '../../testing/test-deps.ts'
import { changeTravellers } from '../bookings/change-travellers.ts'
import { type Booking, findBooking } from '../bookings/store.ts'
import { bookingView } from '../bookings/view.ts'
import { batches, batchesOfBooking } from './admin-store.ts'
import { attachDocuments } from './attach-documents.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

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

describe('when staff change a party', () => {
  const actor = { id: null, name: 'Marta' }
  const named = (firstName: string, passportNumber = `Y${firstName}`) => ({
    ...person({ firstName, lastName: 'Neri', passportNumber }),
    birthDate: '1990-05-20',
    type: 'adult' as const,
  })
  const threeOf = () => book(deps, {}, [named('Anna'), named('Bruno'), named('Carla')])

  async function partyBecomes({ id, contactEmail, contactPhone }: Booking, people: object[]) {
    const travelers = people as ReturnType<typeof named>[]
    await changeTravellers(
      deps,
      { bookingId: id, actor },
      { contactEmail, contactPhone, travelers },
    )
    const after = await findBooking(deps.db, id)
    if (!after) throw new Error('no booking')
    return after
  }
  const whose = async ({ id }: Booking) =>
    (await batchesOfBooking(deps.db, id)).map(({ traveller }) => traveller ?? '').toSorted()
  const sentBy = async (booking: Booking) =>
    (await bookingView(deps, booking)).documentsBySeat.map(Boolean)

  it('photographs follow who sits elsewhere by then', async () => {
    const booking = await threeOf()
    await upload(booking.id, 0)
    await upload(booking.id, 2)
    const turned = await partyBecomes(booking, [named('Carla'), named('Anna'), named('Bruno')])
    expect(await whose(turned)).toEqual(['Anna Neri', 'Carla Neri'])
    expect(await sentBy(turned)).toEqual([true, true, false])
  })

  it('those of who leaves show as nobody else’s, and wait a week for staff', async () => {
    const booking = await threeOf()
    await upload(booking.id, 1)
    await upload(booking.id, 2)
    const [bruno] = (await batchesOfBooking(deps.db, booking.id)).filter(
      ({ traveller }) => traveller === 'Bruno Neri',
    )
    if (!bruno) throw new Error('no photographs')
    const left = await partyBecomes(booking, [named('Anna'), named('Carla')])
    expect(await whose(left)).toEqual(['Carla Neri'])
    expect(await sentBy(left)).toEqual([false, true])
    const [stray] = await batches(deps.db, [bruno.batchId])
    expect(stray).toMatchObject({ booking: null, traveller: null })
    const days = (Date.parse(stray?.deleteAfter ?? '') - deps.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(6)
    expect(days).toBeLessThan(9)
  })

  it('somebody who comes in another’s place has sent nothing', async () => {
    const booking = await threeOf()
    await upload(booking.id, 1)
    const replaced = await partyBecomes(booking, [named('Anna'), named('Dario'), named('Carla')])
    expect(await whose(replaced)).toEqual([])
    expect(await sentBy(replaced)).toEqual([false, false, false])
  })

  it('a name set right is still the same person', async () => {
    const booking = await threeOf()
    await upload(booking.id, 1)
    const right = await partyBecomes(booking, [
      named('Anna'),
      named('Brunello', 'YBruno'),
      named('Carla'),
    ])
    expect(await whose(right)).toEqual(['Brunello Neri'])
  })

  it('photographs that go to another booking are of nobody there', async () => {
    const [from, to] = [await threeOf(), await threeOf()]
    await upload(from.id, 1)
    const [batch] = await batchesOfBooking(deps.db, from.id)
    if (!batch) throw new Error('no photographs')
    const input = { batchId: batch.batchId, booking: to.id }
    expect(await attachDocuments({ ...deps, actor }, input)).toMatchObject({
      booking: { id: to.id },
      traveller: null,
    })
    const rows = await deps.db
      .select({ seat: documentUploads.seat })
      .from(documentUploads)
      .where(eq(documentUploads.batchId, batch.batchId))
    expect(rows).toEqual([{ seat: null }, { seat: null }])
  })
})
