import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type {
  BrandOrder,
  Finished,
  MadeFile,
  Order,
  RenditionsOrder,
  Said,
  ShareOrder,
} from './picture-orders.ts'
import { Refused } from './refused.ts'

/** One file of a large photograph takes some seconds, many times that on a busy machine. */
const silenceMs = 120_000
const idleMs = 30_000

export type Hear = {
  planned: (files: number) => Promise<void>
  /** The next file is not requested before this one is stored. */
  file: (file: MadeFile) => Promise<void>
}

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
/** One order at a time, so that the rest of the machine stays free for the site. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Makes one picture. The process's messages are handled in order; an error in a handler ends the work. Throws
 * `Refused` where the file itself is the reason.
 */
export async function makePicture(
  order: RenditionsOrder,
  hear: Hear,
  signal: AbortSignal,
): Promise<Finished> {
  const said = await ask(order, hear, signal)
  if (!('finished' in said)) throw new Error('The process for pictures answered something else')
  return said.finished
}

const nothing: Hear = { planned: async () => undefined, file: async () => undefined }

export async function drawSharePicture(
  order: ShareOrder,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const said = await ask(order, nothing, signal)
  if (!('shared' in said)) throw new Error('The process for pictures answered something else')
  return said.shared
}

/** Draws one of the agency's own icons or logos. */
export async function drawBrandFile(order: BrandOrder): Promise<Buffer> {
  const said = await ask(order, nothing, AbortSignal.timeout(silenceMs))
  if (!('shared' in said)) throw new Error('The process for pictures answered something else')
  return Buffer.from(said.shared)
}

function ask(order: Order, hear: Hear, signal: AbortSignal): Promise<Said> {
  const answer = before.then(() => askNow(order, hear, signal))
  before = answer.catch(() => undefined)
  return answer
}

async function askNow(order: Order, hear: Hear, signal: AbortSignal): Promise<Said> {
  clearTimeout(idle)
  signal.throwIfAborted()
  child ??= begin()
  const worker = child
  worker.ref()
  worker.channel?.ref()
  try {
    return await conversation(worker, order, hear, signal)
  } catch (error) {
    // A refusal is a normal answer; after any other error the process's state is unknown, so it is ended.
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
): Promise<Said> {
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
        else if ('refused' in said) fail(new Refused(said.refused))
        else if ('error' in said) fail(new Error(said.error))
        else settle(() => resolve(said))
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
    // The decoders print what they can't read; the answer contains it too.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512'],
    // The process needs none of the site's secrets.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      VIPS_WARNING: '0',
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
