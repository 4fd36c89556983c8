import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { contractPacks } from '../../platform/db/schema/legal.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { placeFacts } from '../../trip/place/facts.ts'
import { keepPack } from '../contract-pack/keep-pack.ts'
import { type Booking, findBooking } from './store.ts'
import { bookingView } from './view.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }

/** The state that the booking's pages and the traveller's place name. */
async function named(booking: Booking) {
  const { paper } = await bookingView(deps, booking)
  const { facts } = await placeFacts(deps, booking, 0)
  expect(facts.paper).toBe(paper)
  return paper
}

it('every page names the paper that its download gives', async () => {
  const booking = await book(deps)
  expect(await named(booking)).toBe('proposal')
  const amount = booking.depositAmount
  await confirmPayment(deps, { bookingId: booking.id, amount, externalId: randomUUID(), actor })
  const paid = await findBooking(deps.db, booking.id)
  if (!paid) throw new Error('no booking')
  expect(await named(paid)).toBe('contract')
  await keepPack(deps.db, deps, paid)
  // Once accepted, the paper remains a contract, whatever becomes of the booking.
  for (const status of ['pending', 'cancelled'] as const) {
    const later = { ...paid, status, paymentStatus: 'pending' } as const
    expect((await keepPack(deps.db, deps, later)).facts.state).toBe('contract')
    expect(await named(later)).toBe('contract')
  }
})

it('a paper from before the two states has neither name', async () => {
  const booking = await book(deps)
  await deps.db
    .update(contractPacks)
    .set({ facts: sql`${contractPacks.facts} - 'state'` })
    .where(eq(contractPacks.bookingId, booking.id))
  expect(await named(booking)).toBeNull()
})
