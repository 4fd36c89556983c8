import {
  amountFact,
  type Evidence,
  expectedAmounts,
  type LineFacts,
  reasonsOf,
} from './matching-evidence.ts'
import type { Allocation, Proposal } from './matching-proposal.ts'
import { nameWords } from './payer-names.ts'
import { isHarmless, saysOtherPurpose, speaksOfATrip } from './transfer-words.ts'

type Decision = Omit<Proposal, 'ranked'>
type Rule = (line: LineFacts, all: readonly Evidence[]) => Decision | undefined

/**
 * What is booked without a hand. Each rule asks for evidence that can't be chance, and gives up as
 * soon as another booking has a claim: a transfer that waits for a person costs a minute, one on the
 * wrong booking costs a customer.
 */
const rules: readonly Rule[] = [
  alreadyRecorded,
  certain,
  severalBookings,
  partOfKnownPayer,
  oneSlip,
  withoutReference,
]

export function decide(line: LineFacts, all: readonly Evidence[]): Decision {
  for (const rule of rules) {
    const decision = rule(line, all)
    if (decision) return decision
  }
  return { allocations: [], automatic: false, reasons: whyNot(all) }
}

const isSure = ({ reference }: Evidence) =>
  reference?.kind === 'clear' || reference?.kind === 'lookalike' || reference?.kind === 'code'
const isExact = ({ amount }: Evidence) => amount.kind === 'exact'
const isKnown = ({ name, knowsIban }: Evidence) => name === 'full' || knowsIban
const isOpen = ({ candidate }: Evidence) => candidate.isOpen

/** On its account and not before the booking; people whom we know may err in either. */
const fits = (evidence: Evidence) =>
  (evidence.sameAccount && evidence.isAfter) ||
  (evidence.name === 'full' && isSure(evidence) && isExact(evidence))

function booked(evidence: readonly Evidence[], allocations: Allocation[]): Decision {
  return { allocations, automatic: true, reasons: evidence.flatMap(reasonsOf) }
}

function whole(evidence: Evidence, line: LineFacts): Decision {
  return booked([evidence], [{ bookingId: evidence.candidate.bookingId, cents: line.cents }])
}

/** Staff saw the money before the file came: the line is put to what they wrote down. */
function alreadyRecorded(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  const claims = all.filter(
    (one) => one.amount.kind === 'recorded' && (isSure(one) || isKnown(one)) && one.sameAccount,
  )
  const [only] = claims
  if (!only || claims.length > 1 || only.amount.kind !== 'recorded') return undefined
  if (all.some((one) => one !== only && isOpen(one) && isExact(one) && isRival(one)))
    return undefined
  if (isSomebodyElses([only], all)) return undefined
  const { bookingId } = only.candidate
  const { paymentId } = only.amount.payment
  return booked([only], [{ bookingId, cents: line.cents, paymentId }])
}

const isRival = (one: Evidence) => isSure(one) || isKnown(one)

/** The causale and the exact amount. */
function certain(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  const referred = all.filter((one) => isOpen(one) && isSure(one))
  const fitting = referred.filter((one) => isExact(one) && fits(one))
  const here = fitting.filter((one) => one.sameAccount)
  const [only] = here.length > 0 ? here : fitting
  if (!only || (here.length > 0 ? here : fitting).length > 1) return undefined
  // A second causale of another open booking: perhaps the money is for both.
  if (referred.some((one) => one !== only && one.sameAccount && !isSameCode(one, only))) {
    return undefined
  }
  if (isSomebodyElses([only], all)) return undefined
  if (isKnown(only)) return whole(only, line)
  if (saysOtherPurpose(line.payer.textWords)) return undefined
  return isPerhapsMistyped(only, all) ? undefined : whole(only, line)
}

/**
 * The payer travels with another open booking rather than with these: whatever causale and amount say, that
 * speaks against them. People of these bookings, by name or by an account that has paid for them, are none.
 */
function isSomebodyElses(these: readonly Evidence[], all: readonly Evidence[]): boolean {
  const others = all.filter(
    (one) => !these.includes(one) && isKnown(one) && (isOpen(one) || isSure(one)),
  )
  if (these.some((one) => one.isNamedExactly)) return false
  // Nearly the name of one, and letter by letter that of another.
  if (these.some((one) => one.name === 'full')) return others.some((one) => one.isNamedExactly)
  if (these.some((one) => one.knowsIban)) {
    return others.some((one) => one.name === 'full' && (isExact(one) || one.reference !== null))
  }
  return others.length > 0
}

/** The causale of another booking is one slip away, the money suits it, and the payer has its surname. */
function isPerhapsMistyped(only: Evidence, all: readonly Evidence[]): boolean {
  if (only.name !== null) return false
  return all.some(
    (one) =>
      one !== only &&
      isOpen(one) &&
      isExact(one) &&
      one.name !== null &&
      one.reference?.kind === 'slip',
  )
}

const isSameCode = (a: Evidence, b: Evidence) => a.reference?.written === b.reference?.written

/** Several causali, and what is due for each adds up to the line in one way only. */
function severalBookings(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  const referred = all.filter((one) => isOpen(one) && isSure(one) && one.sameAccount && one.isAfter)
  if (referred.length < 2 || referred.length > 4) return undefined
  const codes = new Set(referred.map(({ reference }) => reference?.written))
  if (codes.size !== referred.length) return undefined
  const ways = waysToShare(referred, line.cents)
  const [way] = ways
  if (!way || ways.length > 1 || isSomebodyElses(referred, all)) return undefined
  // Each by its own share: the whole line would seem too much for any of them.
  const shared = referred.map((one) => {
    const cents = way.find(({ bookingId }) => bookingId === one.candidate.bookingId)?.cents ?? 0
    return { ...one, amount: amountFact(one.candidate, cents, line.date) }
  })
  return booked(shared, way)
}

function waysToShare(evidence: readonly Evidence[], cents: number): Allocation[][] {
  const [first, ...rest] = evidence
  if (!first) return cents === 0 ? [[]] : []
  const { candidate } = first
  return expectedAmounts(candidate)
    .filter((expected) => expected.cents <= cents)
    .flatMap((expected) =>
      waysToShare(rest, cents - expected.cents).map((way) => [
        { bookingId: candidate.bookingId, cents: expected.cents },
        ...way,
      ]),
    )
}

/** The causale and the payer are right, the amount is a part: fees taken off, two halves. */
function partOfKnownPayer(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  // The same four digits on another account count only for people whom we know.
  const referred = all.filter(
    (one) => isOpen(one) && isSure(one) && ((one.sameAccount && one.isAfter) || isKnown(one)),
  )
  const [only] = referred
  if (!only || referred.length > 1 || !isKnown(only)) return undefined
  // Two causali and a sum that does not add up: some of it is for somebody else.
  if (line.readings.length + line.codes.length > 1) return undefined
  if (only.amount.kind !== 'part' || only.amount.isRepeated) return undefined
  if (!only.sameAccount || !only.isAfter) return undefined
  const isOthers = all.some((one) => one !== only && isOpen(one) && isExact(one) && isKnown(one))
  return isOthers ? undefined : whole(only, line)
}

/** A slip in the causale, made up for by the exact amount and the payer's name. */
function oneSlip(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  const near = all.filter((one) => isOpen(one) && one.reference !== null && !isSure(one))
  const fitting = near.filter(
    (one) => isExact(one) && isKnown(one) && one.sameAccount && one.isAfter,
  )
  const [only] = fitting
  if (!only || fitting.length > 1) return undefined
  const isOthers = all.some(
    (one) =>
      one !== only &&
      isSure(one) &&
      ((isExact(one) && one.sameAccount && one.isAfter) || one.name !== null || one.knowsIban),
  )
  return isOthers ? undefined : whole(only, line)
}

/** No causale at all: the payer's name, the exact amount, one booking only, and a text that fits. */
function withoutReference(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  if (line.readings.some(({ kind }) => kind !== 'bare') || line.codes.length > 0) return undefined
  if (all.some((one) => one.reference !== null)) return undefined
  const fitting = all.filter((one) => isOpen(one) && isExact(one) && isKnown(one))
  const [only] = fitting
  if (!only || fitting.length > 1 || only.name !== 'full') return undefined
  if (!only.sameAccount || !only.isAfter) return undefined
  const { people, destination } = only.candidate
  const known = new Set([
    ...people.flatMap(({ firstName, lastName }) => nameWords(`${firstName} ${lastName}`)),
    ...nameWords(destination),
    ...line.payer.words,
  ])
  const { textWords } = line.payer
  if (saysOtherPurpose(textWords) || !isHarmless(textWords, known)) return undefined
  // A name that is only nearly right is somebody else's unless the text speaks of a trip.
  const places = new Set(nameWords(destination))
  if (!only.isNamedExactly && !speaksOfATrip(textWords, places)) return undefined
  return whole(only, line)
}

/** What keeps a person's eyes on it. */
function whyNot(all: readonly Evidence[]): string[] {
  const referred = all.filter(isSure)
  if (all.length === 0) return ['Nessuna prenotazione trovata per causale o nome']
  if (referred.filter(isOpen).length > 1) return ['Più prenotazioni possibili: scegli tu']
  const [one] = referred
  if (one) return ['Da confermare a mano', ...reasonsOf(one)]
  const named = all.filter((other) => isOpen(other) && isExact(other) && isKnown(other))
  if (named.length > 1) {
    return ['Più prenotazioni possibili: nome e importo non bastano']
  }
  return ['Causale non riconosciuta: confronta le prenotazioni proposte']
}
