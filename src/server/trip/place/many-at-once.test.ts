import { beforeAll, expect, it } from 'vitest'
import type { Booking } from '../../booking/bookings/store.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { addDeparture, addIban, book, person } from '../../testing/test-deps.ts'
import { tripVisitors } from '../../testing/trip-visitors.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const { call, enter, leaderOf, invited } = tripVisitors(() => deps)
beforeAll(async () => {
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})

/** Parties that differ in everything that is read for them: names, accounts, payments and requests. */
async function party(index: number): Promise<{ booking: Booking; sessions: string[] }> {
  const { id: ibanId } = await addIban(database.db, { accountHolder: `Conto ${index}` })
  const booking = await book(deps, { ibanId }, [
    person({ firstName: `Capo${index}x`, email: `capo${index}@example.com` }),
    person({ firstName: `Compagno${index}x`, email: null }),
  ])
  const { id: bookingId, depositAmount: amount } = booking
  if (index % 2 === 0) {
    await confirmPayment(deps, { bookingId, amount, externalId: bookingId, actor: system })
  }
  const leader = await leaderOf(booking)
  if (index % 3 === 0) {
    const wanted = { kind: 'leave' }
    await call('POST', '/trip/requests', leader, { wanted, message: `Segreto ${index}x` })
  }
  return { booking, sessions: [leader, await enter(await invited(leader, 1))] }
}

it('all who look at the same time read what each of them reads alone, and nothing of the others', async () => {
  const parties: Awaited<ReturnType<typeof party>>[] = []
  for (let index = 0; index < 5; index += 1) parties.push(await party(index))
  const cookies = [...parties.flatMap(({ sessions }) => sessions), `viaggio=${'a'.repeat(43)}`]
  const alone: string[] = []
  for (const cookie of cookies) alone.push((await call('GET', '/trip', cookie)).text)
  const asking = [...cookies, ...cookies.toReversed()]
  const together = await Promise.all(asking.map((cookie) => call('GET', '/trip', cookie)))
  const answers = together.map(({ text }) => text)
  expect(answers).toEqual([...alone, ...alone.toReversed()])
  for (const [index, { booking }] of parties.entries()) {
    const own = new Set(parties[index]?.sessions)
    for (const [place, cookie] of asking.entries()) {
      if (own.has(cookie)) continue
      for (const hidden of [`Capo${index}x`, `Compagno${index}x`, `Segreto ${index}x`, booking.id])
        expect(answers[place]).not.toContain(hidden)
    }
  }
})
