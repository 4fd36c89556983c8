/** A person of the catalogue with a current or former name. */
export type Named = { key: string; name: string }

const firstPart = (name: string) => name.split(' ')[0] ?? ''

/**
 * Maps former names to current ones, both full names and first names, because departures may have either. A
 * former name that is now another person's name is not replaced.
 */
export function renamedPeople(
  everybody: readonly Named[],
  today: readonly Named[],
): ReadonlyMap<string, string> {
  const names = new Map(today.map(({ key, name }) => [key, name]))
  const taken = new Set(today.flatMap(({ name }) => [name, firstPart(name)]))
  const renamed = new Map<string, string>()
  for (const { key, name: before } of everybody) {
    const after = names.get(key)
    if (after === undefined) continue
    for (const [from, to] of [
      [before, after],
      [firstPart(before), firstPart(after)],
    ] as const) {
      if (from !== to && !taken.has(from)) renamed.set(from, to)
    }
  }
  return renamed
}
