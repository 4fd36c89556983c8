import { wordsFor } from './changes.ts'
import {
  asList,
  asRecord,
  type FormField,
  type ListField,
  type Plain,
  textOf,
} from './form-shape.ts'

/** A conflict: two people changed the same field since their common version. */
export type Clash = {
  /** The field's path in the document. */
  path: readonly (string | number)[]
  where: string
  mine: string
  theirs: string
  theirValue: unknown
}

/** My version plus the changes only they made; in a conflict it keeps mine, and the clash has theirs. */
export type Merged = { document: Plain; clashes: Clash[] }

/** A three-way merge, field by field, against the common version. */
export function mergeDocuments(
  fields: readonly FormField[],
  texts: { base: unknown; mine: unknown; theirs: unknown },
): Merged {
  const clashes: Clash[] = []
  const place: Place = { path: [], words: [], clashes }
  return { document: mergeRecords(fields, texts, place), clashes }
}

type Three = { base: unknown; mine: unknown; theirs: unknown }
type Place = {
  path: readonly (string | number)[]
  words: readonly string[]
  clashes: Clash[]
}

function within(place: Place, step: string | number, word: string): Place {
  return { ...place, path: [...place.path, step], words: [...place.words, word] }
}

function mergeRecords(fields: readonly FormField[], three: Three, place: Place): Plain {
  const [base, mine, theirs] = [asRecord(three.base), asRecord(three.mine), asRecord(three.theirs)]
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const merged: Record<string, unknown> = {}
  for (const name of names) {
    const field = fields.find((one) => one.name === name)
    const values = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const value = mergeValues(field, values, within(place, name, field?.label ?? name))
    if (value !== undefined) merged[name] = value
  }
  return merged
}

function mergeValues(field: FormField | undefined, three: Three, place: Place): unknown {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  // Values without a form field cannot be edited here, so theirs are kept.
  if (isSame(mine, base) || !field) return theirs
  if (field.kind === 'group') return mergeRecords(field.fields, three, place)
  const lists = { base: asList(base), mine: asList(mine), theirs: asList(theirs) }
  if (field.kind === 'list') return mergeEntries(field, lists, place)
  if (field.kind === 'texts' || field.kind === 'pictures') return mergeTexts(field, lists, place)
  if (field.kind === 'months') return mergeRows(lists, place, (row, at) => clash(field, row, at))
  return clash(field, three, place)
}

function clash(field: FormField, { base, mine, theirs }: Three, place: Place): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  place.clashes.push({
    path: place.path,
    where: place.words.join(' · '),
    mine: wordsFor(field, mine),
    theirs: wordsFor(field, theirs),
    theirValue: theirs,
  })
  return mine
}

type Lists = Record<'base' | 'mine' | 'theirs', readonly unknown[]>

function areAsLong({ base, mine, theirs }: Lists): boolean {
  return base.length === mine.length && mine.length === theirs.length
}

/** Merges row by row, if no rows were added or removed. */
function mergeRows(
  { base, mine, theirs }: Lists,
  place: Place,
  merge: (three: Three, place: Place) => unknown,
): unknown[] {
  return mine.map((_, at) =>
    merge(
      { base: base[at], mine: mine[at], theirs: theirs[at] },
      within(place, at, String(at + 1)),
    ),
  )
}

function mergeTexts(field: FormField, lists: Lists, place: Place): unknown {
  if (areAsLong(lists)) return mergeRows(lists, place, (row, at) => clash(field, row, at))
  return mergeByKey(lists, textOf, ({ mine, theirs }) => mine ?? theirs)
}

function mergeEntries(field: ListField, lists: Lists, place: Place): unknown {
  const one = (three: Three, at: Place) => mergeRecords(field.fields, three, at)
  const keyOf = (entry: unknown) => textOf(asRecord(entry)[field.idOf ?? field.titleOf])
  const merged = areAsLong(lists)
    ? mergeRows(lists, place, one)
    : mergeByKey(lists, keyOf, (three, at) =>
        one(three, within(place, at, `${field.entry} ${at + 1}`)),
      )
  const { numbered } = field
  return numbered ? merged.map((row, at) => ({ ...asRecord(row), [numbered]: at + 1 })) : merged
}

/**
 * If entries were added, removed or moved, they are matched by name. A removed entry is dropped unless the
 * other person changed it; an added one stays, at its position or at the end.
 */
function mergeByKey(
  { base, mine, theirs }: Lists,
  keyOf: (entry: unknown) => string,
  merge: (three: Three, at: number) => unknown,
): unknown[] {
  const [was, own, other] = [byKey(base, keyOf), byKey(mine, keyOf), byKey(theirs, keyOf)]
  const isMoved = [...own.keys()].join('\n') !== [...was.keys()].join('\n')
  const [first, second] = isMoved ? [own, other] : [other, own]
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((key) => isKept(was.get(key), own.get(key), other.get(key)))
    .map((key, at) => {
      const three = { base: was.get(key), mine: own.get(key), theirs: other.get(key) }
      if (three.mine === undefined) return three.theirs
      return three.theirs === undefined ? three.mine : merge(three, at)
    })
}

function isKept(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (base === undefined || (mine !== undefined && theirs !== undefined)) return true
  return !isSame(base, mine ?? theirs)
}

/** Entries with the same name are numbered in order. */
function byKey(entries: readonly unknown[], keyOf: (entry: unknown) => string) {
  const found = new Map<string, unknown>()
  for (const entry of entries) {
    const key = keyOf(entry)
    let turn = 1
    while (found.has(`${turn} ${key}`)) turn += 1
    found.set(`${turn} ${key}`, entry)
  }
  return found
}

/** Compares regardless of property order, which the database does not preserve. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/** The document to save while conflicts are unresolved: conflicting fields keep their saved value. */
export function withTheirs(document: Plain, clashes: readonly Clash[]): Plain {
  return clashes.reduce<Plain>(
    (whole, { path, theirValue }) => asRecord(withValue(whole, path, theirValue)),
    document,
  )
}

function withValue(target: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(target)) {
    return target.map((entry: unknown, at) => (at === step ? withValue(entry, rest, value) : entry))
  }
  const record = asRecord(target)
  return { ...record, [step]: withValue(record[step], rest, value) }
}
