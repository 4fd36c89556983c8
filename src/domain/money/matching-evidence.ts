import { bookingReference } from '../booking/bookings.ts'
import { diffDays, formatDate, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'
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

/** A booking that a transfer may be meant for, as it stands when the line is looked at. */
export type Candidate = {
  bookingId: string
  /** The whole causale, 'Ricevuta 1234'. */
  reference: string | null
  /** The account it is to be paid into; null where any of the agency's will do. */
  account: string | null
  /** Where it was to be paid before its account was replaced: some still pay there. */
  formerAccount?: string | null
  /** The contact first, then everybody who travels. */
  people: readonly Person[]
  destination: string
  bookedOn: IsoDate
  paidCents: Cents
  /** What is to have come in after each payment: the deposit, the instalments, everything. */
  milestones: readonly Cents[]
  /** Staff took the deposit for paid, whatever its amount. */
  depositDone: boolean
  /** It waits for money. Others are looked at for what comes late or twice. */
  isOpen: boolean
  isDeclared: boolean
  /** Money that staff wrote down by hand and that no line of a statement has confirmed yet. */
  recorded: readonly RecordedPayment[]
  /** Where everybody of the party pays their own part. */
  shares?: readonly OpenShare[]
}

export type RecordedPayment = { paymentId: string; cents: Cents; receivedOn: IsoDate }

/** More than what was asked for next: so much of it counts for what follows. */
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
  /** Letter by letter, as far as the bank passes it on. */
  isNamedExactly: boolean
  /** Whose name it is. */
  person: Person | null
  knowsIban: boolean
  sameAccount: boolean
  /** The line is not older than the booking. */
  isAfter: boolean
}

/** A hand-written payment and its line may lie so many days apart. */
export const recordedWithin = 10

export function openCents({ milestones, paidCents }: Candidate): Cents {
  return Math.max(0, (milestones.at(-1) ?? 0) - paidCents)
}

/** The amounts that would settle something: the next payment, those after it together, everything. */
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

/** All that has come, the deposit or a payment after it, once more: perhaps sent twice by mistake. */
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

/** Somebody's own part, or that part once more; money that settles something for all is told by `amountFact`. */
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
  // Also where the sum would suit somebody else's part, or all of them together.
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

/** From 0 to 100, to put the likeliest first. What is certain is decided by rules, not by points. */
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

/** Why this booking, in words that staff read beside it. */
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
    isAfter ? '' : `La prenotazione è nata dopo, il ${formatDate(candidate.bookedOn)}`,
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
      return `Pagamento già registrato a mano il ${formatDate(amount.payment.receivedOn)}`
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
