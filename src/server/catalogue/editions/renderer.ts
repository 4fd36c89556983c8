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

/** Five hundred trips take half a minute on a small machine; a task that takes this long has hung. */
const longestMs = 300_000
/** The idle thread keeps a hundred megabytes, so it is ended after a while without tasks. */
const idleMs = 600_000

export type Renderer = {
  /** Undefined where the rest was abandoned: the pages made so far were reported through `heard`. */
  makePages: (task: PageSetTask, heard?: Heard) => Promise<MadePage[] | undefined>
  /** Abandons the pages being made, except those that were to be made first. */
  giveUpRest: () => void
  /** Undefined where no page has this path. */
  preview: (task: PreviewTask) => Promise<string | undefined>
  /** Draws as many pages as there is time for until the next task. */
  drawAhead: (task: AheadTask) => Promise<void>
  close: () => Promise<void>
}

/** Few at once, because copying them for the thread blocks this one. */
const documentsAtOnce = 20

/** Callbacks while pages are being made. */
export type Heard = {
  onMade: (made: MadePage) => void
  /** Called when the pages to be made first are done. */
  onFirst: () => void
}

type Waiting = {
  heard: Heard | undefined
  resolve: (result: never) => void
  reject: (error: Error) => void
  limit: NodeJS.Timeout
}

/** Makes pages in a thread, which starts with the first task and is started again if it dies. */
export function createRenderer(settings: RenderSettings): Renderer {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  /** The versions of documents that the thread already has. */
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

  /** The thread keeps the documents of its last task: only new versions are sent, a few at a time. */
  const send = async (worker: Worker, id: number, task: RenderTask) => {
    const documents = await hashesOf(task.documents)
    const named = Object.entries(documents)
    while (thread === worker && waiting.has(id)) {
      const missing = named.filter(([, hash]) => !sent.has(hash))
      const some = missing.slice(0, documentsAtOnce)
      post(worker, { versions: some.map(([key, hash]) => [hash, task.documents[key]]) })
      for (const [, hash] of some) sent.add(hash)
      if (some.length === missing.length) {
        // Posted right after the last of them: another task in between could make the thread drop one.
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
