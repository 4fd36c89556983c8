import { describeError } from './describe-error.ts'
import type { Log } from './log.ts'

/** A stop that takes longer than this hangs somewhere: what is stored is safe, so it ends anyway. */
const stopLimitMs = 20_000
const unexpectedEnd = 70
const flushLimitMs = 5_000

/**
 * One way out for every reason: a signal, the death of the command that watches over this process
 * (its channel closes), or an error that nobody caught. After the last one the process ends in order
 * and is started anew, for nobody knows in which state the error left it.
 */
export function endInOrder(log: Log, stop: () => Promise<void>): void {
  // A terminal that is gone, or a reader that has left, is no reason to fail.
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
 * An exit writes out the last lines of the log first. Where nobody reads them the exit would wait for
 * ever: everything else is closed by now, so the process may end without that courtesy.
 */
async function leave(log: Log, code: number): Promise<void> {
  const isWritten = await Promise.race([
    // Also with an error: pipes refuse to be synchronised, after they have taken everything.
    new Promise<boolean>((resolve) => log.flush(() => resolve(true))),
    new Promise<boolean>((resolve) => setTimeout(resolve, flushLimitMs, false)),
  ])
  if (isWritten) process.exit(code)
  process.kill(process.pid, 'SIGKILL')
}
