import { isDomainError } from '../../../domain/errors.ts'
import { byDate, createMatcher, type MatchedLine } from '../../../domain/money/matching.ts'
import type { Proposal } from '../../../domain/money/matching-proposal.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { bookEntry } from './book-entry.ts'
import { loadCandidates } from './candidates.ts'
import { type Entry, freedByHand, seenIbans } from './store.ts'

/** The fields of a line used for matching, from a file or from the database. */
export type PlannableLine = MatchedLine & {
  account: string
  /** The id of the stored line, if it is stored. */
  entryId?: string | undefined
}

export function plannable(entry: Entry): PlannableLine {
  return {
    entryId: entry.id,
    date: entry.bookedOn,
    // The amount not allocated yet.
    amountCents: entry.amount - entry.allocated,
    payer: entry.payer,
    payerIban: entry.payerIban,
    text: entry.text,
    account: entry.accountIban,
  }
}

export type Planned<Line> = { line: Line; proposal: Proposal; paidBefore: Map<string, number> }

/**
 * Plans what would be booked automatically, line by line in order of date: the payments of earlier lines
 * count for later ones. Writes nothing.
 */
export async function planLines<Line extends PlannableLine>(
  db: Db | Tx,
  lines: readonly Line[],
): Promise<Planned<Line>[]> {
  const incoming = lines.filter(({ amountCents }) => amountCents > 0)
  const matcher = createMatcher(
    incoming.length > 0 ? await loadCandidates(db, incoming) : [],
    await seenIbans(db),
  )
  const freed = await freedByHand(
    db,
    lines.flatMap(({ entryId }) => (entryId === undefined ? [] : [entryId])),
  )
  return byDate(lines).map((line) => {
    const found = matcher.propose(line, line.account)
    const proposal = freed.has(line.entryId ?? '') ? leftToAPerson(found) : found
    const paidBefore = new Map(
      proposal.allocations.map(({ bookingId }) => [bookingId, matcher.paidCents(bookingId)]),
    )
    if (proposal.automatic) matcher.book(line, proposal.allocations)
    return { line, proposal, paidBefore }
  })
}

/** The line was taken off a booking by hand, so it is never assigned again automatically. */
function leftToAPerson(proposal: Proposal): Proposal {
  if (!proposal.automatic) return proposal
  const reasons = ['Un abbinamento è stato annullato a mano: decidi tu', ...proposal.reasons]
  return { ...proposal, automatic: false, allocations: [], reasons }
}

export type Booked = { entry: Entry; proposal: Proposal; isBooked: boolean }

/** Books the certain ones among these lines; those that have changed meanwhile are left to staff. */
export async function bookCertain(
  deps: Deps,
  entries: readonly Entry[],
  actor: Actor,
  wanted: (entry: Entry) => boolean = () => true,
  report: (done: number, of: number) => void = () => undefined,
): Promise<Booked[]> {
  const open = entries.filter((entry) => entry.amount > 0 && entry.allocated === 0)
  const planned = await planLines(
    deps.db,
    open.map((entry) => ({ ...plannable(entry), entry })),
  )
  const booked: Booked[] = []
  for (const { line, proposal, paidBefore } of planned) {
    const isBooked =
      proposal.automatic &&
      wanted(line.entry) &&
      (await tryToBook(deps, line.entry, proposal, paidBefore, actor))
    booked.push({ entry: line.entry, proposal, isBooked })
    report(booked.length, planned.length)
  }
  return booked
}

async function tryToBook(
  deps: Deps,
  entry: Entry,
  { allocations, reasons }: Proposal,
  paidBefore: ReadonlyMap<string, number>,
  actor: Actor,
): Promise<boolean> {
  try {
    await bookEntry(deps, {
      entryId: entry.id,
      allocations: allocations.map((one) => ({
        ...one,
        paidBefore: paidBefore.get(one.bookingId),
      })),
      actor,
      automatic: true,
      reasons,
      expectedAllocated: entry.allocated,
    })
    return true
  } catch (error) {
    if (isDomainError(error)) return false
    throw error
  }
}
