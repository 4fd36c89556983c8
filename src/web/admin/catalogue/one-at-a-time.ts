/**
 * Whoever asks while one is under way waits for it, and of those who wait only the last one is done: a slow answer
 * never comes after a newer one, and nothing queues up. Without connection what was there stays.
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
