import { textOf } from './form-shape.ts'

/** Matches the entries of the old list to those of the new one. */
export type Matched<T> = {
  pairs: { before: T; after: T; from: number; to: number }[]
  removed: { entry: T; at: number }[]
  added: { entry: T; at: number }[]
  /** Positions in the new list of the entries that were moved. */
  moved: ReadonlySet<number>
}

type Open<T> = { entry: T; at: number; words: ReadonlySet<string> }

/** Below this share of common words two entries count as different, not as one that was rewritten. */
const alike = 0.3

/**
 * Entries have no stable ids, so they are matched by equal text, then by equal title, then by the share
 * of common words.
 */
export function matchEntries<T>(
  before: readonly T[],
  after: readonly T[],
  titleOf: (entry: T) => string,
): Matched<T> {
  const old = before.map(opened)
  const fresh = after.map(opened)
  const pairs: Matched<T>['pairs'] = []
  const pair = (one: Open<T>, other: Open<T>) => {
    pairs.push({ before: one.entry, after: other.entry, from: one.at, to: other.at })
    old.splice(old.indexOf(one), 1)
    fresh.splice(fresh.indexOf(other), 1)
  }
  const pairBy = (keyOf: (entry: T) => string) => {
    for (const other of fresh.slice()) {
      const key = keyOf(other.entry)
      const one = key ? old.find(({ entry }) => keyOf(entry) === key) : undefined
      if (one) pair(one, other)
    }
  }
  pairBy((entry) => JSON.stringify(entry))
  pairBy(titleOf)
  for (const other of fresh.slice()) {
    const one = old
      .map((candidate) => ({ candidate, score: common(candidate.words, other.words) }))
      .filter(({ score }) => score >= alike)
      .toSorted((a, b) => b.score - a.score)[0]?.candidate
    if (one) pair(one, other)
  }
  // One entry left on each side, at the same position: it was rewritten.
  const [left, right] = [old[0], fresh[0]]
  if (left && right && old.length === 1 && fresh.length === 1 && left.at === right.at) {
    pair(left, right)
  }
  pairs.sort((a, b) => a.to - b.to)
  return { pairs, removed: old.map(place), added: fresh.map(place), moved: movedOf(pairs) }
}

function opened<T>(entry: T, at: number): Open<T> {
  return { entry, at, words: wordsOf(valuesOf(entry)) }
}

function place<T>({ entry, at }: Open<T>): { entry: T; at: number } {
  return { entry, at }
}

/** The values of an entry, without the property names, which all entries share. */
function valuesOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return textOf(entry)
  return Object.values(entry).map(valuesOf).join(' ')
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

/** The fewest entries that can have been moved: all except the longest increasing subsequence. */
function movedOf(pairs: readonly { from: number; to: number }[]): ReadonlySet<number> {
  const best = pairs.map(() => ({ length: 1, previous: -1 }))
  let last = -1
  for (const [index, { from }] of pairs.entries()) {
    const own = best[index]
    if (!own) continue
    for (let earlier = 0; earlier < index; earlier += 1) {
      const run = best[earlier]
      if (run && (pairs[earlier]?.from ?? 0) < from && run.length + 1 > own.length) {
        own.length = run.length + 1
        own.previous = earlier
      }
    }
    if (last < 0 || own.length > (best[last]?.length ?? 0)) last = index
  }
  const moved = new Set(pairs.map(({ to }) => to))
  for (let index = last; index >= 0; index = best[index]?.previous ?? -1) {
    const kept = pairs[index]
    if (kept) moved.delete(kept.to)
  }
  return moved
}
