import { createHash } from 'node:crypto'
import { normaliseIban } from '../../../domain/accounts/iban.ts'
import { DomainError, type DomainErrorCode } from '../../../domain/errors.ts'
import {
  alreadyKnown,
  type StatementLine,
  sameDayAndAmount,
  withOrdinals,
} from '../../../domain/money/statements.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { inSlices } from '../../platform/in-slices.ts'
import { parseApart } from './parse-apart.ts'
import {
  type ParsedStatement,
  type StatementProblem,
  UnreadableStatement,
} from './statement-file.ts'
import { type Entry, entriesOfDays, findMapping } from './store.ts'
import type { ColumnMapping } from './table.ts'

export type StatementFile = { account: string; fileName: string; bytes: Uint8Array }

/** The content of a file for one account, before it is compared with stored lines. */
export type ReadFile = {
  account: string
  fileName: string
  fileHash: string
  format: string
  skipped: number
  lines: (StatementLine & { ordinal: number })[]
}

/** A line of a file with its stored entry, if there is one. */
export type FileLine = StatementLine & {
  ordinal: number
  known: Entry | undefined
  /** The highest ordinal among stored lines of the same day and amount. */
  taken: number
  /** Another file read just before contains it too. */
  isRepeated: boolean
}

/** Everything invalid is refused here, before a transaction is opened. */
export async function readStatement(
  db: Db | Tx,
  { account, fileName, bytes }: StatementFile,
  mapping?: ColumnMapping,
): Promise<ReadFile> {
  const parsed = await parseOrRefuse(bytes, mapping ?? (await findMapping(db, account)))
  return {
    account,
    fileName,
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    format: parsed.format,
    skipped: parsed.skipped,
    lines: withOrdinals(linesFor(parsed, account)),
  }
}

const refusals: Partial<Record<StatementProblem, DomainErrorCode>> = {
  unknown_columns: 'STATEMENT_COLUMNS',
  no_movements: 'STATEMENT_EMPTY',
}

async function parseOrRefuse(bytes: Uint8Array, mapping?: ColumnMapping) {
  try {
    return await parseApart(bytes, mapping)
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    throw new DomainError(refusals[error.problem] ?? 'STATEMENT_UNREADABLE', {
      problem: error.problem,
      sample: JSON.stringify(error.sample),
    })
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

type Comparing = {
  /** Lines of other files checked together with this one that are not stored yet. */
  others?: readonly StatementLine[]
  report?: (done: number) => void
}

/** Each line with its stored entry. */
export async function compareWithKnown(
  db: Db | Tx,
  { account, lines }: Pick<ReadFile, 'account' | 'lines'>,
  { others = [], report = () => undefined }: Comparing = {},
): Promise<FileLine[]> {
  const days = lines.map(({ date }) => date).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const storedBy = grouped(await entriesOfDays(db, account, from, to), ({ bookedOn, amount }) =>
    sameDayAndAmount({ date: bookedOn, amountCents: amount }),
  )
  const othersBy = grouped(others, sameDayAndAmount)
  const compared = new Map<object, Omit<FileLine, keyof StatementLine | 'ordinal'>>()
  await inSlices(grouped(lines, sameDayAndAmount), ([key, group]) => {
    const stored = storedBy.get(key) ?? []
    const known = alreadyKnown(group, stored)
    const again = alreadyKnown(group, othersBy.get(key) ?? [])
    const taken = stored.reduce((highest, { ordinal }) => Math.max(highest, ordinal), 0)
    group.forEach((line, index) => {
      compared.set(line, { known: known[index], taken, isRepeated: again[index] !== undefined })
    })
    report(compared.size)
  })
  return lines.map((line) => ({
    ...line,
    known: undefined,
    taken: 0,
    isRepeated: false,
    ...compared.get(line),
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
