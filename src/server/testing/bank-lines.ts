import { randomUUID } from 'node:crypto'
import { todayInRome } from '../../domain/dates.ts'
import type { Cents } from '../../domain/money.ts'
import { bookEntry } from '../money/statements/book-entry.ts'
import { recordOutgoingRefund } from '../money/statements/set-aside.ts'
import { allocationsOfBooking, insertEntries, insertImport } from '../money/statements/store.ts'
import { undoAllocation } from '../money/statements/undo-allocation.ts'
import type { Deps } from '../platform/deps.ts'

const accountIban = 'IT60X0542811101000000123456'
const actor = { id: 'staff', name: 'Marta' }

/** A bank line as if imported from a file. */
async function addLine(deps: Deps, amount: Cents, bookedOn = todayInRome(deps.now())) {
  const id = randomUUID()
  const [entry] = await deps.db.transaction(async (tx) => {
    const { id: importId } = await insertImport(tx, {
      accountIban,
      fileName: 'lista.csv',
      fileHash: id,
      format: 'csv',
      lines: 1,
      newLines: 1,
      skipped: 0,
      importedBy: actor.name,
    })
    const ordinal = Math.floor(Math.random() * 2_000_000_000)
    return insertEntries(tx, [
      { importId, accountIban, bookedOn, amount, ordinal, payer: '', text: id, bankId: id },
    ])
  })
  if (!entry) throw new Error('no line')
  return entry
}

/** A payment on the account, assigned to a booking by staff. Answers with a function that undoes it. */
export async function matchLine(deps: Deps, bookingId: string, cents: Cents, bookedOn?: string) {
  const { id: entryId } = await addLine(deps, cents, bookedOn)
  const decision = { actor, automatic: false, reasons: [], expectedAllocated: 0 }
  await bookEntry(deps, { ...decision, entryId, allocations: [{ bookingId, cents }] })
  return wayBack(deps, bookingId, entryId)
}

/** Money that left the account for the customer of a booking. */
export async function matchRefund(deps: Deps, bookingId: string, cents: Cents, bookedOn?: string) {
  const { id: entryId } = await addLine(deps, -cents, bookedOn)
  await recordOutgoingRefund(deps, { entryId, bookingId, expectedAllocated: 0, actor })
  return wayBack(deps, bookingId, entryId)
}

async function wayBack(deps: Deps, bookingId: string, entryId: string) {
  const standing = await allocationsOfBooking(deps.db, bookingId)
  const allocation = standing.find((one) => one.entryId === entryId)
  return () => undoAllocation(deps, allocation?.id ?? '', actor)
}
