import { nextOfShare, type Share } from '../booking/shares.ts'
import type { Cents } from '../money.ts'
import { knownName, matchName, type PayerWords, type Person } from './payer-names.ts'

/** One traveller's share of a booking, as a possible target of a transfer. */
export type OpenShare = {
  seat: number
  /** The traveller's number, written after the causale. */
  number: number
  person: Person
  /** The amounts that would settle one or more payments of it: the next one, the next ones together, all. */
  expected: readonly Cents[]
  /** The payments received for it; the same amount again may have been sent twice. */
  received: readonly Cents[]
}

type Sharer = { number: number; person: Person }

export function openShare(share: Share, sharer: Sharer, received: readonly Cents[]): OpenShare {
  const expected: Cents[] = []
  let sum = 0
  for (const { open } of nextOfShare(share) ? share.steps : []) {
    sum += open
    if (open > 0) expected.push(sum)
  }
  return { seat: share.seat, ...sharer, expected, received }
}

/** The share after receiving this amount. */
export function afterShare(share: OpenShare, cents: Cents): OpenShare {
  const expected = share.expected.map((sum) => sum - cents).filter((sum) => sum > 0)
  return { ...share, expected, received: [...share.received, cents] }
}

type Told = { text: string; payer: PayerWords; cents: Cents }

/**
 * The share a transfer is for: by the number after the causale or, without one, the share of the one payer
 * whose amount due is exactly the transfer. Undefined: the transfer is for the whole booking.
 */
export function shareMeant(
  shares: readonly OpenShare[],
  reference: string | null,
  { text, payer, cents }: Told,
): OpenShare | undefined {
  if (shares.length === 0) return undefined
  const number = reference === null ? undefined : shareNumber(text, reference)
  const named = shares.find((share) => share.number === number)
  if (named) return named
  const own = sharesOfPayer(shares, payer).filter(({ expected }) => expected.includes(cents))
  return own.length === 1 ? own[0] : undefined
}

/** The shares of the travellers whose name is the payer's. */
export function sharesOfPayer(shares: readonly OpenShare[], payer: PayerWords): OpenShare[] {
  return shares.filter(({ person }) => matchName(knownName(person), payer) === 'full')
}

/** `Ricevuta 1234-2`, as people and banks write it: `1234/2`, `1234 - 2`, `12342`, or a 2 that ends the text. */
export function shareNumber(text: string, reference: string): number | undefined {
  const code = /\d{4}$/.exec(reference)?.[0]
  if (!code) return undefined
  const spaced = [...code].join('\\s*')
  const written = new RegExp(
    `(?<!\\d)${spaced}(?:\\s*[-–/.]\\s*(\\d{1,2})|(\\d)|\\s+(\\d{1,2})\\s*$)(?!\\d)`,
  )
  const found = written.exec(text)
  const digits = found?.[1] ?? found?.[2] ?? found?.[3]
  return digits === undefined ? undefined : Number(digits)
}
