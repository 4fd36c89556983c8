import { parentPort, workerData } from 'node:worker_threads'
import { parseStatement } from './parse-statement.ts'
import type { StatementPart } from './statement-file.ts'
import { UnreadableStatement } from './statement-file.ts'
import type { ColumnMapping } from './table.ts'

/** What the thread says, in this order: lines a portion at a time, then what the file is, or why not. */
export type ParseMessage =
  | { part: number; iban: string | null; lines: StatementPart['lines'] }
  | { format: string; skipped: number }
  | { problem: UnreadableStatement['problem']; sample: string[][] }

/** Who takes them has other visitors to answer in between. */
const linesAtOnce = 1_000

const { bytes, mapping } = workerData as { bytes: Uint8Array; mapping?: ColumnMapping }
const tell = (message: ParseMessage) => parentPort?.postMessage(message)

try {
  const { parts, format, skipped } = await parseStatement(bytes, mapping)
  parts.forEach(({ iban, lines }, part) => {
    for (let at = 0; at === 0 || at < lines.length; at += linesAtOnce) {
      tell({ part, iban, lines: lines.slice(at, at + linesAtOnce) })
    }
  })
  tell({ format, skipped })
} catch (error) {
  if (!(error instanceof UnreadableStatement)) throw error
  tell({ problem: error.problem, sample: error.sample })
}
