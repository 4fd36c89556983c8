import type { IsoDate } from '../dates.ts'

/**
 * What is written on the road. Entries are only ever added: each has its own id, drawn by the phone that wrote
 * it, and stands in one order that every phone computes alike. What seems to change is a newer entry.
 */
export const presences = ['present', 'absent', 'open'] as const
export type Presence = (typeof presences)[number]

export const expenseCategories = [
  'meals',
  'transport',
  'lodging',
  'tickets',
  'guide',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

export const categoryLabels: Readonly<Record<ExpenseCategory, string>> = {
  meals: 'Pasti',
  transport: 'Trasporti',
  lodging: 'Alloggio',
  tickets: 'Biglietti e ingressi',
  guide: 'Guide e servizi',
  other: 'Altro',
}

export const currencyPattern = /^[A-Z]{3}$/
/** Up to six figures behind the point: yen and dong need them. */
export const ratePattern = /^(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,6})?$/

export type EntryBodies = {
  roll_call: { title: string }
  presence: { roll: string; person: string; state: Presence; sees: string[] }
  notice: { text: string }
  incident: { happenedAt: string; place: string; text: string }
  expense: {
    paidOn: IsoDate
    what: string
    category: ExpenseCategory
    amount: number
    currency: string
    rate: string
    receipt: string | null
  }
  kitty_in: { person: string; amount: number }
  kitty_out: { what: string; amount: number; paidBy: string | null; people: string[] }
  struck: { entry: string; reason: string }
}
export type EntryKind = keyof EntryBodies
export const entryKinds = [
  'roll_call',
  'presence',
  'notice',
  'incident',
  'expense',
  'kitty_in',
  'kitty_out',
  'struck',
] as const satisfies readonly EntryKind[]

/** Of the group's own money: kept no longer than the trip, read by nobody of the agency. */
export const kittyKinds = ['kitty_in', 'kitty_out'] as const satisfies readonly EntryKind[]

type Written = { id: string; phone: string; counter: number; writtenAt: string; author: string }
export type EntryOf<Kind extends EntryKind> = Written & { kind: Kind; body: EntryBodies[Kind] }
export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind]
/** As a phone writes it: who wrote it the server knows. */
export type NewEntry = { [Kind in EntryKind]: Omit<EntryOf<Kind>, 'author'> }[EntryKind]

/**
 * One order for everybody: what was written knowing of another entry counts further than that one; what was
 * written at the same time on two phones goes by the phone. A phone's own entries never change places.
 */
export function inOrder<Any extends Pick<Entry, 'counter' | 'phone' | 'id'>>(
  entries: readonly Any[],
): Any[] {
  return entries.toSorted(
    (a, b) => a.counter - b.counter || compare(a.phone, b.phone) || compare(a.id, b.id),
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Every entry of both once, in order. The one that came first is kept: entries never change. */
export function mergeEntries<Any extends Pick<Entry, 'counter' | 'phone' | 'id'>>(
  known: readonly Any[],
  more: readonly Any[],
): Any[] {
  const byId = new Map<string, Any>()
  for (const entry of [...known, ...more]) if (!byId.has(entry.id)) byId.set(entry.id, entry)
  return inOrder([...byId.values()])
}

/** The next figure of a phone's clock: further than everything that the phone has seen. */
export function nextCounter(seen: readonly Pick<Entry, 'counter'>[]): number {
  return seen.reduce((furthest, { counter }) => Math.max(furthest, counter), 0) + 1
}

export function entriesOf<Kind extends EntryKind>(
  entries: readonly Entry[],
  kind: Kind,
): EntryOf<Kind>[] {
  return inOrder(entries).filter((entry): entry is EntryOf<Kind> & Entry => entry.kind === kind)
}

/** What was struck through, and why; said twice it is struck once, for the first reason. */
export function struckIn(entries: readonly Entry[]): Map<string, EntryOf<'struck'>> {
  const struck = new Map<string, EntryOf<'struck'>>()
  for (const entry of entriesOf(entries, 'struck')) {
    if (!struck.has(entry.body.entry)) struck.set(entry.body.entry, entry)
  }
  return struck
}
