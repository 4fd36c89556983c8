import { eachSeed, type Years } from './each-seed.ts'
import { everyEvent } from './every-event.ts'
import { tryFaults } from './try-faults.ts'

type Wanted = Years & {
  postgres: boolean
  calls: boolean
  /** What has never happened fails the run: it would have proved nothing of it. */
  everyEvent: boolean
}

type Server = { url: string; stop: () => Promise<void> }
/** Starts a PostgreSQL that is thrown away afterwards. */
type StartPostgres = (how: { isDurable: boolean }) => Promise<Server>

/** What `npm run simulate` does; its answer is the code with which the command ends. */
export async function simulate(
  wanted: Wanted & { faults: boolean; only?: string | undefined },
  start: StartPostgres,
): Promise<number> {
  const { faults, only } = wanted
  const server = wanted.postgres || faults ? await start({ isDurable: false }) : undefined
  try {
    if (!faults) return await liveYears(wanted, server?.url)
    return await tryFaults(wanted, { url: server?.url, only })
  } finally {
    await server?.stop()
  }
}

/** How often each took effect; what a run has not seen it can't have proved. */
function tellEvents(seen: ReadonlyMap<string, number>): string[] {
  const counted = everyEvent.map((event) => ({ event, times: seen.get(event) ?? 0 }))
  const rows = counted.map(({ event, times }) => `${String(times).padStart(7)}  ${event}`)
  console.log(`\nHow often each event took effect:\n${rows.join('\n')}`)
  return counted.filter(({ times }) => times === 0).map(({ event }) => event)
}

async function liveYears(wanted: Wanted, url: string | undefined): Promise<number> {
  const begun = performance.now()
  const tally = { seeds: 0, steps: 0, failed: [] as number[], acts: new Map<string, number>() }
  await eachSeed(wanted, { url }, (told) => {
    tally.seeds += 1
    tally.steps += told.steps
    for (const [act, times] of Object.entries(told.done)) {
      tally.acts.set(act, (tally.acts.get(act) ?? 0) + times)
    }
    if (told.ok) return
    tally.failed.push(told.seed)
    console.log(`\nSeed ${told.seed} fails after ${told.steps} steps: ${told.reason}`)
    console.log(told.history.join('\n'))
    console.log(`Again: npm run simulate -- --from ${told.seed} --seeds 1 --steps ${wanted.steps}`)
  })
  const seconds = (performance.now() - begun) / 1_000
  const perMinute = Math.round((tally.seeds * 60) / seconds)
  console.log(
    `\n${tally.seeds} years, ${tally.steps} steps in ${Math.round(seconds)} s: ${perMinute} years a minute on ${wanted.postgres ? 'PostgreSQL' : 'the embedded database'}.`,
  )
  if (wanted.calls) {
    const counted = [...tally.acts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    console.log(counted.map(([what, times]) => `${String(times).padStart(7)}  ${what}`).join('\n'))
  }
  const missing = tellEvents(tally.acts)
  if (missing.length > 0) console.log(`\nNever: ${missing.join('; ')}`)
  console.log(
    tally.failed.length === 0
      ? '\nNothing was found.'
      : `\nFound in ${tally.failed.length} years: ${tally.failed.join(', ')}`,
  )
  return tally.failed.length === 0 && (missing.length === 0 || !wanted.everyEvent) ? 0 : 1
}
