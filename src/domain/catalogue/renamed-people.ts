/** A person of the catalogue under a name that they have or had. */
export type Named = { key: string; name: string }

const firstPart = (name: string) => name.split(' ')[0] ?? ''

/**
 * From a name that somebody had to the one that they have now, also from the first part to the first part, as
 * departures may have either. A name that another person has today means that person, and stays.
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
