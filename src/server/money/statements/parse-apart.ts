import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ParseMessage, ParseOrder } from './parse-process.ts'
import { type ParsedStatement, type StatementPart, UnreadableStatement } from './statement-file.ts'
import type { ColumnMapping } from './table.ts'

/** A hundred thousand lines in XML take a tenth of this. */
const longestMs = 120_000
const idleMs = 30_000
const memoryMegabytes = 768

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
/** One file at a time, so that the rest of the machine stays free for the site. */
let before: Promise<unknown> = Promise.resolve()

/** Parses a file in a process of its own, never in the one that answers visitors. */
export function parseApart(bytes: Uint8Array, mapping?: ColumnMapping): Promise<ParsedStatement> {
  const answer = before.then(() => parseNow({ bytes, mapping }))
  before = answer.catch(() => undefined)
  return answer
}

async function parseNow(order: ParseOrder): Promise<ParsedStatement> {
  clearTimeout(idle)
  child ??= begin()
  const worker = child
  worker.ref()
  worker.channel?.ref()
  try {
    const parsed = await conversation(worker, order)
    rest(worker)
    return parsed
  } catch (error) {
    // After a file that can't be read, the process's state is unknown.
    end(worker)
    throw error
  }
}

function conversation(worker: ChildProcess, order: ParseOrder): Promise<ParsedStatement> {
  return new Promise((resolve, reject) => {
    const parts: StatementPart[] = []
    const settle = (answer: () => void) => {
      clearTimeout(limit)
      worker.off('message', listen).off('exit', fail).off('error', fail)
      answer()
    }
    const fail = () => settle(() => reject(new UnreadableStatement('unreadable')))
    const limit = setTimeout(fail, longestMs)
    const listen = (message: ParseMessage) => {
      if ('lines' in message) collect(parts, message)
      else if ('format' in message) settle(() => resolve({ ...message, parts }))
      else settle(() => reject(new UnreadableStatement(message.problem, message.sample)))
    }
    worker.on('message', listen).once('exit', fail).once('error', fail)
    worker.send(order, (error) => error && fail())
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

function begin(): ChildProcess {
  const worker = fork(fileURLToPath(new URL('./parse-process.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMegabytes}`],
    // The process needs none of the site's secrets.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  })
  worker.once('exit', () => {
    if (child === worker) child = undefined
  })
  return worker
}

/** An idle process must not keep a command or a test from ending. */
function rest(worker: ChildProcess): void {
  if (child !== worker) return
  worker.unref()
  worker.channel?.unref()
  idle = setTimeout(() => end(worker), idleMs).unref()
}

function end(worker: ChildProcess): void {
  if (child === worker) child = undefined
  worker.kill('SIGKILL')
}
