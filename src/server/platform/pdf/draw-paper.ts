import { Worker } from 'node:worker_threads'

/** A PDF takes some tenths of a second, but many times that on a busy machine. */
const longestMs = 60_000
/** The idle thread keeps a hundred megabytes, so it is ended after a while without orders. */
const idleMs = 120_000

/** The messages that the thread receives and sends. */
export type Order = { id: number; name: string; data: unknown }
export type Drawn = { id: number } & ({ file: File } | { error: unknown })

type File = Uint8Array<ArrayBuffer>
type Waiting = {
  order: Order
  resolve: (file: File) => void
  reject: (reason: unknown) => void
}

const queue: Waiting[] = []
let current: { waiting: Waiting; limit: NodeJS.Timeout } | undefined
let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Draws a PDF in a thread of its own, one after the other: drawing uses a whole processor for a moment, and
 * in the main thread all requests would wait for it. `data` is copied, as plain values.
 */
export function drawPaper<Data>(name: string, data: Data): Promise<File> {
  return new Promise((resolve, reject) => {
    queue.push({ order: { id: ++lastId, name, data }, resolve, reject })
    next()
  })
}

/** How many PDFs are being drawn or queued. */
export function papersWaiting(): number {
  return queue.length + (current ? 1 : 0)
}

function next() {
  if (current) return
  const waiting = queue.shift()
  if (!waiting) return rest()
  clearTimeout(idle)
  const limit = setTimeout(() => {
    finish(waiting, { id: waiting.order.id, error: new Error('A paper took too long to draw') })
    end()
  }, longestMs)
  current = { waiting, limit }
  try {
    thread ??= begin()
    thread.ref()
    thread.postMessage(waiting.order)
  } catch (error) {
    finish(waiting, { id: waiting.order.id, error })
  }
}

// The thread's program knows all documents, so it is started by its path instead of being imported.
const program = new URL('../../app/drawing-thread.ts', import.meta.url)
/** The documents are JSX: when running from sources, Node needs a loader for it. */
const jsx = program.pathname.endsWith('.ts')
  ? ['--import', new URL('../../../../scripts/jsx-from-sources.mjs', import.meta.url).href]
  : []

function begin(): Worker {
  const worker = new Worker(program, {
    // Drawing makes many short-lived objects. With a larger young generation it takes a quarter less time,
    // and less of it is garbage collection in V8's own threads, which don't have this thread's low priority.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
    execArgv: ['--disable-warning=ExperimentalWarning', ...jsx],
  })
  const lost = (error: unknown) => {
    if (worker !== thread) return
    thread = undefined
    if (current) finish(current.waiting, { id: current.waiting.order.id, error })
  }
  worker.on('message', (answer: Drawn) => {
    if (current?.waiting.order.id === answer.id) finish(current.waiting, answer)
  })
  worker.once('error', lost)
  worker.once('exit', () => lost(new Error('The drawing thread has ended')))
  return worker
}

function finish({ resolve, reject }: Waiting, answer: Drawn) {
  clearTimeout(current?.limit)
  current = undefined
  if ('file' in answer) resolve(answer.file)
  else reject(answer.error)
  next()
}

/** An idle thread must not keep a command or a test from ending. */
function rest() {
  thread?.unref()
  clearTimeout(idle)
  idle = setTimeout(end, idleMs).unref()
}

function end() {
  const ended = thread
  thread = undefined
  void ended?.terminate()
}
