import { describe, expect, it } from 'vitest'
import {
  type BarometerFacts,
  barometerOf,
  barometerState,
  barometerText,
  decisionDay,
  warningDue,
} from './barometer.ts'

const facts = (change: Partial<BarometerFacts> = {}): BarometerFacts => ({
  minimumGroup: 6,
  spotsAvailable: 10,
  booked: 0,
  decision: null,
  ...change,
})
const trip = { startDate: '2027-05-30', tripDays: 10 }

describe('the state of a departure', () => {
  it.each([
    ['on_sale', {}],
    ['on_sale', { booked: 3, spotsAvailable: 7 }],
    ['nearly_confirmed', { booked: 4, spotsAvailable: 6 }],
    ['nearly_confirmed', { booked: 7, spotsAvailable: 3 }],
    ['confirmed', { booked: 4, spotsAvailable: 6, decision: 'confirmed' }],
    ['full', { booked: 10, spotsAvailable: 0 }],
    ['full', { booked: 10, spotsAvailable: 0, decision: 'confirmed' }],
    ['cancelled', { booked: 10, spotsAvailable: 0, decision: 'cancelled' }],
  ] as const)('is %s with %o', (state, change) => {
    expect(barometerState(facts(change))).toBe(state)
  })

  it('is not nearly certain where nobody has booked, however small the minimum', () => {
    expect(barometerState(facts({ minimumGroup: 2 }))).toBe('on_sale')
  })

  it('tells a full departure that is confirmed from one that is not', () => {
    const full = { booked: 10, spotsAvailable: 0 }
    expect(barometerOf(facts(full), trip).isConfirmed).toBe(false)
    expect(barometerOf(facts({ ...full, decision: 'confirmed' }), trip).isConfirmed).toBe(true)
  })
})

describe('the last day on which the agency may withdraw', () => {
  it.each([
    [14, '2027-05-10'],
    [7, '2027-05-10'],
    [6, '2027-05-23'],
    [2, '2027-05-23'],
    [1, '2027-05-28'],
  ])('for a trip of %i days is %s', (days, day) => {
    expect(decisionDay('2027-05-30', days)).toBe(day)
  })
})

describe('the warning to staff', () => {
  it.each([
    ['2027-04-29', undefined],
    ['2027-04-30', 30],
    ['2027-05-07', 30],
    ['2027-05-08', 22],
    ['2027-05-29', 22],
    ['2027-05-30', undefined],
    ['2027-06-02', undefined],
  ])('on %s is %s', (today, due) => {
    expect(warningDue('2027-05-30', today)).toBe(due)
  })
})

describe('what a traveller reads', () => {
  const today = '2027-05-10'
  const said = (change: Partial<BarometerFacts>, reading: object = {}) =>
    barometerText(barometerOf(facts(change), trip), { today, ...reading })

  it('names how many are missing and until when it is decided', () => {
    expect(said({})).toBe('In vendita: si parte da 6 persone.')
    expect(said({ booked: 4 })).toBe('Quasi confermata: mancano 2 persone.')
    expect(said({ booked: 5 })).toBe('Quasi confermata: manca 1 persona.')
    expect(said({ booked: 7 })).toBe(
      "Quasi confermata: il gruppo c'è, la confermiamo entro il 10/05/2027.",
    )
    expect(said({ booked: 10, spotsAvailable: 0 })).toBe(
      'Al completo: la confermiamo entro il 10/05/2027.',
    )
  })

  it('names no day that has passed', () => {
    const late = { today: '2027-05-11' }
    expect(said({ booked: 10, spotsAvailable: 0 }, late)).toBe(
      'Al completo: la confermiamo a giorni.',
    )
    expect(said({ booked: 7 }, late)).toBe(
      "Quasi confermata: il gruppo c'è, la confermiamo a giorni.",
    )
  })

  it.each([
    ['paid', "Confermata: puoi comprare i treni per l'aeroporto."],
    ['declared', 'La partenza è confermata: la tua prenotazione lo è appena arriva il bonifico.'],
    ['unpaid', 'La partenza è confermata: per la tua prenotazione manca il pagamento.'],
    ['anyone', 'Partenza confermata.'],
  ] as const)('says to somebody %s what a confirmation is good for', (reader, text) => {
    expect(said({ booked: 7, decision: 'confirmed' }, { reader })).toBe(text)
    expect(said({ booked: 9, spotsAvailable: 0, decision: 'confirmed' }, { reader })).toBe(
      `Al completo. ${text}`,
    )
  })
})
