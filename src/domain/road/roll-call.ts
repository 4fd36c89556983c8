import { type Entry, type EntryOf, entriesOf, type Presence, struckIn } from './entries.ts'

export type Mark = {
  state: Presence
  /** The marks that no later mark replaces; more than one, with different states, is a conflict. */
  heads: EntryOf<'presence'>[]
  isDisputed: boolean
}

export type RollCall = { start: EntryOf<'roll_call'>; marks: Map<string, Mark> }

/** All roll calls not struck through, newest first, with everyone's presence. */
export function rollCallsOf(entries: readonly Entry[]): RollCall[] {
  const struck = struckIn(entries)
  const presences = entriesOf(entries, 'presence')
  return entriesOf(entries, 'roll_call')
    .filter(({ id }) => !struck.has(id))
    .map((start) => ({
      start,
      marks: marksOf(presences.filter(({ body }) => body.roll === start.id)),
    }))
    .toReversed()
}

function marksOf(presences: readonly EntryOf<'presence'>[]): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const { body } of presences) {
    if (!marks.has(body.person)) marks.set(body.person, markOf(presences, body.person))
  }
  return marks
}

/** Two coordinators may mark a person differently while offline; both marks then stay visible. */
function markOf(presences: readonly EntryOf<'presence'>[], person: string): Mark {
  const own = presences.filter(({ body }) => body.person === person)
  const seen = new Set(own.flatMap(({ body }) => body.sees))
  const heads = own.filter(({ id }) => !seen.has(id))
  const last = heads.at(-1) ?? own.at(-1)
  return {
    state: last?.body.state ?? 'open',
    heads,
    isDisputed: new Set(heads.map(({ body }) => body.state)).size > 1,
  }
}
