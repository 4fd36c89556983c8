import { setTimeout as wait } from 'node:timers/promises'

/** Nobody reads faster. */
const pauseMs = 100

/**
 * Begins a long work and tells how far it has got, its result being the last word. Whoever stops
 * listening (a closed tab) does not stop the work.
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
