/**
 * Runs one job at a time. Calls during a run wait, and only the latest of them runs afterwards: a slow answer
 * never overwrites a newer one, and no queue builds up. Errors are ignored: what was there stays.
 */
export function oneAtATime<Wanted>(work: (wanted: Wanted) => Promise<void>) {
  let isBusy = false
  let next: { wanted: Wanted } | undefined
  const run = async (wanted: Wanted): Promise<void> => {
    isBusy = true
    await work(wanted).catch(() => undefined)
    isBusy = false
    const waiting = next
    next = undefined
    if (waiting) await run(waiting.wanted)
  }
  return (wanted: Wanted): void => {
    if (isBusy) next = { wanted }
    else void run(wanted)
  }
}
