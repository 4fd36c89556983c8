import { bookingReference } from '../booking/bookings.ts'
import { type Cents, formatEuro } from '../money.ts'
import { readBookingCodes, readReferences } from './causale.ts'
import type { MatchedLine } from './matching.ts'
import type { RankedCandidate } from './matching-proposal.ts'
import { knownName, matchName, type Person, payerWords } from './payer-names.ts'

/** A booking with a refund due, or with one recorded by hand that no statement line has confirmed yet. */
export type Refundable = {
  bookingId: string
  /** The whole causale, 'Ricevuta 1234'. */
  reference: string | null
  people: readonly Person[]
  owedCents: Cents
  /** Refunds recorded by staff that no statement line has confirmed yet. */
  recorded: readonly Cents[]
}

const shown = 6
const worthShowing = 40

/** Ranks the bookings an outgoing line may refund: by code or causale, by name, by the amount owed. */
export function rankRefunds(
  line: MatchedLine,
  refundables: readonly Refundable[],
): RankedCandidate[] {
  const cents = -line.amountCents
  const codes = readBookingCodes(line.text)
  const digits = readReferences(line.text).map((reading) => reading.digits)
  const payer = payerWords(line.payer, line.text)
  return refundables
    .map((one) => {
      const facts = [
        referenceFact(one, codes, digits),
        amountFact(one, cents),
        nameFact(one.people, payer),
      ]
      return {
        bookingId: one.bookingId,
        score: facts.reduce((sum, { points }) => sum + points, 0),
        reasons: facts.map(({ reason }) => reason).filter((reason) => reason !== ''),
        allocation: { bookingId: one.bookingId, cents },
      }
    })
    .filter(({ score }) => score >= worthShowing)
    .toSorted((a, b) => b.score - a.score || (a.bookingId < b.bookingId ? -1 : 1))
    .slice(0, shown)
}

type Fact = { points: number; reason: string }
const nothing: Fact = { points: 0, reason: '' }

function referenceFact(one: Refundable, codes: string[], digits: string[]): Fact {
  const code = bookingReference(one.bookingId)
  if (codes.includes(code)) return { points: 50, reason: `Codice prenotazione ${code} nel testo` }
  const own = /(\d{4})$/.exec(one.reference ?? '')?.[1]
  return own && digits.includes(own)
    ? { points: 40, reason: `Causale «${one.reference}» nel testo` }
    : nothing
}

function amountFact({ recorded, owedCents }: Refundable, cents: Cents): Fact {
  if (recorded.includes(cents)) {
    return { points: 30, reason: 'È il rimborso già registrato a mano' }
  }
  if (cents === owedCents) return { points: 30, reason: 'È quanto va rimborsato' }
  return cents < owedCents
    ? { points: 10, reason: `Parte di ${formatEuro(owedCents)} da rimborsare` }
    : nothing
}

function nameFact(people: readonly Person[], payer: ReturnType<typeof payerWords>): Fact {
  const named = people.find((person) => matchName(knownName(person), payer) === 'full')
  if (named) return { points: 30, reason: `${named.firstName} ${named.lastName} nel testo` }
  const last = people.find((person) => matchName(knownName(person), payer) === 'last')
  return last ? { points: 12, reason: `Stesso cognome: ${last.lastName}` } : nothing
}
