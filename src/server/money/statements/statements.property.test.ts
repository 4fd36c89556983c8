import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { addDays, formatDate, todayInRome } from '../../../domain/dates.ts'
import { isDomainError } from '../../../domain/errors.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { entryAllocations, statementEntries } from '../../platform/db/schema/cassa.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, person, testDeps } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { bookEntry } from './book-entry.ts'
import { runStatements } from './command.ts'
import { recordOutgoingRefund, setAside } from './set-aside.ts'
import { undoAllocation } from './undo-allocation.ts'

const account = 'IT60X0542811101000000123456'
const database = await databaseOfThisFile()
const deps = testDeps(database.db)
let bookings: Booking[]

beforeAll(async () => {
  bookings = await Promise.all(
    ['Uno', 'Due', 'Tre'].map((lastName) => book(deps, {}, [person({ lastName })])),
  )
})

const which = fc.nat({ max: 50 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), who: which, part: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('undo' as const), who: which, part: which }),
  fc.record({ kind: fc.constant('book' as const), who: which, part: which }),
  fc.record({ kind: fc.constant('aside' as const), who: which, part: which }),
  fc.record({ kind: fc.constant('refund' as const), who: which, part: which }),
  fc.record({ kind: fc.constant('confirm' as const), who: which, part: which }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function fileFor({ who, part }: Step): Uint8Array {
  const booking = bookings[who % bookings.length]
  const day = formatDate(addDays(todayInRome(deps.now()), who % 5))
  const cents = [booking?.depositAmount, booking?.totalPrice, -20_000][part % 3] ?? 0
  const amount = (cents / 100).toFixed(2).replace('.', ',')
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  return new TextEncoder().encode(`${head}\n${day};${day};${booking?.paymentReference};${amount}`)
}

/** A domain error is a valid outcome; any other error fails the test. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDomainError(error)) throw error
  }
}

async function take(one: Step): Promise<void> {
  const booking = bookings[one.who % bookings.length]
  const entries = await database.db.select().from(statementEntries).orderBy(statementEntries.id)
  const entry = entries[one.part % Math.max(1, entries.length)]
  const decision = {
    entryId: entry?.id ?? '',
    expectedAllocated: entry?.allocated ?? 0,
    actor: system,
  }
  const bookingId = booking?.id ?? ''
  if (one.kind === 'import') {
    const files = [{ name: 'x.csv', bytes: fileFor(one) }]
    return attempt(() => runStatements(deps, { account, files, dryRun: false }))
  }
  if (one.kind === 'confirm') {
    const payment = { bookingId, amount: 1_000, externalId: randomUUID(), actor: system }
    return attempt(() => confirmPayment(deps, payment))
  }
  if (!entry) return
  if (one.kind === 'aside') return attempt(() => setAside(deps, decision))
  if (one.kind === 'refund')
    return attempt(() => recordOutgoingRefund(deps, { ...decision, bookingId }))
  if (one.kind === 'book') {
    const allocations = [{ bookingId, cents: Math.max(1, Math.floor(entry.amount / 3)) }]
    return attempt(() =>
      bookEntry(deps, { ...decision, allocations, automatic: false, reasons: [] }),
    )
  }
  const rows = await database.db.select().from(entryAllocations).orderBy(entryAllocations.id)
  const allocation = rows[one.part % Math.max(1, rows.length)]
  if (allocation) await attempt(() => undoAllocation(deps, allocation.id, system))
}

const sound = { balanceCents: 0, differing: 0, misallocated: 0 }

/** The amount of every booking by replaying the ledger, and the amount stored in the booking. */
async function replayed(): Promise<{ told: Map<string, number>; shown: Map<string, number> }> {
  const lines = await selectRows<{ booking: string; cents: number }>(
    database.db,
    sql`select booking_id as booking, (-amount * 100)::int as cents from ledger_entries where account = 'customer' order by id`,
  )
  const told = new Map<string, number>(bookings.map(({ id }) => [id, 0]))
  for (const { booking, cents } of lines)
    told.set(booking, (told.get(booking) ?? 0) + Number(cents))
  const rows = await selectRows<{ id: string; cents: number }>(
    database.db,
    sql`select id, (amount_paid * 100)::int as cents from travel_bookings`,
  )
  return { told, shown: new Map(rows.map(({ id, cents }) => [id, Number(cents)])) }
}

it('whatever the order of imports, matches, undos and refunds, the ledger balances and nothing counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      for (const one of steps) await take(one)
      expect(await checkLedger(database.db)).toEqual(sound)
      const { told, shown } = await replayed()
      expect(shown).toEqual(told)
      // Importing the same files again adds no line.
      const [before] = await selectRows<{ n: number }>(
        database.db,
        sql`select count(*)::int as n from statement_entries`,
      )
      for (const one of steps.filter(({ kind }) => kind === 'import')) await take(one)
      const [after] = await selectRows<{ n: number }>(
        database.db,
        sql`select count(*)::int as n from statement_entries`,
      )
      expect(after).toEqual(before)
      expect(await checkLedger(database.db)).toEqual(sound)
    }),
    { numRuns: 8 },
  )
}, 120_000)
