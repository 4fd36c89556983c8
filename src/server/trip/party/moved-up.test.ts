import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { personKey } from '../../../domain/road/person-key.ts'
import { changeTravellers } from '../../booking/bookings/change-travellers.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { insertReview } from '../../booking/reviews/store.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book, person } from '../../testing/test-deps.ts'
import { enterPlace, requireVisit } from '../access/enter.ts'
import { passToken } from '../access/keys.ts'
import { currentPass } from '../access/store.ts'
import { viewPlace } from '../place/view.ts'
import { askRequest } from '../requests/ask.ts'
import { setShares } from '../shares/set-shares.ts'
import { viewShares } from '../shares/view.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: null, name: 'Marta' }

const named = (firstName: string) => person({ firstName, email: null, phone: null })
const [giulia, ugo, ada, ivo] = [person(), named('Ugo'), named('Ada'), named('Ivo')]

async function reread({ id }: Booking): Promise<Booking> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new Error('no booking')
  return booking
}

async function passOf(booking: Booking, seat: number) {
  const pass = await currentPass(deps.db, deps, booking, seat)
  if (!pass) throw new Error('no way in')
  return pass
}

async function sessionOf(booking: Booking, seat: number): Promise<Headers> {
  const token = passToken(deps, await passOf(booking, seat), booking)
  const { cookie } = await enterPlace(deps, token)
  return new Headers({ cookie: cookie.split(';')[0] ?? '' })
}

async function becomes(booking: Booking, travelers: ReturnType<typeof person>[]): Promise<Booking> {
  const { contactEmail, contactPhone } = booking
  const staff = { bookingId: booking.id, actor }
  const adults = travelers.map((one) => ({ ...one, type: 'adult' as const }))
  await changeTravellers(deps, staff, { contactEmail, contactPhone, travelers: adults })
  return reread(booking)
}

const visit = (headers: Headers) => requireVisit({ ...deps, headers })

it('who moves up when somebody leaves keeps link, causale, requests, review and key', async () => {
  const first = await book(deps, {}, [giulia, ugo, ada])
  await setShares(deps, { booking: first, pass: await passOf(first, 0) }, true)
  const booking = await reread(first)
  const headers = { ugo: await sessionOf(booking, 1), ada: await sessionOf(booking, 2) }
  const wanted = { kind: 'name' as const, firstName: 'Ada Maria', lastName: 'Rossi' }
  const name = { ...wanted, seat: 2, isOther: false, birthDate: null }
  await askRequest(deps, await visit(headers.ada), { wanted: name, message: '' })
  const review = { source: 'collected' as const, tripId: 'grecia', shownName: 'Ada R.' }
  const days = { startDate: booking.startDate, endDate: booking.endDate }
  for (const travellerIndex of [1, 2]) {
    const { id: bookingId } = booking
    await deps.db.transaction((tx) =>
      insertReview(tx, { ...review, ...days, bookingId, travellerIndex }),
    )
  }
  const key = personKey(booking, 2)

  const after = await becomes(booking, [giulia, ada])
  const { pass } = await visit(headers.ada)
  expect(pass.seat).toBe(1)
  expect(await viewPlace(deps, after, 1)).toMatchObject({
    firstName: 'Ada',
    requests: [{ kind: 'name', state: 'open' }],
    next: { kind: 'wait', title: 'Aspetti la nostra risposta' },
  })
  const { transfer } = await viewShares(deps, after, 1)
  expect(transfer?.causale).toBe(`${booking.paymentReference}-3`)
  expect(personKey(after, 1)).toBe(key)
  const reviews = await deps.db
    .select({ index: travellerReviews.travellerIndex })
    .from(travellerReviews)
    .where(eq(travellerReviews.bookingId, booking.id))
  expect(reviews.map(({ index }) => index)).toEqual(expect.arrayContaining([null, 1]))
  await expect(visit(headers.ugo)).rejects.toThrow('TRIP_SESSION_OVER')

  const grown = await becomes(after, [giulia, ada, ivo])
  expect((await viewShares(deps, grown, 2)).transfer?.causale).toBe(`${booking.paymentReference}-4`)
  const swapped = await becomes(grown, [giulia, ivo, ada])
  expect((await visit(headers.ada)).pass.seat).toBe(2)
  expect(personKey(swapped, 2)).toBe(key)
})
