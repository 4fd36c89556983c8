import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookingSchema } from '../../../contract/booking/bookings.ts'
import { travellerFieldNames } from '../../../domain/booking/traveller-fields.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book, person } from '../../testing/test-deps.ts'
import type { Booking } from './store.ts'
import { bookingView } from './view.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

/** Columns that a page shows directly, or that influence what it shows. */
const shown: readonly (keyof Booking)[] = [
  ...(Object.keys(bookingSchema.shape) as (keyof Booking)[]),
  'paymentPlan',
  'spotsReleasedAt',
  'bookingLinkId',
  'declaration',
]

const secret = (name: string) => `SEGRETO-${name}`

/** Fills every column that no page may show with a recognisable word. */
function fullOfSecrets(booking: Booking): Booking {
  const columns = [...Object.keys(getTableColumns(travelBookings)), 'aColumnOfTomorrow']
  const hidden = columns.filter((name) => !shown.includes(name as keyof Booking))
  const traveller = [...travellerFieldNames, 'aFieldOfTomorrow'].filter(
    (name) => name !== 'firstName' && name !== 'lastName',
  )
  return {
    ...booking,
    ...Object.fromEntries(hidden.map((name) => [name, secret(name)])),
    travelers: booking.travelers.map((one) => ({
      ...one,
      ...Object.fromEntries(traveller.map((name) => [name, secret(name)])),
    })),
  } as Booking
}

const secretsIn = (view: unknown) => JSON.stringify(view).match(/SEGRETO-\w+/g) ?? []

describe('what a traveller’s page gets of a booking', () => {
  it('has nothing of notes, tokens, hashes, sealed fields and whatever a row may hold one day', async () => {
    const row = fullOfSecrets(await book(deps, {}, [person(), person({ firstName: 'Luca' })]))
    expect(secretsIn(row)).toEqual(
      expect.arrayContaining([
        secret('adminNotes'),
        secret('submissionId'),
        secret('visitorNetwork'),
        secret('previousIban'),
        secret('passportNumber'),
        secret('birthDate'),
        secret('aColumnOfTomorrow'),
        secret('aFieldOfTomorrow'),
      ]),
    )
    expect(secretsIn(await bookingView(deps, row))).toEqual([])
  })

  it('is what its contract names, without relying on it to drop the rest', async () => {
    const view = await bookingView(deps, fullOfSecrets(await book(deps)))
    expect(Object.keys(view).toSorted()).toEqual(Object.keys(bookingSchema.shape).toSorted())
    expect(view.travelers.map((one) => Object.keys(one).toSorted())).toEqual([
      ['firstName', 'lastName'],
    ])
  })

  it('carries no more of an extra or an instalment than it shows', async () => {
    const booking = await book(deps)
    const extra = {
      id: 'gita',
      title: 'Gita in barca',
      per: 'person' as const,
      price: 1_000,
      included: false,
      limit: 2,
      conditions: '',
      units: 1,
      supplierNote: secret('supplierNote'),
    }
    const instalment = { amount: 1_000, dueOn: booking.startDate, note: secret('instalmentNote') }
    const plan = [instalment]
    const view = await bookingView(deps, { ...booking, extras: [extra], paymentPlan: plan })
    expect([view.extras.length, view.instalments.length]).toEqual([1, 1])
    expect(secretsIn(view)).toEqual([])
  })
})
