import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, addMonths, todayInRome } from '../../src/domain/dates.ts'
import { answerApi } from '../../src/server/app/api.ts'
import { releaseUnpaidSpots } from '../../src/server/booking/bookings/release-unpaid-spots.ts'
import { type Booking, takenReferences } from '../../src/server/booking/bookings/store.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { travelDates } from '../../src/server/platform/db/schema/catalogue.ts'
import {
  databaseOfThisFile,
  depsOfEachTest,
} from '../../src/server/testing/database-of-this-file.ts'
import { addDeparture, addIban, addLink, book, person } from '../../src/server/testing/test-deps.ts'
import { guards } from './support/guards.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let departure: typeof travelDates.$inferSelect
let months = 2

beforeEach(async () => {
  departure = await addDeparture(deps.db, { startDate: dayOf((months += 1)), totalSpots: 10 })
})

const dayOf = (ahead: number) => addMonths(todayInRome(new Date()), ahead)
const adult = { firstName: 'Anna', lastName: 'Bianchi', type: 'adult' }
const child = { firstName: 'Leo', lastName: 'Bianchi', type: 'child' }

async function call(path: string, body: object, address = '203.0.113.7') {
  const request = new Request(`http://localhost/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const { headers } = request
  const answer = await answerApi(request, { ...deps, requestId: 'test', address, headers })
  return (await answer?.json()) as { id?: string; code?: string }
}

let people = 0
const party = (size: number, change: object = {}) => ({
  submissionId: randomUUID(),
  tripId: 'tokyo-kyoto',
  startDate: departure.startDate,
  travelers: Array.from({ length: size }, () => adult),
  email: `viaggiatore${(people += 1)}@example.com`,
  phone: `+39 33${String(people).padStart(8, '0')}`,
  ...change,
})
const left = async () => {
  const [row] = await deps.db.select().from(travelDates).where(eq(travelDates.id, departure.id))
  return row?.spotsAvailable
}

describe('emptying a departure from one network', () => {
  const empty = async (addressOf: (index: number) => string) => {
    for (let index = 0; index < 10; index += 1) {
      await call('/trip-bookings', party(1), addressOf(index))
    }
  }

  test('ends at half of it, also from the many addresses of one IPv6 network', async () => {
    await empty((index) => `2001:db8:0:1::${index + 1}`)
    expect(await left()).toBe(5)
  })

  test('control: with the guard off, nothing is left', async () => {
    guards.network = () => 1000
    await empty(() => '203.0.113.7')
    expect(await left()).toBe(0)
  })

  test('is not helped by declaring payments that never come', async () => {
    for (let index = 0; index < 10; index += 1) {
      await call('/declared-payments', { data: party(1) })
    }
    expect(await left()).toBe(5)
  })

  test('another visitor has the other half', async () => {
    expect(await call('/trip-bookings', party(5))).toHaveProperty('id')
    expect(await call('/trip-bookings', party(1))).toMatchObject({ code: 'DEPARTURE_SHARE_LIMIT' })
    expect(await call('/trip-bookings', party(5), '198.51.100.1')).toHaveProperty('id')
  })
})

describe('holding spots with one address or telephone', () => {
  const another = async () => {
    departure = await addDeparture(deps.db, { startDate: dayOf((months += 1)), totalSpots: 10 })
  }
  const take = async (size: number, change: object) => {
    await another()
    return call('/trip-bookings', party(size, change), `198.51.100.${(months += 1)}`)
  }

  test.each([
    ['e-mail', { email: 'Unico+3@example.com' }, { email: 'unico@example.com' }],
    ['phone', { phone: '+39 333 123 4567' }, { phone: '3331234567' }],
  ])('ends at ten by %s, on whatever departure', async (_, first, again) => {
    expect(await take(5, first)).toHaveProperty('id')
    expect(await take(5, first)).toHaveProperty('id')
    expect(await take(1, again)).toMatchObject({ code: 'HELD_SPOTS_LIMIT' })
  })

  test('two at once do not both pass', async () => {
    const same = { email: 'doppio@example.com' }
    await take(4, same)
    await another()
    const first = party(4, same)
    await another()
    const answers = await Promise.all(
      [first, party(4, same)].map((it) => call('/trip-bookings', it)),
    )
    expect(answers.filter((answer) => answer.code === 'HELD_SPOTS_LIMIT')).toHaveLength(1)
  })

  test('control: with the guard off, it goes on', async () => {
    guards.contact = 1000
    const same = { email: 'libero@example.com' }
    for (const size of [5, 5, 5]) expect(await take(size, same)).toHaveProperty('id')
  })
})

describe('spots that nobody pays for', () => {
  test('are free again after 48 hours', async () => {
    await call('/trip-bookings', party(4))
    expect(await left()).toBe(6)
    deps.clock.now = new Date(deps.clock.now.getTime() + 49 * 3_600_000)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(10)
  })

  test('control: before that they are held', async () => {
    await call('/trip-bookings', party(4))
    deps.clock.now = new Date(deps.clock.now.getTime() + 47 * 3_600_000)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(6)
  })
})

describe('a party', () => {
  test('of children alone is refused, with or without a link', async () => {
    const children = Array.from({ length: 10 }, () => child)
    expect(await call('/trip-bookings', party(1, { travelers: children }))).toMatchObject({
      code: 'ADULT_REQUIRED',
    })
    const { token } = await addLink(deps.db)
    const travelers = [person({ birthDate: '2020-01-01' })]
    expect(await call('/bookings', { token, submissionId: randomUUID(), travelers })).toMatchObject(
      { code: 'ADULT_REQUIRED' },
    )
  })

  test('control: with an adult it is welcome', async () => {
    expect(await call('/trip-bookings', party(1, { travelers: [adult, child] }))).toHaveProperty(
      'id',
    )
  })
})

describe('a trip that has left', () => {
  test.each([0, -1, -300])(
    '%d days from now is refused, however long its link lives',
    async (days) => {
      const startDate = addDays(todayInRome(new Date()), days)
      const { token } = await addLink(deps.db, { startDate, endDate: addDays(startDate, 9) })
      const body = { token, submissionId: randomUUID(), travelers: [person()] }
      expect(await call('/bookings', body)).toMatchObject({ code: 'TRIP_DEPARTED' })
    },
  )

  test('control: tomorrow it can still be booked', async () => {
    const startDate = addDays(todayInRome(new Date()), 1)
    const { token } = await addLink(deps.db, { startDate, endDate: addDays(startDate, 9) })
    const body = { token, submissionId: randomUUID(), travelers: [person()] }
    expect(await call('/bookings', body)).toHaveProperty('id')
  })
})

test('the causale does not run out: an account with all four digits taken gets longer numbers', async () => {
  const iban = await addIban(deps.db)
  const made = await book(deps, { ibanId: iban.id })
  await takeAllNumbers(made)
  const all = Array.from(
    { length: 10_000 },
    (_unused, index) => `Ricevuta ${String(index).padStart(4, '0')}`,
  )
  expect((await takenReferences(deps.db, iban.id, all)).size).toBe(10_000)
  const next = await book(deps, { ibanId: iban.id })
  expect(next.paymentReference).toMatch(/^Ricevuta \d{6}$/)
})

/** Copies the booking with every free four-digit causale, inside the database. */
async function takeAllNumbers(booking: Booking): Promise<void> {
  const columns = await selectRows<{ name: string }>(
    deps.db,
    sql`select column_name as name from information_schema.columns
      where table_name = 'travel_bookings' and is_generated = 'NEVER'
        and column_name not in ('id', 'submission_id', 'payment_reference', 'departure_id', 'spots_taken')`,
  )
  const same = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await deps.db.execute(sql`
    insert into travel_bookings (submission_id, payment_reference, ${same})
    select gen_random_uuid(), causale, ${same}
    from travel_bookings made, (
      select 'Ricevuta ' || lpad(number::text, 4, '0') as causale from generate_series(0, 9999) number
    ) as all_of_them
    where made.id = ${booking.id} and causale <> made.payment_reference`)
}
