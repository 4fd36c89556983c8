import { bookingReference } from '../booking/bookings.ts'
import { diffDays, formatDate, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
import { elidedDays } from '../typography.ts'
import { isOneSlip, type Reading, type ReadingKind } from './causale.ts'
import {
  isNamedExactly,
  type KnownName,
  matchName,
  type NameMatch,
  type PayerWords,
  type Person,
} from './payer-names.ts'
import { type OpenShare, shareMeant, sharesOfPayer } from './share-meant.ts'

/** A booking that a transfer may be for, in its state when the line is examined. */
export type Candidate = {
  bookingId: string
  /** The whole causale, 'Ricevuta 1234'. */
  reference: string | null
  /** The account to pay into; null if any of the agency's accounts is fine. */
  account: string | null
  /** The account to pay into before it was replaced: some customers still pay there. */
  formerAccount?: string | null
  /** The contact first, then all travellers. */
  people: readonly Person[]
  destination: string
  bookedOn: IsoDate
  paidCents: Cents
  /** The running total due after each payment: deposit, each instalment, full price. */
  milestones: readonly Cents[]
  /** Staff marked the deposit as paid, whatever the amount received. */
  depositDone: boolean
  /** The booking expects money. Other bookings are examined for late or duplicate payments. */
  isOpen: boolean
  isDeclared: boolean
  /** Payments recorded by hand that no statement line has confirmed yet. */
  recorded: readonly RecordedPayment[]
  /** Present if each traveller of the party pays separately. */
  shares?: readonly OpenShare[]
}

export type RecordedPayment = { paymentId: string; cents: Cents; receivedOn: IsoDate }

/** The part of a payment beyond the next amount due; it counts for the following payments. */
type Beyond = { what: string; by: Cents }

export type AmountFact =
  | { kind: 'exact'; what: string }
  | { kind: 'recorded'; payment: RecordedPayment }
  | { kind: 'part'; missing: Cents; isRepeated: boolean; beyond: Beyond | null }
  | { kind: 'over'; by: Cents; isRepeated: boolean }

export type ReferenceKind = ReadingKind | 'code' | 'slip'

export type Evidence = {
  candidate: Candidate
  reference: { kind: ReferenceKind; written: string } | null
  amount: AmountFact
  name: NameMatch
  /** The name matches letter by letter, as far as the bank transmits it. */
  isNamedExactly: boolean
  /** The person whose name matches. */
  person: Person | null
  knowsIban: boolean
  sameAccount: boolean
  /** The line is not dated before the booking. */
  isAfter: boolean
}

/** A payment recorded by hand and its statement line may be this many days apart. */
export const recordedWithin = 10

export function openCents({ milestones, paidCents }: Candidate): Cents {
  return Math.max(0, (milestones.at(-1) ?? 0) - paidCents)
}

/** The amounts that would settle one or more payments: the next one, the next ones together, everything. */
export function expectedAmounts(candidate: Candidate): { cents: Cents; what: string }[] {
  const { milestones, paidCents, depositDone, isOpen } = candidate
  if (!isOpen) return []
  const last = milestones.length - 1
  return milestones.flatMap((reached, index) => {
    const cents = reached - paidCents
    if (cents <= 0 || (index === 0 && depositDone && last > 0)) return []
    return [{ cents, what: nameOf(index, last, paidCents) }]
  })
}

function nameOf(index: number, last: number, paidCents: Cents): string {
  if (index === last) return paidCents === 0 ? 'totale' : 'saldo'
  return index === 0 ? 'acconto' : `rata ${index}`
}

export function amountFact(candidate: Candidate, cents: Cents, date: IsoDate): AmountFact {
  const recorded = candidate.recorded.find(
    (payment) =>
      payment.cents === cents && Math.abs(diffDays(payment.receivedOn, date)) <= recordedWithin,
  )
  if (recorded) return { kind: 'recorded', payment: recorded }
  const expected = expectedAmounts(candidate)
  const exact = expected.find((payment) => payment.cents === cents)
  if (exact) return { kind: 'exact', what: exact.what }
  const open = openCents(candidate)
  const isRepeated = isOnceMore(candidate, cents)
  if (!candidate.isOpen || cents > open) return { kind: 'over', by: cents - open, isRepeated }
  const reached = expected.findLast((payment) => payment.cents < cents)
  return {
    kind: 'part',
    beyond: reached ? { what: reached.what, by: cents - reached.cents } : null,
    missing: (expected.find((payment) => payment.cents > cents)?.cents ?? open) - cents,
    isRepeated,
  }
}

/** Whether the amount equals a payment already received, or their sum: perhaps sent twice by mistake. */
function isOnceMore({ milestones, paidCents }: Candidate, cents: Cents): boolean {
  if (paidCents === 0) return false
  const paid = milestones.filter((reached) => reached <= paidCents)
  const parts = paid.map((reached, index) => reached - (paid[index - 1] ?? 0))
  return [paidCents, milestones[0], ...parts].includes(cents)
}

export type LineFacts = {
  cents: Cents
  date: IsoDate
  account: string
  text: string
  readings: readonly Reading[]
  codes: readonly string[]
  payer: PayerWords
  payerIban: string | null
}

export function evidenceOf(
  candidate: Candidate,
  names: readonly KnownName[],
  line: LineFacts,
  knowsIban: boolean,
): Evidence {
  const { match, index } = bestName(names, line.payer)
  return {
    candidate,
    reference: referenceFact(candidate, line),
    amount: shareFact(candidate, line) ?? amountFact(candidate, line.cents, line.date),
    name: match,
    isNamedExactly: match === 'full' && names.some((name) => isNamedExactly(name, line.payer)),
    person: index === null ? null : (candidate.people[index] ?? null),
    knowsIban,
    sameAccount:
      candidate.account === null ||
      [candidate.account, candidate.formerAccount].includes(line.account),
    isAfter: candidate.bookedOn <= line.date,
  }
}

/** An amount for one traveller's share, or that share again; payments for the whole party: see `amountFact`. */
function shareFact(candidate: Candidate, line: LineFacts): AmountFact | undefined {
  const shares = candidate.shares ?? []
  if (shares.length === 0 || !candidate.isOpen) return undefined
  const share = shareMeant(shares, candidate.reference, line)
  const fact = amountFact(candidate, line.cents, line.date)
  if (fact.kind === 'recorded') return fact
  if (share?.expected.includes(line.cents)) {
    const { firstName, lastName } = share.person
    return { kind: 'exact', what: `quota di ${firstName} ${lastName}` }
  }
  // Checked even if the sum would also fit another traveller's share, or all shares together.
  const isTwice = (share ? [share] : sharesOfPayer(shares, line.payer)).some(({ received }) =>
    received.includes(line.cents),
  )
  return isTwice ? { kind: 'part', missing: 0, isRepeated: true, beyond: null } : fact
}

function bestName(names: readonly KnownName[], payer: PayerWords) {
  let best: { match: NameMatch; index: number | null } = { match: null, index: null }
  for (const [index, name] of names.entries()) {
    const match = matchName(name, payer)
    if (match === 'full') return { match, index }
    if (match === 'last' && best.match === null) best = { match, index }
  }
  return best
}

export function codeOf({ reference }: Candidate): string | null {
  return reference === null ? null : (/(\d{4})$/.exec(reference)?.[1] ?? null)
}

function referenceFact(candidate: Candidate, line: LineFacts): Evidence['reference'] {
  const code = codeOf(candidate)
  const id = bookingReference(candidate.bookingId)
  if (line.codes.includes(id)) return { kind: 'code', written: id }
  if (code === null) return null
  const same = line.readings.find((reading) => reading.digits === code)
  if (same) return { kind: same.kind, written: same.digits }
  const near = line.readings.find(
    (reading) => reading.kind !== 'bare' && isOneSlip(reading.digits, code),
  )
  return near ? { kind: 'slip', written: near.digits } : null
}

const referencePoints: Readonly<Record<ReferenceKind, number>> = {
  clear: 50,
  code: 50,
  lookalike: 45,
  glued: 30,
  slip: 22,
  bare: 20,
  broken: 15,
}

/** From 0 to 100, only for sorting the likeliest first. Rules, not points, decide what is certain. */
export function scoreOf(evidence: Evidence): number {
  const { reference, amount, name, knowsIban, sameAccount, isAfter, candidate } = evidence
  const points =
    (reference ? referencePoints[reference.kind] : 0) +
    { exact: 28, recorded: 28, part: 6, over: 0 }[amount.kind] +
    (name === 'full' ? 18 : name === 'last' ? 8 : 0) +
    (knowsIban ? 12 : 0) +
    (candidate.isDeclared ? 4 : 0) -
    (sameAccount ? 0 : 12) -
    (isAfter ? 0 : 25) -
    (candidate.isOpen ? 0 : 15)
  return Math.max(0, Math.min(100, points))
}

/** The reasons for this booking, as shown to staff beside it. */
export function reasonsOf(evidence: Evidence): string[] {
  const { candidate, name, person, knowsIban, sameAccount, isAfter } = evidence
  return [
    referenceReason(evidence),
    amountReason(evidence),
    name === 'full' && person
      ? `${person.firstName} ${person.lastName} è ${candidate.people[0] === person ? 'il referente' : 'tra i viaggiatori'}`
      : name === 'last' && person
        ? `Stesso cognome: ${person.lastName}`
        : '',
    knowsIban ? 'Lo stesso IBAN ha già pagato per questa prenotazione' : '',
    candidate.isDeclared ? 'Il cliente ha dichiarato il bonifico' : '',
    sameAccount ? '' : 'La prenotazione si paga su un altro conto',
    isAfter ? '' : elidedDays(`La prenotazione è nata dopo, il ${formatDate(candidate.bookedOn)}`),
    candidate.isOpen ? '' : 'La prenotazione non attende più pagamenti',
  ].filter((reason) => reason !== '')
}

function referenceReason({ reference, candidate }: Evidence): string {
  if (!reference) return ''
  const code = codeOf(candidate)
  const words: Readonly<Record<ReferenceKind, string>> = {
    clear: `Causale «${candidate.reference}» nel testo`,
    lookalike: `Causale ${code} scritta con lettere al posto di cifre`,
    glued: `Causale ${code} attaccata ad altre cifre`,
    slip: `Causale quasi uguale: ${reference.written} invece di ${code}`,
    broken: `Causale incompleta: ${reference.written}`,
    bare: `Il numero ${code} compare nel testo`,
    code: `Codice prenotazione ${reference.written} nel testo`,
  }
  return words[reference.kind]
}

const sentTwice = 'Importo uguale a quanto già versato: forse inviato due volte'

function amountReason({ amount, candidate }: Evidence): string {
  switch (amount.kind) {
    case 'exact':
      return `Importo esatto: ${amount.what}`
    case 'recorded':
      return elidedDays(
        `Pagamento già registrato a mano il ${formatDate(amount.payment.receivedOn)}`,
      )
    case 'part':
      return amount.isRepeated
        ? sentTwice
        : amount.beyond
          ? `${formatEuro(amount.beyond.by)} in più dell'importo atteso (${amount.beyond.what})`
          : `Importo parziale: mancano ${formatEuro(amount.missing)}`
    case 'over':
      if (amount.isRepeated) return sentTwice
      return candidate.isOpen ? `Importo superiore di ${formatEuro(amount.by)} al dovuto` : ''
  }
}
