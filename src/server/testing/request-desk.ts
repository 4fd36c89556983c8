import { beforeEach } from 'vitest'
import type { WantedOfRequest } from '../../domain/trip/requests.ts'
import type { Booking } from '../booking/bookings/store.ts'
import { confirmPayment } from '../money/payments/confirm-payment.ts'
import { system } from '../platform/audit/write-audit.ts'
import { outbox, rateLimits } from '../platform/db/schema/operations.ts'
import { askRequest } from '../trip/requests/ask.ts'
import { acceptRequest } from '../trip/requests/decide.ts'
import { listRequests } from '../trip/requests/staff-list.ts'
import { requestsOf } from '../trip/requests/store.ts'
import { databaseOfThisFile, depsOfEachTest } from './database-of-this-file.ts'
import { nextYear } from './days.ts'
import { reread, visitOf } from './place-visitors.ts'
import { book, person } from './test-deps.ts'

export const startDate = nextYear('04-10')
export const otherDay = nextYear('05-15')

const party = [
  person(),
  person({ firstName: 'Marco', lastName: 'Bianchi', email: null, passportNumber: 'MARCO-PASS' }),
]

export const leave = { kind: 'leave' } satisfies WantedOfRequest
export const rename = {
  kind: 'name',
  seat: 1,
  firstName: 'Marcò',
  lastName: 'Bianchi',
  isOther: false,
  birthDate: null,
} satisfies WantedOfRequest

/** A party of two whose travellers request changes, and staff who accept them. */
export async function requestsOfThisFile() {
  const database = await databaseOfThisFile()
  const deps = depsOfEachTest(database.db)
  const actor = { id: null, name: 'Marta' }
  beforeEach(async () => {
    for (const table of [outbox, rateLimits]) await deps.db.delete(table)
  })

  const booked = async (): Promise<Booking> => {
    const booking = await book(deps, {}, party)
    await deps.db.delete(outbox)
    return booking
  }

  const paid = async (): Promise<Booking> => {
    const { id, depositAmount } = await booked()
    await confirmPayment(deps, {
      bookingId: id,
      actor: system,
      amount: depositAmount,
      externalId: id,
      receivedOn: deps.now().toISOString().slice(0, 10),
    })
    await deps.db.delete(outbox)
    return reread(deps, { id })
  }

  const ask = async (booking: Booking, wanted: WantedOfRequest, seat = 0) => {
    return askRequest(deps, await visitOf(deps, booking, seat), { wanted, message: 'Grazie' })
  }

  const accept = async (id: string, booking: Booking) => {
    const { items } = await listRequests(deps, booking.id)
    const now = items.find((one) => one.id === id)?.now
    if (!now) throw new Error('no sums')
    return acceptRequest({ ...deps, actor }, id, now)
  }

  const stateOf = async ({ id }: Booking) => (await requestsOf(deps.db, [id]))[0]?.state
  const mails = async () => (await deps.db.select().from(outbox)).map(({ kind }) => kind)

  return { deps, actor, booked, paid, ask, accept, stateOf, mails }
}
