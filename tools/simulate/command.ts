import { eachSeed, type Years } from './each-seed.ts'
import { everyEvent } from './every-event.ts'
import { tryFaults } from './try-faults.ts'

type Wanted = Years & {
  postgres: boolean
  calls: boolean
  /** Fails the run if an expected event never happened, because then nothing is proved about it. */
  everyEvent: boolean
  /** Prints the result as JSON, and nothing else on standard output. */
  json?: boolean
  /** Reports the progress, from 0 to 1. */
  report?: (share: number) => void
}

type Say = (text: string) => void
type Server = { url: string; stop: () => Promise<void> }
/** Starts a temporary PostgreSQL. */
type StartPostgres = (how: { isDurable: boolean }) => Promise<Server>

/** The work of `npm run simulate`; returns the exit code. */
export async function simulate(
  wanted: Wanted & { faults: boolean; http: boolean; only?: string | undefined },
  start: StartPostgres,
): Promise<number> {
  const { faults, only } = wanted
  if (wanted.http) return walkAll(wanted)
  const server = wanted.postgres || faults ? await start({ isDurable: false }) : undefined
  try {
    if (!faults) return await liveYears(wanted, server?.url)
    return await tryFaults(wanted, { url: server?.url, only })
  } finally {
    await server?.stop()
  }
}

/** Prints how often each event took effect; a run proves nothing about events that it never had. */
function tellEvents(seen: ReadonlyMap<string, number>, say: Say): string[] {
  const counted = everyEvent.map((event) => ({ event, times: seen.get(event) ?? 0 }))
  const rows = counted.map(({ event, times }) => `${String(times).padStart(7)}  ${event}`)
  say(`\nHow often each event took effect:\n${rows.join('\n')}`)
  return counted.filter(({ times }) => times === 0).map(({ event }) => event)
}

async function liveYears(wanted: Wanted, url: string | undefined): Promise<number> {
  const say: Say = wanted.json ? () => undefined : (text) => console.log(text)
  const begun = performance.now()
  const tally = {
    seeds: 0,
    steps: 0,
    cpu: 0,
    failed: [] as number[],
    acts: new Map<string, number>(),
  }
  await eachSeed(wanted, { url }, (told) => {
    tally.seeds += 1
    wanted.report?.(tally.seeds / wanted.seeds)
    tally.steps += told.steps
    tally.cpu += told.cpuSeconds
    for (const [act, times] of Object.entries(told.done)) {
      tally.acts.set(act, (tally.acts.get(act) ?? 0) + times)
    }
    if (told.ok) return
    tally.failed.push(told.seed)
    say(`\nSeed ${told.seed} fails after ${told.steps} steps: ${told.reason}`)
    say(told.history.join('\n'))
    say(`Again: npm run simulate -- --from ${told.seed} --seeds 1 --steps ${wanted.steps}`)
  })
  const seconds = (performance.now() - begun) / 1_000
  const perMinute = Math.round((tally.seeds * 60) / seconds)
  say(
    `\n${tally.seeds} years, ${tally.steps} steps in ${Math.round(seconds)} s (${Math.round(tally.cpu)} s of a processor): ${perMinute} years a minute on ${wanted.postgres ? 'PostgreSQL' : 'the embedded database'}.`,
  )
  if (wanted.calls) {
    const counted = [...tally.acts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    say(counted.map(([what, times]) => `${String(times).padStart(7)}  ${what}`).join('\n'))
  }
  const missing = tellEvents(tally.acts, say)
  if (missing.length > 0) say(`\nNever: ${missing.join('; ')}`)
  say(
    tally.failed.length === 0
      ? '\nNothing was found.'
      : `\nFound in ${tally.failed.length} years: ${tally.failed.join(', ')}`,
  )
  if (wanted.json) {
    const { seeds: years, steps, failed } = tally
    console.log(JSON.stringify({ years, steps, failed, never: missing }, null, 2))
  }
  return tally.failed.length === 0 && (missing.length === 0 || !wanted.everyEvent) ? 0 : 1
}

/** One after the other, because each starts a server. */
async function walkAll({ from, seeds, steps }: Years): Promise<number> {
  // Imported late, because only walks need a server.
  const { walk } = await import('./walk.ts')
  let failed = 0
  for (let seed = from; seed < from + seeds; seed += 1) {
    const { found, trail } = await walk(seed, steps)
    console.log(
      `Walk ${seed}: ${found ? `\n${trail.join('\n')}\n${found.stack}` : `${steps} steps`}`,
    )
    if (found) failed += 1
  }
  console.log(failed === 0 ? '\nNothing was found.' : `\nFound in ${failed} walks.`)
  return failed === 0 ? 0 : 1
}
