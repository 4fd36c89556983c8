import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type {
  AheadTask,
  Answer,
  MadePage,
  Message,
  PageSetTask,
  PreviewTask,
  RenderSettings,
  RenderTask,
} from './render-tasks.ts'
import { hashesOf } from './versions.ts'

/** Five hundred trips take half a minute on a small machine; whatever takes so long hangs. */
const longestMs = 300_000
/** The thread keeps a hundred megabytes: given back when nobody has asked for anything for a while. */
const idleMs = 600_000

export type Renderer = {
  /** Undefined where the rest was given up: those that were made have been heard of. */
  makePages: (task: PageSetTask, heard?: Heard) => Promise<MadePage[] | undefined>
  /** Of the pages that are being made only those that were to come first are still wanted. */
  giveUpRest: () => void
  /** Undefined where no page has this path. */
  preview: (task: PreviewTask) => Promise<string | undefined>
  /** As many as there is time for until something else is asked for. */
  drawAhead: (task: AheadTask) => Promise<void>
  close: () => Promise<void>
}

/** Copying them for the thread takes time in this one. */
const documentsAtOnce = 20

/** What whoever asks for pages may hear before all are made. */
export type Heard = {
  onMade: (made: MadePage) => void
  /** Those that were to be made before the others are. */
  onFirst: () => void
}

type Waiting = {
  heard: Heard | undefined
  resolve: (result: never) => void
  reject: (error: Error) => void
  limit: NodeJS.Timeout
}

/** Pages are made in a thread, which begins with the first task and begins anew if it dies. */
export function createRenderer(settings: RenderSettings): Renderer {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  /** The versions of documents that the thread has. */
  let sent = new Set<string>()
  let idle: NodeJS.Timeout | undefined
  let tasks = 0

  const end = async (reason: string) => {
    const worker = thread
    thread = undefined
    clearTimeout(idle)
    for (const { reject, limit } of waiting.values()) {
      clearTimeout(limit)
      reject(new Error(reason))
    }
    waiting.clear()
    await worker?.terminate()
  }

  const settle = (id: number): Waiting | undefined => {
    const task = waiting.get(id)
    clearTimeout(task?.limit)
    waiting.delete(id)
    if (waiting.size === 0) {
      thread?.unref()
      idle = setTimeout(() => end('The renderer rests'), idleMs).unref()
    }
    return task
  }

  const start = () => {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: settings,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    worker.on('message', (answer: Answer) => {
      if ('made' in answer) return waiting.get(answer.id)?.heard?.onMade(answer.made)
      if ('firstMade' in answer) return waiting.get(answer.id)?.heard?.onFirst()
      const task = settle(answer.id)
      if ('result' in answer) task?.resolve(answer.result as never)
      else task?.reject(new Error(`The page was not made: ${answer.reason}`))
    })
    const ended = (reason: string) => {
      if (thread === worker) void end(reason)
    }
    worker.on('error', (error: Error) => ended(`The renderer ended: ${error.message}`))
    worker.on('exit', () => ended('The renderer ended'))
    return worker
  }

  const post = (worker: Worker, message: Message) => worker.postMessage(message)

  /** The thread keeps what the last task named: only what is new to it is sent, a little at a time. */
  const send = async (worker: Worker, id: number, task: RenderTask) => {
    const documents = await hashesOf(task.documents)
    const named = Object.entries(documents)
    while (thread === worker && waiting.has(id)) {
      const missing = named.filter(([, hash]) => !sent.has(hash))
      const some = missing.slice(0, documentsAtOnce)
      post(worker, { versions: some.map(([key, hash]) => [hash, task.documents[key]]) })
      for (const [, hash] of some) sent.add(hash)
      if (some.length === missing.length) {
        // At once after the last of them: a task in between might have the thread forget one.
        sent = new Set(Object.values(documents))
        return post(worker, { id, task: { ...task, documents } })
      }
      await nextTurn()
    }
  }

  const ask = <Result>(task: RenderTask, heard?: Heard): Promise<Result> => {
    clearTimeout(idle)
    if (!thread) sent = new Set()
    thread ??= start()
    const worker = thread
    worker.ref()
    tasks += 1
    const id = tasks
    return new Promise<Result>((resolve, reject) => {
      const limit = setTimeout(() => end('The renderer took too long'), longestMs)
      waiting.set(id, { heard, resolve, reject, limit })
      send(worker, id, task).catch((error: Error) => settle(id)?.reject(error))
    })
  }

  return {
    makePages: async (task, heard) => {
      const pages = new Map<string, MadePage>()
      const all = await ask<MadePage[] | undefined>(task, {
        onMade: (made) => {
          pages.set(made.path, made)
          heard?.onMade(made)
        },
        onFirst: () => heard?.onFirst(),
      })
      return all?.map((one) => pages.get(one.path) ?? one)
    },
    giveUpRest: () => {
      const [id] = [...waiting].find(([, { heard }]) => heard) ?? []
      if (thread && id !== undefined) post(thread, { givenUp: id })
    },
    preview: (task) => ask(task),
    drawAhead: (task) => ask(task),
    close: () => end('The process ends'),
  }
}
