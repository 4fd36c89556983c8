type Entry = { at: number; run: () => Promise<void> }

/** The planned events in order of time; an event may plan further ones. */
export type Agenda = {
  add: (at: number, run: () => Promise<void>) => void
  /** Runs all events up to a moment; `reach` moves the clock. */
  liveUntil: (end: number, reach: (at: number) => Promise<void>) => Promise<void>
}

export function openAgenda(): Agenda {
  const entries: Entry[] = []
  return {
    add: (at, run) => {
      const place = entries.findIndex((one) => one.at > at)
      entries.splice(place === -1 ? entries.length : place, 0, { at, run })
    },
    liveUntil: async (end, reach) => {
      for (let next = entries[0]; next && next.at <= end; next = entries[0]) {
        entries.shift()
        await reach(next.at)
        await next.run()
      }
    },
  }
}
