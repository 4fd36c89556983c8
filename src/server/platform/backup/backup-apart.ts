import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BackupMessage, BackupOrder } from './backup-process.ts'

/** Allows for thousands of documents in a remote storage; a backup that takes longer has hung. */
const longestMs = 3_600_000
const memoryMegabytes = 1_024

/** `code` is the operating system's error code where there is one: ENOSPC, EACCES. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
  readonly code: string | null
  constructor(why: string, code: string | null = null) {
    super(`The backup: ${why}`)
    this.code = code
  }
}

export type MakeBackup = (
  order: BackupOrder,
  report: (progress: number) => void,
) => Promise<{ rows: number; documents: number }>

export const makeBackupApart: MakeBackup = (order, report) =>
  new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('./backup-process.ts', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${memoryMegabytes}`,
        // Same flag as for the server: the embedded database is compiled once, with half the memory.
        ...(order.env.DATABASE_URL ? [] : ['--liftoff-only']),
      ],
      // All the settings that the backup needs are in the order.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
    })
    const settle = (answer: () => void) => {
      clearTimeout(limit)
      worker.removeAllListeners()
      worker.kill('SIGKILL')
      answer()
    }
    const fail = (why: string, code?: string | null) =>
      settle(() => reject(new BackupFailed(why, code)))
    const limit = setTimeout(() => fail('it took too long'), longestMs)
    worker.on('message', (message: BackupMessage) => {
      if ('progress' in message) report(message.progress)
      else if ('failed' in message) fail(message.failed, message.code)
      else settle(() => resolve(message))
    })
    worker.once('exit', (code) => fail(`its process ended with ${code}`))
    worker.once('error', (error) => fail(error.message))
    worker.send(order, (error) => error && fail(error.message))
  })
