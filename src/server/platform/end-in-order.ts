import { describeError } from './describe-error.ts'
import type { Log } from './log.ts'

/** A shutdown that takes longer than this has hung: stored data is safe, so the process exits anyway. */
const stopLimitMs = 20_000
const unexpectedEnd = 70
const flushLimitMs = 5_000

/**
 * The same shutdown for every cause: a signal, the death of the command that watches over this process (its
 * channel closes), or an uncaught error. After an uncaught error the process is started anew, because the
 * error may have left it in an inconsistent state.
 */
export function endInOrder(log: Log, stop: () => Promise<void>): void {
  // A closed terminal or pipe must not crash the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => leave(log, code || unexpectedEnd), stopLimitMs)
    try {
      await stop()
    } catch (error) {
      log.error({ err: describeError(error) }, 'stop failed')
    }
    await leave(log, code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0))
  process.on('disconnect', () => end(0))
  const failed = (error: unknown) => {
    log.fatal({ err: describeError(error) }, 'unexpected error: the process ends')
    void end(unexpectedEnd)
  }
  process.on('uncaughtException', failed)
  process.on('unhandledRejection', failed)
}

/**
 * The last log lines are written before the exit. Where nothing reads them the flush would never end:
 * everything else is closed by now, so after the limit the process exits without it.
 */
async function leave(log: Log, code: number): Promise<void> {
  const isWritten = await Promise.race([
    // An error counts as written too: pipes can't be synced, but they have taken everything.
    new Promise<boolean>((resolve) => log.flush(() => resolve(true))),
    new Promise<boolean>((resolve) => setTimeout(resolve, flushLimitMs, false)),
  ])
  if (isWritten) process.exit(code)
  process.kill(process.pid, 'SIGKILL')
}
