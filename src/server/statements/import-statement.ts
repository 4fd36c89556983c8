import { createHash } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import { normaliseIban } from '../../domain/iban.ts'
import {
  alreadyKnown,
  type StatementLine,
  sameDayAndAmount,
  withOrdinals,
} from '../../domain/statements.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { parseStatement } from './parse-statement.ts'
import { type ParsedStatement, UnreadableStatement } from './statement-file.ts'
import {
  type Entry,
  entriesOfDays,
  findImport,
  findMapping,
  insertEntries,
  insertImport,
  lockAccount,
  type NewEntry,
} from './store.ts'
import type { ColumnMapping } from './table.ts'

export type StatementFile = { account: string; fileName: string; bytes: Uint8Array }

/** A line of a file and the entry that stands for it: an older one, or one that is new. */
export type FileLine = StatementLine & {
  ordinal: number
  known: Entry | undefined
  /** The highest place that lines of its day and amount have on record. */
  taken: number
  /** A file read just before has it too. */
  isRepeated: boolean
}

export type ReadFile = {
  format: string
  skipped: number
  lines: FileLine[]
  fileHash: string
}

/** The lines of a file for one account, each with the entry that is already on record for it. */
export async function readStatement(
  db: Db | Tx,
  { account, bytes }: StatementFile,
  mapping?: ColumnMapping,
  /** Lines of files that are looked at together with this one and are on record nowhere yet. */
  others: readonly StatementLine[] = [],
): Promise<ReadFile> {
  const parsed = await parseOrRefuse(bytes, mapping ?? (await findMapping(db, account)))
  const lines = linesFor(parsed, account)
  return {
    format: parsed.format,
    skipped: parsed.skipped,
    lines: await compareWithKnown(db, account, withOrdinals(lines), others),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
  }
}

async function parseOrRefuse(bytes: Uint8Array, mapping?: ColumnMapping) {
  try {
    return await parseStatement(bytes, mapping)
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    const code = error.problem === 'unknown_columns' ? 'STATEMENT_COLUMNS' : 'STATEMENT_UNREADABLE'
    throw new DomainError(code, { problem: error.problem, sample: JSON.stringify(error.sample) })
  }
}

function linesFor({ parts }: ParsedStatement, account: string): StatementLine[] {
  const own = parts.filter(({ iban }) => iban === null || normaliseIban(iban) === account)
  const other = parts.find(({ iban }) => iban !== null && normaliseIban(iban) !== account)
  if (own.length === 0 && other) {
    throw new DomainError('STATEMENT_OTHER_ACCOUNT', { iban: other.iban })
  }
  return own.flatMap(({ lines }) => lines)
}

async function compareWithKnown(
  db: Db | Tx,
  account: string,
  lines: readonly (StatementLine & { ordinal: number })[],
  others: readonly StatementLine[],
): Promise<FileLine[]> {
  const days = lines.map(({ date }) => date).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const stored = await entriesOfDays(db, account, from, to)
  const storedBy = grouped(stored, ({ bookedOn, amount }) =>
    sameDayAndAmount({ date: bookedOn, amountCents: amount }),
  )
  const othersBy = grouped(others, sameDayAndAmount)
  const knownOf = new Map<object, Entry | undefined>()
  const repeated = new Set<object>()
  for (const [key, group] of grouped(lines, sameDayAndAmount)) {
    const known = alreadyKnown(group, storedBy.get(key) ?? [])
    const again = alreadyKnown(group, othersBy.get(key) ?? [])
    group.forEach((line, index) => {
      knownOf.set(line, known[index])
      if (again[index]) repeated.add(line)
    })
  }
  return lines.map((line) => ({
    ...line,
    known: knownOf.get(line),
    taken: Math.max(0, ...(storedBy.get(sameDayAndAmount(line)) ?? []).map((one) => one.ordinal)),
    isRepeated: repeated.has(line),
  }))
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

export type Imported = {
  importId: string | null
  format: string
  lines: number
  newLines: number
  skipped: number
  /** In the order of the file, one per line. */
  entries: Entry[]
}

/** Takes a file once: the same one again, or one that overlaps, adds only what is not there yet. */
export function importStatement(
  deps: Pick<Deps, 'db'>,
  file: StatementFile & { actor: Actor; mapping?: ColumnMapping | undefined },
  report: (done: number, of: number) => void = () => undefined,
): Promise<Imported> {
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, file.account)
    const read = await readStatement(tx, file, file.mapping)
    const fresh = read.lines.filter(({ known }) => !known)
    const summary = { format: read.format, lines: read.lines.length, skipped: read.skipped }
    const before = await findImport(tx, file.account, read.fileHash)
    const record =
      before ??
      (await insertImport(tx, {
        accountIban: file.account,
        fileName: file.fileName,
        fileHash: read.fileHash,
        ...summary,
        newLines: fresh.length,
        importedBy: file.actor.name,
      }))
    const stored = await insertEntries(
      tx,
      newEntries(read.lines, file.account, record.id),
      (done) => report(done, fresh.length),
    )
    if (!before) await auditImport(tx, file, record.id, { ...summary, newLines: fresh.length })
    let next = 0
    const entries = read.lines.map((line) => line.known ?? (stored[next++] as Entry))
    return { importId: record.id, ...summary, newLines: fresh.length, entries }
  })
}

async function auditImport(
  tx: Tx,
  { actor, account, fileName }: StatementFile & { actor: Actor },
  entityId: string,
  facts: Record<string, unknown>,
) {
  const after = { account, fileName, ...facts }
  await writeAudit(tx, {
    actor,
    action: 'statement_imported',
    entity: 'statement',
    entityId,
    after,
  })
}

/** New lines are numbered after those on record, so that equal ones of a day stay apart. */
function newEntries(lines: readonly FileLine[], account: string, importId: string): NewEntry[] {
  const used = new Map<string, number>()
  return lines
    .filter(({ known }) => !known)
    .map((line) => {
      const key = sameDayAndAmount(line)
      const ordinal = (used.get(key) ?? line.taken) + 1
      used.set(key, ordinal)
      return {
        importId,
        accountIban: account,
        bookedOn: line.date,
        valueOn: line.valueDate,
        amount: line.amountCents,
        ordinal,
        bankId: line.bankId,
        payer: line.payer,
        payerIban: line.payerIban,
        text: line.text,
      }
    })
}
