import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminNotes } from '../../../domain/booking/booking-texts.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { limits } from '../../http/rate-limit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book, callApi } from '../../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const card = { cardHolderName: 'GIULIA ROSSI', cardBrand: 'visa', cardLastFour: '4242' }

beforeEach(() => {
  deps.clock.now = new Date('2026-11-15T09:30:00Z')
})

const declare = (id: string) => callApi(deps, 'POST', `/bookings/${id}/transfer`)
const tryCard = (id: string) => callApi(deps, 'POST', `/bookings/${id}/card-attempts`, card)

describe('a traveller who changes again and again between card and transfer', () => {
  it('leaves notes that stay short, the newest last, and those of staff untouched', async () => {
    const { id } = await book(deps)
    await deps.db
      .update(travelBookings)
      .set({ adminNotes: 'Preferisce il corridoio' })
      .where(eq(travelBookings.id, id))
    for (let round = 0; round < 5; round += 1) {
      await declare(id)
      await tryCard(id)
    }
    const booking = (await findBooking(deps.db, id)) as Booking
    expect(booking.adminNotes?.split('\n')).toEqual([
      'Preferisce il corridoio',
      adminNotes.transferDeclared,
      adminNotes.cardAttempted,
    ])
  })

  it('is stopped before the agency drowns in mail; other bookings are not', async () => {
    const [booking, other] = [await book(deps), await book(deps)]
    for (let call = 0; call < limits.declaration; call += 1) {
      expect((await declare(booking.id)).status).toBe(200)
    }
    for (const answer of [await declare(booking.id), await tryCard(booking.id)]) {
      expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    }
    expect((await declare(other.id)).status).toBe(200)
  })
})
