import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '../../../domain/errors.ts'
import { sameDayAndAmount } from '../../../domain/money/statements.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  compareWithKnown,
  type FileLine,
  type ReadFile,
  readStatement,
  type StatementFile,
} from './read-statement.ts'
import {
  type Entry,
  findImport,
  insertEntries,
  insertImport,
  type NewEntry,
  saveMapping,
  takeAccount,
} from './store.ts'
import type { ColumnMapping } from './table.ts'

/** The steps of an import: waiting for a colleague's file, comparing lines, storing new ones. */
export type ImportProgress =
  | { step: 'waiting' }
  | { step: 'comparing' | 'storing'; done: number; of: number }

type Report = (progress: ImportProgress) => void
type Taken = { actor: Actor; mapping?: ColumnMapping | undefined }

export type Imported = {
  importId: string
  format: string
  lines: number
  newLines: number
  skipped: number
  /** In the order of the file, one per line. */
  entries: Entry[]
}

/** Imports a file: the same file again, or an overlapping one, adds only missing lines. */
export async function importStatement(
  deps: Pick<Deps, 'db' | 'now'>,
  file: StatementFile & Taken,
  report?: Report,
): Promise<Imported> {
  return storeStatement(deps, await readStatement(deps.db, file, file.mapping), file, report)
}

/** All in one transaction: an interrupted import leaves nothing behind and is simply repeated. */
export function storeStatement(
  deps: Pick<Deps, 'db' | 'now'>,
  file: ReadFile,
  { actor, mapping }: Taken,
  report: Report = () => undefined,
): Promise<Imported> {
  return inTurn(deps, file.account, report, async (tx) => {
    const of = file.lines.length
    const lines = await compareWithKnown(tx, file, {
      report: (done) => report({ step: 'comparing', done, of }),
    })
    const newLines = lines.filter(({ known }) => !known).length
    const summary = { format: file.format, lines: of, newLines, skipped: file.skipped }
    const importId = await recordImport(tx, file, { actor, mapping }, summary)
    if (mapping) await saveMapping(tx, file.account, mapping, deps.now())
    const stored = await insertEntries(tx, newEntries(lines, file.account, importId), (done) =>
      report({ step: 'storing', done, of: newLines }),
    )
    let next = 0
    const entries = lines.map(({ known }) => known ?? (stored[next++] as Entry))
    return { importId, ...summary, entries }
  })
}

const turnMs = 250
/** Longer than the import of any file. */
const longestTurnMs = 180_000

/** Files of one account are imported one after the other. A waiting import holds no connection. */
async function inTurn<T>(
  { db }: Pick<Deps, 'db'>,
  account: string,
  report: Report,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const end = performance.now() + longestTurnMs
  while (performance.now() < end) {
    const done = await db.transaction(async (tx) =>
      (await takeAccount(tx, account)) ? { result: await work(tx) } : undefined,
    )
    if (done) return done.result
    report({ step: 'waiting' })
    await wait(turnMs)
  }
  throw new DomainError('STATEMENT_BUSY')
}

type Summary = Pick<Imported, 'format' | 'lines' | 'newLines' | 'skipped'>

/** A file imported before has its record already. */
async function recordImport(
  tx: Tx,
  { account, fileName, fileHash }: ReadFile,
  { actor, mapping }: Taken,
  summary: Summary,
): Promise<string> {
  const before = await findImport(tx, account, fileHash)
  if (before) return before.id
  const { id } = await insertImport(tx, {
    accountIban: account,
    fileName,
    fileHash,
    ...summary,
    importedBy: actor.name,
  })
  await writeAudit(tx, {
    actor,
    action: 'statement_imported',
    entity: 'statement',
    entityId: id,
    after: {
      account,
      fileName,
      ...summary,
      ...(mapping ? { columns: columnsInWords(mapping) } : {}),
    },
  })
  return id
}

const columnNames = {
  date: 'data',
  amount: 'importo',
  credit: 'accrediti',
  debit: 'addebiti',
  payer: 'ordinante',
} as const

/** `data 1, importo 3, testo 2`: columns counted from 1. */
function columnsInWords(mapping: ColumnMapping): string {
  const named = Object.entries(columnNames).flatMap(([key, name]) => {
    const place = mapping[key as keyof typeof columnNames]
    return place === null ? [] : [`${name} ${place + 1}`]
  })
  return [...named, ...mapping.texts.map((place) => `testo ${place + 1}`)].join(', ')
}

/** New lines are numbered after the stored ones, so that equal lines of a day stay distinct. */
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
