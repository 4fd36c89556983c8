import { nextOfShare, type Share } from '../booking/shares.ts'
import type { Cents } from '../money.ts'
import { knownName, matchName, type PayerWords, type Person } from './payer-names.ts'

/** One traveller's part of a booking, as a transfer may be meant for it. */
export type OpenShare = {
  seat: number
  /** What stands behind the causale. */
  number: number
  person: Person
  /** What would settle something of it: the next payment, those after it together, all. */
  expected: readonly Cents[]
  /** What has come for it: the same once more was perhaps sent twice. */
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

/** After so much has come for it. */
export function afterShare(share: OpenShare, cents: Cents): OpenShare {
  const expected = share.expected.map((sum) => sum - cents).filter((sum) => sum > 0)
  return { ...share, expected, received: [...share.received, cents] }
}

type Told = { text: string; payer: PayerWords; cents: Cents }

/**
 * Whose part a transfer is: by the number behind the causale, or, where there is none, by the one traveller who paid
 * exactly what is theirs. Undefined: it is for the whole booking.
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

/** Of whoever the payer is by name. */
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
