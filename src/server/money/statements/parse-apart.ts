import { Worker } from 'node:worker_threads'
import { parseStatement } from './parse-statement.ts'
import type { ParseMessage } from './parse-thread.ts'
import { isZip } from './spreadsheets.ts'
import { type ParsedStatement, type StatementPart, UnreadableStatement } from './statement-file.ts'
import type { ColumnMapping } from './table.ts'

/** Some hundred lines: read sooner than a thread begins. */
const smallBytes = 128 * 1024
/** A hundred thousand lines in XML take a tenth of it. */
const longestMs = 120_000
/** A spreadsheet may unpack to a thousand times its size: its thread ends then, not the site. */
const resourceLimits = { maxOldGenerationSizeMb: 1_536 }

/** A large file takes seconds: it is read in a thread of its own, while the site goes on answering. */
export function parseApart(bytes: Uint8Array, mapping?: ColumnMapping): Promise<ParsedStatement> {
  if (bytes.length <= smallBytes && !isZip(bytes)) return parseStatement(bytes, mapping)
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./parse-thread.ts', import.meta.url), {
      workerData: { bytes, mapping },
      resourceLimits,
    })
    const end = (settle: () => void) => {
      clearTimeout(limit)
      settle()
      void thread.terminate()
    }
    const fail = (cause?: Error) =>
      end(() => reject(new UnreadableStatement('unreadable', [], { cause })))
    const limit = setTimeout(fail, longestMs)
    const parts: StatementPart[] = []
    thread.on('error', fail)
    thread.on('exit', () => fail())
    thread.on('message', (message: ParseMessage) => {
      if ('lines' in message) collect(parts, message)
      else if ('format' in message) end(() => resolve({ ...message, parts }))
      else end(() => reject(new UnreadableStatement(message.problem, message.sample)))
    })
  })
}

function collect(
  parts: StatementPart[],
  { part, iban, lines }: Extract<ParseMessage, { part: number }>,
) {
  const known = parts[part]
  if (known) known.lines.push(...lines)
  else parts[part] = { iban, lines }
}
