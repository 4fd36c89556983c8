import { setPriority } from 'node:os'
import { parseStatement } from './parse-statement.ts'
import { type StatementPart, UnreadableStatement } from './statement-file.ts'
import type { ColumnMapping } from './table.ts'

export type ParseOrder = { bytes: Uint8Array; mapping: ColumnMapping | undefined }

/** The process's messages, in this order: lines in batches, then the format, or why the file can't be read. */
export type ParseMessage =
  | { part: number; iban: string | null; lines: StatementPart['lines'] }
  | { format: string; skipped: number }
  | { problem: UnreadableStatement['problem']; sample: string[][] }

/** Batches, so that the receiving process can answer requests in between. */
const linesAtOnce = 1_000

/**
 * A separate process with its own memory limit: a small file may unpack to a thousand times its size, and a
 * crash of the parser does not affect the site.
 */
setPriority(10)

const tell = (message: ParseMessage) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('message', async ({ bytes, mapping }: ParseOrder) => {
  try {
    const { parts, format, skipped } = await parseStatement(bytes, mapping)
    parts.forEach(({ iban, lines }, part) => {
      for (let at = 0; at === 0 || at < lines.length; at += linesAtOnce) {
        tell({ part, iban, lines: lines.slice(at, at + linesAtOnce) })
      }
    })
    tell({ format, skipped })
  } catch (error) {
    if (error instanceof UnreadableStatement) {
      tell({ problem: error.problem, sample: error.sample })
    } else tell({ problem: 'unreadable', sample: [] })
  }
})
