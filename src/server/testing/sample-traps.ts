import { addDays } from '../../domain/dates.ts'
import { isOneSlip } from '../../domain/money/causale.ts'
import type { Candidate } from '../../domain/money/matching-evidence.ts'
import { type Random, randomInt } from '../../domain/random.ts'
import { lineFor, type SampleLine } from './sample-line.ts'
import { firstNames, strangers } from './sample-names.ts'
import { pick, slipped, writeCausale, writeName } from './sample-writing.ts'

const codeOf = ({ reference }: Candidate) => reference?.slice(-4) ?? ''
const depositOf = ({ milestones }: Candidate) => milestones[0] ?? 0

/** Other bookings of the same account, by causale. */
export type Neighbours = ReadonlyMap<string, Candidate>

/** Payments that look like another booking's, which the matching may rarely get wrong. */
export function trapFor(random: Random, own: Candidate, others: Neighbours): SampleLine[] {
  const traps = [
    mistypedIntoAnother,
    paysAsAnother,
    numberOfAStranger,
    sentTwice,
    refund,
    dayInFront,
    namesake,
  ]
  return pick(random, traps)(random, own, others)
}

/** One wrong digit makes the causale that of another booking. */
function mistypedIntoAnother(random: Random, own: Candidate, others: Neighbours): SampleLine[] {
  const near = [...others.values()].filter((other) => isOneSlip(codeOf(own), codeOf(other)))
  const same = near.filter((other) => depositOf(other) === depositOf(own))
  const other = (same.length > 0 ? same : near)[0]
  if (!other) return []
  return [
    lineFor(random, own, addDays(own.bookedOn, 2), {
      kind: 'numero di un altro',
      cents: depositOf(own),
      payer: writeName(random, own.people[0]),
      text: `Ricevuta ${codeOf(other)}`,
    }),
  ]
}

/**
 * Another booking's causale and due amount, from a traveller whose own booking waits for money: undecidable.
 */
function paysAsAnother(random: Random, own: Candidate, others: Neighbours): SampleLine[] {
  const other = pick(random, [...others.values()])
  if (other === own) return []
  const told = {
    kind: 'causale di un altro',
    cents: pick(random, other.milestones),
    payer: writeName(random, own.people[0]),
    text: writeCausale(random, codeOf(other), other),
  }
  const day = addDays([own.bookedOn, other.bookedOn].toSorted()[1] ?? own.bookedOn, 2)
  return [{ ...lineFor(random, own, day, told), truth: [] }]
}

/** A number like a causale and the amount of a booking, but unrelated to us. */
function numberOfAStranger(random: Random, own: Candidate): SampleLine[] {
  const nobody = { firstName: pick(random, firstNames), lastName: pick(random, strangers) }
  const code = codeOf(own)
  const text = pick(random, [
    `Ricevuta fiscale n. ${code}`,
    `ORDINE ${code} MERCE`,
    `Ricevuta ${code} lezioni di piano`,
    `SALDO FATTURA ${code}`,
    `CONTRATTO ${code}`,
    `BONIFICO RICEVUTO ${code.slice(0, 2)}/12/2026`,
    `Ricevuta ${slipped(random, code)}`,
  ])
  const cents = pick(random, [depositOf(own), depositOf(own), randomInt(random, 5_000, 90_000)])
  const payer = writeName(random, nobody)
  const told = { kind: 'numero di estranei', cents, payer, text }
  return [{ ...lineFor(random, own, addDays(own.bookedOn, 4), told), truth: [] }]
}

/** The deposit is sent twice by mistake: the second one must be decided by staff. */
function sentTwice(random: Random, own: Candidate): SampleLine[] {
  if (own.milestones.length < 2) return []
  const told = () => ({
    kind: 'due volte',
    cents: depositOf(own),
    payer: writeName(random, own.people[0]),
    text: writeCausale(random, codeOf(own), own),
  })
  const day = addDays(own.bookedOn, 1)
  return [
    lineFor(random, own, day, told()),
    { ...lineFor(random, own, addDays(day, 2), told()), truth: [] },
  ]
}

/** A refund to a customer with the causale of the booking. */
function refund(random: Random, own: Candidate): SampleLine[] {
  const told = {
    kind: 'rimborso',
    cents: -depositOf(own),
    payer: writeName(random, own.people[0]),
    text: `Rimborso ${own.reference}`,
  }
  return [{ ...lineFor(random, own, addDays(own.bookedOn, 9), told), truth: [] }]
}

/** The bank's own text comes first: dates and amounts that are not a causale. */
function dayInFront(random: Random, own: Candidate): SampleLine[] {
  const cents = depositOf(own)
  const sum = (cents / 100).toFixed(2).replace('.', ',')
  const text = `BONIFICO RICEVUTO 12/10/2026 EUR ${sum} ${writeCausale(random, codeOf(own), own)}`
  const payer = writeName(random, own.people[0])
  return [
    lineFor(random, own, addDays(own.bookedOn, 1), { kind: 'date e somme', cents, payer, text }),
  ]
}

/** A stranger whose name differs by one letter from a customer's, without a causale. */
function namesake(random: Random, own: Candidate): SampleLine[] {
  const [person] = own.people
  // Names that banks truncate or write without accents would be ambiguous.
  if (!person || !/^[A-Za-z' ]{5,15}$/.test(person.lastName)) return []
  const ending = person.lastName.endsWith('i') ? 'o' : 'i'
  const other = { ...person, lastName: person.lastName.slice(0, -1) + ending }
  const payer = writeName(random, other)
  const told = { kind: 'quasi omonimo', cents: depositOf(own), payer, text: 'BONIFICO' }
  return [{ ...lineFor(random, own, addDays(own.bookedOn, 5), told), truth: [] }]
}
