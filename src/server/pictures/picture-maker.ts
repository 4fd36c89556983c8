import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Finished, MadeFile, Order, Said } from './picture-orders.ts'
import { Refused } from './refused.ts'

/** One file of a large photograph takes some seconds, many times that on a busy machine. */
const silenceMs = 120_000
const idleMs = 30_000

export type Hear = {
  planned: (files: number) => Promise<void>
  /** The next one is not asked for before this one is kept. */
  file: (file: MadeFile) => Promise<void>
}

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Has one picture made. What is said meanwhile is heard in order; whatever fails there ends the work.
 * Throws `Refused` where the file itself is the reason.
 */
export async function makePicture(
  order: Order,
  hear: Hear,
  signal: AbortSignal,
): Promise<Finished> {
  clearTimeout(idle)
  signal.throwIfAborted()
  child ??= begin()
  const worker = child
  worker.ref()
  worker.channel?.ref()
  try {
    return await conversation(worker, order, hear, signal)
  } catch (error) {
    // A refusal is an answer like any other; after anything else nobody knows what it is doing.
    if (!(error instanceof Refused)) end(worker)
    throw error
  } finally {
    rest(worker)
  }
}

function conversation(
  worker: ChildProcess,
  order: Order,
  hear: Hear,
  signal: AbortSignal,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    let heard = Promise.resolve()
    let silence: NodeJS.Timeout | undefined
    const settle = (answer: () => void) => {
      clearTimeout(silence)
      worker.off('message', listen).off('exit', gone)
      signal.removeEventListener('abort', stop)
      answer()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const gone = (code: number | null, by: string | null) =>
      fail(new Error(`The process for pictures ended (${by ?? code})`))
    const stop = () => fail(signal.reason)
    const expectMore = () => {
      clearTimeout(silence)
      silence = setTimeout(() => fail(new Error('A picture took too long')), silenceMs)
    }
    const listen = (said: Said) => {
      expectMore()
      heard = heard.then(async () => {
        if ('planned' in said) await hear.planned(said.planned)
        else if ('file' in said) await hear.file(said.file)
        else if ('finished' in said) settle(() => resolve(said.finished))
        else fail('refused' in said ? new Refused(said.refused) : new Error(said.error))
      })
      heard.catch(fail)
    }
    worker.on('message', listen).once('exit', gone)
    signal.addEventListener('abort', stop)
    expectMore()
    worker.send(order, (error) => error && fail(error))
  })
}

function begin(): ChildProcess {
  const worker = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512'],
    // Nothing of the site's secrets is of use to it.
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, VIPS_WARNING: '0' },
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
