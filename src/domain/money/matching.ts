import { bookingReference } from '../booking/bookings.ts'
import type { IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { oneSlipAway, readBookingCodes, readReferences } from './causale.ts'
import {
  type Candidate,
  codeOf,
  type Evidence,
  evidenceOf,
  type LineFacts,
  openCents,
  reasonsOf,
  scoreOf,
} from './matching-evidence.ts'
import type { Allocation, Proposal, RankedCandidate } from './matching-proposal.ts'
import { decide } from './matching-rules.ts'
import { type KnownName, knownName, nameKeys, payerKeys, payerWords } from './payer-names.ts'
import { afterShare, type OpenShare, shareMeant } from './share-meant.ts'
import type { StatementLine } from './statements.ts'

export type MatchedLine = Pick<
  StatementLine,
  'date' | 'amountCents' | 'payer' | 'payerIban' | 'text'
>

export type Matcher = {
  propose: (line: MatchedLine, account: string) => Proposal
  /** Records an assignment, so that later lines take it into account. */
  book: (line: MatchedLine, allocations: readonly Allocation[]) => void
  /** What a booking has received so far, including the assignments recorded here. */
  paidCents: (bookingId: string) => Cents
}

const shown = 6
const worthShowing = 24

type Filed = { candidate: Candidate; names: KnownName[] }

/** Matches lines to bookings. Uses no clock and no database, so the same lines always give the same result. */
export function createMatcher(
  candidates: Iterable<Candidate>,
  seenIbans: Iterable<readonly [iban: string, bookingId: string]> = [],
): Matcher {
  const files = fileCandidates(candidates)
  const ibans = new Map<string, Set<string>>()
  for (const [iban, bookingId] of seenIbans) remember(ibans, iban, bookingId)

  return {
    propose: (line, account) => {
      if (line.amountCents <= 0) return outgoing()
      const facts = factsOf(line, account)
      const evidence = gather(files, facts, ibans)
      const decision = decide(facts, evidence)
      return { ...decision, ranked: rank(evidence, line.amountCents) }
    },
    book: (line, allocations) => {
      for (const { bookingId, cents, paymentId } of allocations) {
        const filed = files.byId.get(bookingId)
        if (filed) filed.candidate = afterPayment(filed.candidate, line, { cents, paymentId })
        if (line.payerIban) remember(ibans, line.payerIban, bookingId)
      }
    },
    paidCents: (bookingId) => files.byId.get(bookingId)?.candidate.paidCents ?? 0,
  }
}

/** Outgoing money is a refund or a cost; a person always decides. */
function outgoing(): Proposal {
  const reasons = ['Uscita: da collegare a mano, se è un rimborso']
  return { allocations: [], automatic: false, reasons, ranked: [] }
}

function factsOf(line: MatchedLine, account: string): LineFacts {
  return {
    cents: line.amountCents,
    date: line.date,
    account,
    text: line.text,
    readings: readReferences(line.text),
    codes: readBookingCodes(line.text),
    payer: payerWords(line.payer, line.text),
    payerIban: line.payerIban,
  }
}

type Files = {
  byId: Map<string, Filed>
  byCode: Map<string, Set<Filed>>
  byBookingCode: Map<string, Set<Filed>>
  byName: Map<string, Set<Filed>>
}

function fileCandidates(candidates: Iterable<Candidate>): Files {
  const files: Files = {
    byId: new Map(),
    byCode: new Map(),
    byBookingCode: new Map(),
    byName: new Map(),
  }
  for (const candidate of candidates) {
    const filed = { candidate, names: candidate.people.map(knownName) }
    files.byId.set(candidate.bookingId, filed)
    remember(files.byBookingCode, bookingReference(candidate.bookingId), filed)
    const code = codeOf(candidate)
    if (code) remember(files.byCode, code, filed)
    for (const key of new Set(filed.names.flatMap(nameKeys))) remember(files.byName, key, filed)
  }
  return files
}

function remember<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}

/** The evidence for each booking; bookings without any are left out. */
function gather(files: Files, facts: LineFacts, ibans: Map<string, Set<string>>): Evidence[] {
  const paidBefore = facts.payerIban ? ibans.get(facts.payerIban) : undefined
  const weigh = ({ candidate, names }: Filed) =>
    evidenceOf(candidate, names, facts, paidBefore?.has(candidate.bookingId) ?? false)
  const named = [
    ...facts.readings.map(({ digits }) => files.byCode.get(digits)),
    ...facts.codes.map((code) => files.byBookingCode.get(code)),
    ...[...payerKeys(facts.payer)].map((key) => files.byName.get(key)),
    ...[...(paidBefore ?? [])].map((id) => new Set([files.byId.get(id)].filter((one) => !!one))),
  ]
  const found = new Set(named.flatMap((filed) => [...(filed ?? [])]))
  const evidence = [...found].map(weigh)
  // Typing errors are searched for only if the causale as written is not clearly right.
  if (!evidence.some(isPlain)) {
    const near = facts.readings
      .filter(({ kind }) => kind !== 'bare')
      .flatMap(({ digits }) => oneSlipAway(digits))
      .flatMap((code) => [...(files.byCode.get(code) ?? [])])
    evidence.push(...[...new Set(near)].filter((filed) => !found.has(filed)).map(weigh))
  }
  return evidence.filter(({ reference, name, knowsIban }) => reference || name || knowsIban)
}

function isPlain({ reference, amount, name, sameAccount, isAfter }: Evidence): boolean {
  return (
    reference?.kind === 'clear' &&
    amount.kind === 'exact' &&
    name === 'full' &&
    sameAccount &&
    isAfter
  )
}

function rank(evidence: readonly Evidence[], cents: Cents): RankedCandidate[] {
  return evidence
    .map((one) => ({ one, score: scoreOf(one) }))
    .filter(({ score }) => score >= worthShowing)
    .toSorted((a, b) => b.score - a.score || compareIds(a.one, b.one))
    .slice(0, shown)
    .map(({ one, score }) => ({
      bookingId: one.candidate.bookingId,
      score,
      reasons: reasonsOf(one),
      allocation: suggested(one, cents),
    }))
}

const compareIds = (a: Evidence, b: Evidence) =>
  a.candidate.bookingId < b.candidate.bookingId ? -1 : 1

/** Suggests at most the booking's unpaid amount; the rest of the line stays unassigned. */
function suggested({ candidate, amount }: Evidence, cents: Cents): Allocation {
  const { bookingId } = candidate
  if (amount.kind === 'recorded') return { bookingId, cents, paymentId: amount.payment.paymentId }
  const open = openCents(candidate)
  return { bookingId, cents: open > 0 ? Math.min(cents, open) : cents }
}

function afterPayment(
  candidate: Candidate,
  line: MatchedLine,
  { cents, paymentId }: Pick<Allocation, 'cents' | 'paymentId'>,
): Candidate {
  if (paymentId !== undefined) {
    const recorded = candidate.recorded.filter((payment) => payment.paymentId !== paymentId)
    return { ...candidate, recorded }
  }
  const paidCents = candidate.paidCents + cents
  const total = candidate.milestones.at(-1) ?? 0
  return {
    ...candidate,
    ...(candidate.shares ? { shares: sharesAfter(candidate, candidate.shares, line, cents) } : {}),
    paidCents,
    depositDone: candidate.depositDone || paidCents >= (candidate.milestones[0] ?? 0),
    isOpen: candidate.isOpen && paidCents < total,
  }
}

function sharesAfter(
  { reference }: Candidate,
  shares: readonly OpenShare[],
  { text, payer }: MatchedLine,
  cents: Cents,
): OpenShare[] {
  const paid = shareMeant(shares, reference, { text, payer: payerWords(payer, text), cents })
  return shares.map((share) => (share === paid ? afterShare(share, cents) : share))
}

/** Sorts lines by date; lines of one day keep the order of the file. */
export function byDate<Line extends { date: IsoDate }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
