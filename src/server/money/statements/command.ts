import { normaliseIban } from '../../../domain/accounts/iban.ts'
import { DomainError } from '../../../domain/errors.ts'
import { system } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { importStatement } from './import-statement.ts'
import { bookCertain, type PlannableLine, planLines, plannable } from './plan-entries.ts'
import { compareWithKnown, type FileLine, readStatement } from './read-statement.ts'
import { type Entry, type StoredAllocation, standingAllocations } from './store.ts'

/** What the command prints for every line. */
export type ReportedEntry = {
  account: string
  date: string
  amountCents: number
  bankId: string | null
  ordinal: number
  matched: { bookingId: string; cents: number }[]
  automatic: boolean
  reasons: string[]
}

export type NamedFile = { name: string; bytes: Uint8Array }

type Options = {
  account: string
  files: readonly NamedFile[]
  dryRun: boolean
  report?: (text: string) => void
}

const actor = { ...system, name: 'Estratti conto (riga di comando)' }

/**
 * Imports the files of an account and books what is certain; with `dryRun` it only reports what it would do.
 */
export async function runStatements(deps: Deps, options: Options): Promise<ReportedEntry[]> {
  const account = normaliseIban(options.account)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(account)) throw new DomainError('INVALID_IBAN')
  return options.dryRun ? tryOut(deps, account, options) : takeIn(deps, account, options)
}

async function takeIn(deps: Deps, account: string, { files, report }: Options) {
  const lines = new Map<string, { entry: Entry; ordinal: number }>()
  for (const { name, bytes } of files) {
    const file = { account, fileName: name, bytes, actor }
    const { entries, newLines } = await importStatement(deps, file, (progress) => {
      if (progress.step === 'storing') report?.(`${name}: ${progress.done}/${progress.of}`)
    })
    report?.(`${name}: ${entries.length} righe, ${newLines} nuove`)
    ordinalsOf(entries).forEach((ordinal, index) => {
      const entry = entries[index]
      if (entry && !lines.has(entry.id)) lines.set(entry.id, { entry, ordinal })
    })
  }
  const all = [...lines.values()]
  const booked = await bookCertain(
    deps,
    all.map(({ entry }) => entry),
    actor,
    undefined,
    (done, of) => (done % 500 === 0 ? report?.(`abbinate ${done}/${of}`) : undefined),
  )
  const reasonsOf = new Map(booked.map(({ entry, proposal }) => [entry.id, proposal.reasons]))
  const standing = await allocationsById(
    deps,
    all.map(({ entry }) => entry.id),
  )
  return inOrder(
    all.map(({ entry, ordinal }) => {
      const own = standing.get(entry.id) ?? []
      return {
        ...factsOf(entry, ordinal),
        ...outcomeOf(own),
        reasons: own.length > 0 ? reasonsIn(own) : (reasonsOf.get(entry.id) ?? []),
      }
    }),
  )
}

/** The position of each entry among equal ones, from the top of this file. */
function ordinalsOf(entries: readonly Entry[]): number[] {
  const seen = new Map<string, number>()
  return entries.map(({ bookedOn, amount }) => {
    const key = `${bookedOn}|${amount}`
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return ordinal
  })
}

function factsOf(entry: Entry, ordinal: number) {
  const { accountIban: account, bookedOn: date, amount: amountCents, bankId } = entry
  return { account, date, amountCents, bankId, ordinal }
}

function outcomeOf(own: readonly StoredAllocation[]) {
  return {
    matched: own.flatMap(({ bookingId, amount, kind }) =>
      bookingId && kind !== 'other' ? [{ bookingId, cents: amount }] : [],
    ),
    automatic: own.length > 0 && own.every(({ automatic }) => automatic),
  }
}

function reasonsIn(own: readonly StoredAllocation[]): string[] {
  return [...new Set(own.flatMap(({ reasons }) => reasons))]
}

async function allocationsById({ db }: Deps, ids: readonly string[]) {
  const byEntry = new Map<string, StoredAllocation[]>()
  for (let at = 0; at < ids.length; at += 1_000) {
    for (const one of await standingAllocations(db, ids.slice(at, at + 1_000))) {
      byEntry.set(one.entryId, [...(byEntry.get(one.entryId) ?? []), one])
    }
  }
  return byEntry
}

type DryLine = PlannableLine & { entry: Entry | undefined; facts: ReturnType<typeof factsOf> }

/** Makes the same decisions without writing anything; stored lines keep their allocations. */
async function tryOut(deps: Deps, account: string, { files }: Options) {
  const lines: DryLine[] = []
  const seen: FileLine[] = []
  for (const { name, bytes } of files) {
    const file = await readStatement(deps.db, { account, fileName: name, bytes })
    const read = await compareWithKnown(deps.db, file, { others: seen })
    for (const line of read.filter(({ isRepeated }) => !isRepeated)) {
      seen.push(line)
      lines.push(dryLine(line, account))
    }
  }
  const ids = lines.flatMap(({ entry }) => (entry ? [entry.id] : []))
  const standing = await allocationsById(deps, ids)
  const isFree = ({ entry }: DryLine) => !entry || entry.allocated === 0
  const planned = await planLines(deps.db, lines.filter(isFree))
  const proposals = new Map(planned.map(({ line, proposal }) => [line, proposal]))
  return inOrder(
    lines.map((line) => {
      const proposal = proposals.get(line)
      const own = standing.get(line.entry?.id ?? '') ?? []
      if (!proposal) return { ...line.facts, ...outcomeOf(own), reasons: reasonsIn(own) }
      const matched = proposal.allocations.map(({ bookingId, cents }) => ({ bookingId, cents }))
      const { automatic, reasons } = proposal
      return { ...line.facts, matched, automatic, reasons }
    }),
  )
}

function dryLine(line: FileLine, account: string): DryLine {
  const { date, amountCents, bankId, ordinal, known } = line
  const facts = { account, date, amountCents, bankId, ordinal }
  if (known) return { ...plannable(known), entry: known, facts }
  const { payer, payerIban, text } = line
  return { date, amountCents, payer, payerIban, text, account, entry: undefined, facts }
}

/** By date; lines of one day in the order of the files. */
function inOrder(entries: ReportedEntry[]): ReportedEntry[] {
  return entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
