import { Worker } from 'node:worker_threads'
import type {
  MadePage,
  PageSetTask,
  PreviewTask,
  RenderSettings,
  RenderTask,
} from './render-tasks.ts'

/** Five hundred trips take half a minute on a small machine; whatever takes so long hangs. */
const longestMs = 300_000
/** The thread keeps a hundred megabytes: given back when nobody has asked for anything for a while. */
const idleMs = 120_000

export type Renderer = {
  makePages: (task: PageSetTask) => Promise<MadePage[]>
  /** Undefined where no page has this path. */
  preview: (task: PreviewTask) => Promise<string | undefined>
  close: () => Promise<void>
}

type Waiting = {
  resolve: (result: never) => void
  reject: (error: Error) => void
  limit: NodeJS.Timeout
}

/** Pages are made in a thread, which begins with the first task and begins anew if it dies. */
export function createRenderer(settings: RenderSettings): Renderer {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
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
    worker.on('message', ({ id, result, reason }) => {
      const task = settle(id)
      if (reason === undefined) task?.resolve(result as never)
      else task?.reject(new Error(`The page was not made: ${reason}`))
    })
    const ended = (reason: string) => {
      if (thread === worker) void end(reason)
    }
    worker.on('error', (error: Error) => ended(`The renderer ended: ${error.message}`))
    worker.on('exit', () => ended('The renderer ended'))
    return worker
  }

  const ask = <Result>(task: RenderTask): Promise<Result> => {
    clearTimeout(idle)
    thread ??= start()
    const worker = thread
    worker.ref()
    tasks += 1
    const id = tasks
    return new Promise<Result>((resolve, reject) => {
      const limit = setTimeout(() => end('The renderer took too long'), longestMs)
      waiting.set(id, { resolve, reject, limit })
      worker.postMessage({ id, task })
    })
  }

  return {
    makePages: (task) => ask(task),
    preview: (task) => ask(task),
    close: () => end('The process ends'),
  }
}
