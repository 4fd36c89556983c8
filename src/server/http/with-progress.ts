import { setTimeout as wait } from 'node:timers/promises'

/** Progress is reported no more often than people can read it. */
const pauseMs = 100

/**
 * Starts a long task and yields its progress, then returns its result. The task continues when the client
 * disconnects (a closed tab).
 */
export function withProgress<Progress, Result>(
  work: (report: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<Progress, Result> {
  let latest: Progress | undefined
  let isEnded = false
  let wake = () => undefined as void
  const working = work((progress) => {
    latest = progress
    wake()
  })
  const ended = working
    .catch(() => undefined)
    .then(() => {
      isEnded = true
    })
  const news = () => new Promise<void>((resolve) => (wake = resolve))
  return (async function* () {
    while (!isEnded) {
      if (latest === undefined) await Promise.race([ended, news()])
      if (latest === undefined) continue
      const told = latest
      latest = undefined
      yield told
      await Promise.race([ended, wait(pauseMs)])
    }
    return working
  })()
}
