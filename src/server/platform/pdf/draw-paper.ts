import { Worker } from 'node:worker_threads'

/** A paper takes some tenths of a second, many times that on a machine that is busy with other things. */
const longestMs = 60_000
/** The thread keeps a hundred megabytes: given back when nobody has asked for anything for a while. */
const idleMs = 120_000

/** What the thread is told and what it answers. */
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
 * Draws a paper in a thread of its own, one after the other: drawing takes a whole processor for a
 * moment, which the pages of everybody else would have to wait for. `data` is copied, as plain values.
 */
export function drawPaper<Data>(name: string, data: Data): Promise<File> {
  return new Promise((resolve, reject) => {
    queue.push({ order: { id: ++lastId, name, data }, resolve, reject })
    next()
  })
}

/** How many papers are being drawn or wait for it. */
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

// Its program is put together where all papers are known, and started by its address.
const program = new URL('../../app/drawing-thread.ts', import.meta.url)
/** Papers are JSX: from the sources Node has to be taught to read it. */
const jsx = program.pathname.endsWith('.ts')
  ? ['--import', new URL('../../../../scripts/jsx-from-sources.mjs', import.meta.url).href]
  : []

function begin(): Worker {
  const worker = new Worker(program, {
    // A paper is a heap of short-lived things. With room for them it costs a quarter less, and less of it in
    // the engine's own threads, which know nothing of the low priority of this one.
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
