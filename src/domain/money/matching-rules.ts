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
 * The rules by which a line is booked automatically. Each requires evidence that can't be chance, and
 * gives up as soon as another booking has a claim: a transfer that waits for a person costs a minute,
 * one on the wrong booking costs a customer.
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

/** Paid into the right account and not before the booking; a known payer may be wrong in either. */
const fits = (evidence: Evidence) =>
  (evidence.sameAccount && evidence.isAfter) ||
  (evidence.name === 'full' && isSure(evidence) && isExact(evidence))

function booked(evidence: readonly Evidence[], allocations: Allocation[]): Decision {
  return { allocations, automatic: true, reasons: evidence.flatMap(reasonsOf) }
}

function whole(evidence: Evidence, line: LineFacts): Decision {
  return booked([evidence], [{ bookingId: evidence.candidate.bookingId, cents: line.cents }])
}

/** Staff recorded the payment before the statement was imported: the line confirms their record. */
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
  // The text also has the causale of another open booking: perhaps the money is for both.
  if (referred.some((one) => one !== only && one.sameAccount && !isSameCode(one, only))) {
    return undefined
  }
  if (isSomebodyElses([only], all)) return undefined
  if (isKnown(only)) return whole(only, line)
  if (saysOtherPurpose(line.payer.textWords)) return undefined
  return isPerhapsMistyped(only, all) ? undefined : whole(only, line)
}

/**
 * Whether the payer belongs to another open booking rather than to these: that is evidence against them, whatever
 * causale and amount say. A payer known from these bookings, by name or by account, does not count.
 */
function isSomebodyElses(these: readonly Evidence[], all: readonly Evidence[]): boolean {
  const others = all.filter(
    (one) => !these.includes(one) && isKnown(one) && (isOpen(one) || isSure(one)),
  )
  if (these.some((one) => one.isNamedExactly)) return false
  // The payer's name is similar to one on these bookings, but identical to one on another booking.
  if (these.some((one) => one.name === 'full')) return others.some((one) => one.isNamedExactly)
  if (these.some((one) => one.knowsIban)) {
    return others.some((one) => one.name === 'full' && (isExact(one) || one.reference !== null))
  }
  return others.length > 0
}

/** Another booking's causale differs by one typing error, its amount fits and its surname matches the payer. */
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

/** Several causali, and the amounts due add up to the line in exactly one way. */
function severalBookings(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  const referred = all.filter((one) => isOpen(one) && isSure(one) && one.sameAccount && one.isAfter)
  if (referred.length < 2 || referred.length > 4) return undefined
  const codes = new Set(referred.map(({ reference }) => reference?.written))
  if (codes.size !== referred.length) return undefined
  const ways = waysToShare(referred, line.cents)
  const [way] = ways
  if (!way || ways.length > 1 || isSomebodyElses(referred, all)) return undefined
  // Judge each booking by its own part, because the whole line would seem too much for any of them.
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

/** Causale and payer are right, but the amount is only a part: fees deducted, or two halves. */
function partOfKnownPayer(line: LineFacts, all: readonly Evidence[]): Decision | undefined {
  // The same four digits on another account count only if the payer is known.
  const referred = all.filter(
    (one) => isOpen(one) && isSure(one) && ((one.sameAccount && one.isAfter) || isKnown(one)),
  )
  const [only] = referred
  if (!only || referred.length > 1 || !isKnown(only)) return undefined
  // Two causali and a sum that does not add up: a part of it is for another booking.
  if (line.readings.length + line.codes.length > 1) return undefined
  if (only.amount.kind !== 'part' || only.amount.isRepeated) return undefined
  if (!only.sameAccount || !only.isAfter) return undefined
  const isOthers = all.some((one) => one !== only && isOpen(one) && isExact(one) && isKnown(one))
  return isOthers ? undefined : whole(only, line)
}

/** A typing error in the causale, outweighed by the exact amount and the payer's name. */
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

/** No causale at all, but the payer's name, the exact amount, only one booking, and a text that fits. */
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
  // A name that is only similar counts as another person's, unless the text mentions a trip.
  const places = new Set(nameWords(destination))
  if (!only.isNamedExactly && !speaksOfATrip(textWords, places)) return undefined
  return whole(only, line)
}

/** Why a person must decide. */
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
