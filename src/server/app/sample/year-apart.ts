import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LivedYear, YearMessage, YearOrder } from './year-orders.ts'

/** For a slow machine that is busy with other things; usually a tenth of it is enough. */
const longestMs = 600_000
const memoryMegabytes = 1_024

export type LiveYear = (order: YearOrder, report: (progress: number) => void) => Promise<LivedYear>

/** Simulates the year in a process of its own, which does not slow down the site and leaves nothing behind. */
export const liveYearApart: LiveYear = (order, report) =>
  new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('./year-process.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        // Compiling its database a second time would take 400 MB more, and longer than it saves in a year.
        '--liftoff-only',
        `--max-old-space-size=${memoryMegabytes}`,
        // A larger young generation: what a call allocates is garbage before it would be promoted.
        '--max-semi-space-size=32',
      ],
      // None of the site's settings: no mail server, no card provider, no other database.
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    })
    const settle = (answer: () => void) => {
      clearTimeout(limit)
      worker.removeAllListeners()
      worker.kill('SIGKILL')
      answer()
    }
    const fail = (why: string) => settle(() => reject(new Error(`The sample's year: ${why}`)))
    const limit = setTimeout(() => fail('it took too long'), longestMs)
    worker.on('message', (message: YearMessage) => {
      if ('progress' in message) report(message.progress)
      else if ('failed' in message) fail(message.failed)
      else settle(() => resolve(message))
    })
    worker.once('exit', (code) => fail(`its process ended with ${code}`))
    worker.once('error', (error) => fail(error.message))
    worker.send(order, (error) => error && fail(error.message))
  })
