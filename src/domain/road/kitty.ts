import type { Cents } from '../money.ts'
import { type Entry, type EntryOf, entriesOf, struckIn } from './entries.ts'

/** The kitty as a party of the settlement: it pays out what is left in it. */
export const kittyItself = 'cassa'
const itsName = 'Cassa'
const leaver = 'Chi non viaggia più'

/** The names in a kitty: the travellers' short names, and a phrase for people who left the departure, numbered if several. */
export function namesInKitty(
  travellers: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): Map<string, string> {
  const named = [
    ...entriesOf(entries, 'kitty_in').map(({ body }) => body.person),
    ...entriesOf(entries, 'kitty_out').flatMap(({ body }) =>
      [body.paidBy ?? [], body.people].flat(),
    ),
  ]
  const left = [...new Set(named)].filter((key) => !travellers.has(key))
  const names = left.map((key, index): [string, string] => [
    key,
    left.length > 1 ? `${leaver} ${index + 1}` : leaver,
  ])
  return new Map([...travellers, ...names])
}

/** The name of a person or of the kitty itself. */
export function kittyName(names: ReadonlyMap<string, string>, key: string): string {
  return names.get(key) ?? (key === kittyItself ? itsName : leaver)
}

/** A payment as a sentence; the kitty is worded as a purse, not as a person. */
export function paymentText({ from, to }: { from: string; to: string }): string {
  if (to === itsName) return `${from} mette in cassa`
  return from === itsName ? `${to} riprende dalla cassa` : `${from} dà a ${to}`
}

export type Payment = { from: string; to: string; amount: Cents }
export type Standing = { person: string; put: Cents; share: Cents }
export type Kitty = {
  contributions: EntryOf<'kitty_in'>[]
  expenses: EntryOf<'kitty_out'>[]
  standings: Standing[]
  put: Cents
  spent: Cents
  left: Cents
  payments: Payment[]
}

/** Splits an amount equally to the cent: the first people in the list pay the remaining cents. */
export function shareOut(amount: Cents, people: readonly string[]): Map<string, Cents> {
  const everybody = [...new Set(people)].toSorted()
  const each = Math.floor(amount / everybody.length)
  const over = amount - each * everybody.length
  return new Map(everybody.map((person, index) => [person, each + (index < over ? 1 : 0)]))
}

/** What the group has paid in, spent and has left, and how to settle it. */
export function kittyOf(entries: readonly Entry[]): Kitty {
  const struck = struckIn(entries)
  const contributions = entriesOf(entries, 'kitty_in').filter(({ id }) => !struck.has(id))
  const expenses = entriesOf(entries, 'kitty_out').filter(({ id }) => !struck.has(id))
  const standings = new Map<string, Standing>()
  const add = (person: string, change: { put?: Cents; share?: Cents }) => {
    const { put, share } = standings.get(person) ?? { put: 0, share: 0 }
    const standing = { put: put + (change.put ?? 0), share: share + (change.share ?? 0) }
    standings.set(person, { person, ...standing })
  }
  for (const { body } of contributions) add(body.person, { put: body.amount })
  for (const { body } of expenses) {
    // An expense paid privately counts as if the money had gone through the kitty.
    if (body.paidBy) add(body.paidBy, { put: body.amount })
    for (const [person, share] of shareOut(body.amount, body.people)) add(person, { share })
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
  const everybody = [...standings.values()].toSorted((a, b) => (a.person < b.person ? -1 : 1))
  const put = sum(everybody.map((one) => one.put))
  const spent = sum(expenses.map(({ body }) => body.amount))
  const balances = new Map(everybody.map((one) => [one.person, one.put - one.share]))
  balances.set(kittyItself, spent - put)
  return {
    contributions,
    expenses,
    standings: everybody,
    put,
    spent,
    left: put - spent,
    payments: settle(balances),
  }
}

/** With more people the search for the fewest payments would take too long; n − 1 payments are then used. */
const mostSearched = 14

/**
 * The payments that settle all balances: people with a negative balance pay those with a positive one. The
 * balances sum to zero, so n people need at most n − 1 payments; one less for every further subset that sums to
 * zero by itself.
 */
export function settle(balances: ReadonlyMap<string, Cents>): Payment[] {
  const open = [...balances].filter(([, cents]) => cents !== 0)
  if (open.reduce((total, [, cents]) => total + cents, 0) !== 0) {
    throw new RangeError('balances that do not add up to nothing')
  }
  const groups = open.length > mostSearched ? [open] : evenParts(open)
  return groups.flatMap(settleGroup)
}

type Balance = [person: string, cents: Cents]

/** Splits the people into the most subsets that sum to zero, examining every set of people once. */
function evenParts(open: readonly Balance[]): Balance[][] {
  const full = 2 ** open.length - 1
  const sums = Array.from({ length: full + 1 }, () => 0)
  const parts = Array.from({ length: full + 1 }, () => 0)
  const before = Array.from({ length: full + 1 }, () => 0)
  for (let set = 1; set <= full; set += 1) {
    for (let index = 0; index < open.length; index += 1) {
      const bit = 2 ** index
      if ((set & bit) === 0) continue
      const rest = set - bit
      sums[set] = (sums[rest] ?? 0) + (open[index]?.[1] ?? 0)
      if ((parts[rest] ?? 0) >= (parts[set] ?? 0)) {
        parts[set] = parts[rest] ?? 0
        before[set] = rest
      }
    }
    if (sums[set] === 0) parts[set] = (parts[set] ?? 0) + 1
  }
  const found: Balance[][] = []
  let group: Balance[] = []
  for (let set = full; set > 0; set = before[set] ?? 0) {
    if (sums[set] === 0 && group.length > 0) {
      found.push(group)
      group = []
    }
    const taken = set - (before[set] ?? 0)
    const balance = open[Math.log2(taken)]
    if (balance) group.push(balance)
  }
  return group.length > 0 ? [...found, group] : found
}

function settleGroup(group: readonly Balance[]): Payment[] {
  const payments: Payment[] = []
  const left = group.map(([person, cents]) => ({ person, cents }))
  for (;;) {
    const debtor = left.toSorted((a, b) => a.cents - b.cents)[0]
    const creditor = left.toSorted((a, b) => b.cents - a.cents)[0]
    if (!debtor || !creditor || debtor.cents >= 0) return payments
    const amount = Math.min(-debtor.cents, creditor.cents)
    payments.push({ from: debtor.person, to: creditor.person, amount })
    debtor.cents += amount
    creditor.cents -= amount
  }
}
