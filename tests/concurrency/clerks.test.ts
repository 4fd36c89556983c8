import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, formatDate, todayInRome } from '../../src/domain/dates.ts'
import { isDomainError } from '../../src/domain/errors.ts'
import { system } from '../../src/server/audit/write-audit.ts'
import { findBooking } from '../../src/server/bookings/store.ts'
import { checkLedger } from '../../src/server/ledger/check-ledger.ts'
import { bookEntry } from '../../src/server/statements/book-entry.ts'
import { runStatements } from '../../src/server/statements/command.ts'
import { importStatement } from '../../src/server/statements/import-statement.ts'
import { allocationsOfBooking } from '../../src/server/statements/store.ts'
import { undoAllocation } from '../../src/server/statements/undo-allocation.ts'
import { book, person, type TestDeps, testDeps } from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests } from './postgres.ts'

const clerks = 50
const account = 'IT60X0542811101000000123456'
const sound = { balanceCents: 0, differing: 0, misallocated: 0 }

let database: Awaited<ReturnType<typeof openPostgresForTests>>
let deps: TestDeps

beforeAll(async () => {
  database = await openPostgresForTests()
  deps = testDeps(database.db)
})
afterAll(() => database.close())

function statement(rows: readonly { cents: number; text: string }[]): Uint8Array {
  const day = formatDate(addDays(todayInRome(deps.now()), 1))
  const lines = rows.map(
    ({ cents, text }) => `${day};${day};${text};${(cents / 100).toFixed(2).replace('.', ',')}`,
  )
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  return new TextEncoder().encode([head, ...lines].join('\n'))
}

const newBooking = () => book(deps, {}, [person({ lastName: `Prova${randomUUID().slice(0, 6)}` })])

describe(`${clerks} clerks at once`, () => {
  it('who drop the same file take it in once and pay nothing twice', async () => {
    const bookings = await Promise.all(Array.from({ length: 8 }, newBooking))
    const bytes = statement(
      bookings.map((one) => ({ cents: one.depositAmount, text: one.paymentReference ?? '' })),
    )
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, () =>
        runStatements(deps, { account, files: [{ name: 'x.csv', bytes }], dryRun: false }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const { id, depositAmount } of bookings) {
      const after = await findBooking(database.db, id)
      expect(after).toMatchObject({ paymentStatus: 'deposit_paid', amountPaid: depositAmount })
    }
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who take the same line for different bookings: one is first, all others are told', async () => {
    const bookings = await Promise.all(Array.from({ length: 5 }, newBooking))
    const bytes = statement([{ cents: 50_000, text: 'senza causale' }])
    const file = { account, fileName: 'y.csv', bytes, actor: system }
    const { entries } = await importStatement(deps, file)
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, (_, index) =>
        bookEntry(deps, {
          entryId: entries[0]?.id ?? '',
          allocations: [{ bookingId: bookings[index % 5]?.id ?? '', cents: 50_000 }],
          actor: system,
          automatic: false,
          reasons: [],
          expectedAllocated: 0,
        }),
      ),
    )
    const told = outcomes.filter(
      (one) => one.status === 'rejected' && isDomainError(one.reason, 'ENTRY_CHANGED'),
    )
    expect(told).toHaveLength(clerks - 1)
    expect(await checkLedger(database.db)).toEqual(sound)
  })

  it('who undo the same match: it is undone once', async () => {
    const booking = await newBooking()
    const bytes = statement([
      { cents: booking.depositAmount, text: booking.paymentReference ?? '' },
    ])
    await runStatements(deps, { account, files: [{ name: 'z.csv', bytes }], dryRun: false })
    const [allocation] = await allocationsOfBooking(database.db, booking.id)
    const outcomes = await Promise.allSettled(
      Array.from({ length: clerks }, () => undoAllocation(deps, allocation?.id ?? '', system)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await findBooking(database.db, booking.id)).toMatchObject({ amountPaid: 0 })
    expect(await checkLedger(database.db)).toEqual(sound)
  })
})
