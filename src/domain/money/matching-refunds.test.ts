import { expect, it } from 'vitest'
import { type Refundable, rankRefunds } from './matching-refunds.ts'

const refundable = (change: Partial<Refundable> = {}): Refundable => ({
  bookingId: '1a2b3c4d-0000-4000-8000-000000000000',
  reference: 'Ricevuta 1234',
  people: [{ firstName: 'Giulia', lastName: 'Rossi' }],
  owedCents: 51_600,
  recorded: [],
  ...change,
})

const line = (text: string, cents: number) => ({
  date: '2026-11-10',
  amountCents: -cents,
  payer: '',
  payerIban: null,
  text,
})

it.each<[string, string, number, Partial<Refundable>, string[]]>([
  [
    'code and amount',
    'RIMBORSO 1A2B3C4D',
    51_600,
    {},
    ['Codice prenotazione 1A2B3C4D nel testo', 'È quanto va rimborsato'],
  ],
  [
    'causale and amount',
    'RIMBORSO RICEVUTA 1234',
    51_600,
    {},
    ['Causale «Ricevuta 1234» nel testo', 'È quanto va rimborsato'],
  ],
  [
    'name and amount',
    'BONIFICO A FAVORE DI ROSSI GIULIA',
    51_600,
    {},
    ['È quanto va rimborsato', 'Giulia Rossi nel testo'],
  ],
  [
    'a refund written down',
    'RIMBORSO 1A2B3C4D',
    30_000,
    { owedCents: 0, recorded: [30_000] },
    ['Codice prenotazione 1A2B3C4D nel testo', 'È il rimborso già registrato a mano'],
  ],
  [
    'a part of what is owed',
    'RIMBORSO 1A2B3C4D',
    30_000,
    {},
    ['Codice prenotazione 1A2B3C4D nel testo', 'Parte di 516 € da rimborsare'],
  ],
])('an outgoing line is put to its booking by %s', (_by, text, cents, change, reasons) => {
  const [found] = rankRefunds(line(text, cents), [refundable(change)])
  expect(found).toMatchObject({ reasons, allocation: { cents } })
})

it.each([
  ['a fee', 'COMMISSIONI BONIFICO', 150],
  ['only the surname', 'FATTURA ROSSI SRL', 90_000],
])('%s is put to nobody', (_what, text, cents) => {
  expect(rankRefunds(line(text, cents), [refundable()])).toEqual([])
})
