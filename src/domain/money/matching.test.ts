import { describe, expect, it } from 'vitest'
import { createMatcher, type MatchedLine } from './matching.ts'
import type { Candidate } from './matching-evidence.ts'

const account = 'IT60X0542811101000000123456'
const otherAccount = 'IT40S0542811101000000123457'

let count = 0
function booking(change: Partial<Candidate> = {}): Candidate {
  count += 1
  return {
    bookingId: `${String(count).padStart(8, '0')}-0000-4000-8000-000000000000`,
    reference: 'Ricevuta 1234',
    account,
    people: [{ firstName: 'Giulia', lastName: 'Rossi' }],
    destination: 'Tokyo e Kyoto',
    bookedOn: '2026-10-01',
    paidCents: 0,
    milestones: [96_000, 240_000],
    depositDone: false,
    isOpen: true,
    isDeclared: false,
    recorded: [],
    ...change,
  }
}

function line(change: Partial<MatchedLine> = {}): MatchedLine {
  return {
    date: '2026-10-05',
    amountCents: 96_000,
    payer: 'ROSSI GIULIA',
    payerIban: null,
    text: 'RICEVUTA 1234',
    ...change,
  }
}

const propose = (candidates: Candidate[], one: MatchedLine) =>
  createMatcher(candidates).propose(one, account)

describe('booked without a hand', () => {
  it.each<[string, Partial<MatchedLine>]>([
    ['causale and deposit', {}],
    ['causale and everything at once', { amountCents: 240_000 }],
    ['somebody else pays with the right causale and amount', { payer: 'ZANETTI UGO' }],
    ['letters for digits', { text: 'Ricevuta I23A'.replace('A', '4') }],
    ['one digit wrong, with name and amount', { text: 'Ricevuta 1284' }],
    ['no causale, but name and amount', { text: 'ACCONTO VIAGGIO TOKYO' }],
    ['a bank fee taken off, with causale and name', { amountCents: 95_000 }],
    ['the name only in the text', { payer: '', text: 'Bonifico da Giulia Rossi per ric. 1234' }],
  ])('%s', (_title, change) => {
    const one = booking()
    const { automatic, allocations, reasons } = propose([one], line(change))
    expect(automatic).toBe(true)
    expect(allocations).toEqual([{ bookingId: one.bookingId, cents: change.amountCents ?? 96_000 }])
    expect(reasons.length).toBeGreaterThan(0)
  })

  it('says of each share that it is exact, and of too much by how much', () => {
    const one = booking({ milestones: [51_600, 129_000] })
    const other = booking({ reference: 'Ricevuta 5678', milestones: [51_600, 129_000] })
    const text = 'RICEVUTA 1234 E RICEVUTA 5678'
    const { reasons } = propose([one, other], line({ amountCents: 103_200, text }))
    expect(reasons.filter((reason) => reason === 'Importo esatto: acconto')).toHaveLength(2)
    expect(reasons.join(' ')).not.toContain('mancano')
    const large = booking({ milestones: [103_200, 258_000] })
    const { ranked } = propose([large], line({ amountCents: 110_000 }))
    expect(ranked[0]?.reasons).toContain("68 € in più dell'importo atteso (acconto)")
  })

  it('one transfer for two bookings whose deposits add up', () => {
    const two = [booking(), booking({ reference: 'Ricevuta 5678', milestones: [80_000, 200_000] })]
    const { allocations } = propose(
      two,
      line({ amountCents: 176_000, text: 'Ricevute 1234 e 5678' }),
    )
    expect(allocations.map(({ cents }) => cents)).toEqual([96_000, 80_000])
  })

  it('one of two own bookings, by its causale', () => {
    const [first, second] = [booking(), booking({ reference: 'Ricevuta 7777' })]
    expect(propose([first, second], line()).allocations[0]?.bookingId).toBe(first.bookingId)
  })

  it('for friends whose deposit came from the same account, though the payer travels elsewhere too', () => {
    const payerIban = 'IT27H0300203280123456789012'
    const friends = booking({ people: [{ firstName: 'Ugo', lastName: 'Neri' }] })
    const own = booking({ reference: 'Ricevuta 7777', milestones: [70_000, 175_000] })
    const known = createMatcher([friends, own], [[payerIban, friends.bookingId]])
    expect(known.propose(line({ payerIban }), account).automatic).toBe(true)
    expect(propose([friends, own], line({ payerIban })).automatic).toBe(false)
  })

  it('what was booked counts for the lines after it', () => {
    const matcher = createMatcher([booking()])
    const first = matcher.propose(line(), account)
    matcher.book(line(), first.allocations)
    const again = matcher.propose(line(), account)
    expect(again.automatic).toBe(false)
    expect(matcher.propose(line({ amountCents: 144_000 }), account).reasons).toContain(
      'Importo esatto: saldo',
    )
  })

  it.each([
    ['the balance', 144_000],
    ['the deposit', 96_000],
    ['everything', 240_000],
  ])('%s of a booking that is paid says that it has come before', (_title, amountCents) => {
    const paid = booking({ paidCents: 240_000, depositDone: true, isOpen: false })
    const { automatic, ranked } = propose([paid], line({ amountCents }))
    expect(automatic).toBe(false)
    expect(ranked[0]?.reasons).toContain(
      'Importo uguale a quanto già versato: forse inviato due volte',
    )
  })

  it('money that staff had written down is not counted again', () => {
    const recorded = [{ paymentId: 'p1', cents: 96_000, receivedOn: '2026-10-06' }]
    const one = booking({ paidCents: 96_000, depositDone: true, recorded })
    const { automatic, allocations } = propose([one], line())
    expect(automatic).toBe(true)
    expect(allocations).toEqual([{ bookingId: one.bookingId, cents: 96_000, paymentId: 'p1' }])
  })
})

describe('left to a person', () => {
  it.each<[string, Candidate[], Partial<MatchedLine>]>([
    ['too much', [booking()], { amountCents: 250_000 }],
    [
      'the causale of a stranger with another amount',
      [booking()],
      { payer: 'ZANETTI UGO', amountCents: 5_000 },
    ],
    [
      'a stranger with a number and the amount by chance',
      [booking()],
      { payer: 'ZANETTI UGO', text: 'FATTURA 1234' },
    ],
    ['a namesake who pays the rent', [booking()], { text: 'affitto di ottobre' }],
    [
      'a namesake with a text that says nothing of a trip',
      [booking()],
      { text: 'per il pianoforte' },
    ],
    ['two slips in the causale', [booking()], { text: 'Ricevuta 1298' }],
    ['a slip without the name', [booking()], { text: 'Ricevuta 1284', payer: 'ZANETTI UGO' }],
    [
      'two bookings of one name and amount',
      [booking(), booking({ reference: 'Ricevuta 9999' })],
      { text: 'acconto' },
    ],
    [
      'a slip that hits the causale of somebody else',
      [
        booking({ reference: 'Ricevuta 1284' }),
        booking({ people: [{ firstName: 'Ugo', lastName: 'Neri' }] }),
      ],
      {},
    ],
    ['a booking that is no longer open', [booking({ isOpen: false })], {}],
    [
      'money older than the booking, from a stranger',
      [booking({ bookedOn: '2026-10-09' })],
      { payer: 'ZANETTI UGO' },
    ],
    [
      'two causali and a sum that fits neither',
      [booking(), booking({ reference: 'Ricevuta 5678' })],
      { text: 'ricevute 1234 e 5678', amountCents: 100_000 },
    ],
    ['money that goes out', [booking()], { amountCents: -96_000 }],
    [
      'the causale and amount of a stranger, while the payer waits to pay something else',
      [
        booking({ people: [{ firstName: 'Ugo', lastName: 'Neri' }] }),
        booking({ reference: 'Ricevuta 7777', milestones: [70_000, 175_000] }),
      ],
      {},
    ],
    [
      'a payer who is nearly one traveller and letter by letter another',
      [
        booking({ people: [{ firstName: 'Giulia', lastName: 'Rosso' }] }),
        booking({ reference: 'Ricevuta 7777', milestones: [70_000, 175_000] }),
      ],
      {},
    ],
    [
      'two causali of strangers, while the payer waits to pay something else',
      [
        booking({ people: [{ firstName: 'Ugo', lastName: 'Neri' }] }),
        booking({ reference: 'Ricevuta 5678', people: [{ firstName: 'Eva', lastName: 'Serra' }] }),
        booking({ reference: 'Ricevuta 7777', milestones: [70_000, 175_000] }),
      ],
      { text: 'ricevute 1234 e 5678', amountCents: 192_000 },
    ],
    [
      'what staff wrote down for a stranger, while the payer waits to pay something else',
      [
        booking({
          people: [{ firstName: 'Ugo', lastName: 'Neri' }],
          paidCents: 96_000,
          depositDone: true,
          recorded: [{ paymentId: 'p1', cents: 96_000, receivedOn: '2026-10-05' }],
        }),
        booking({ reference: 'Ricevuta 7777', milestones: [70_000, 175_000] }),
      ],
      {},
    ],
  ])('%s', (_title, candidates, change) => {
    const { automatic, allocations, reasons } = propose(candidates, line(change))
    expect({ automatic, allocations }).toEqual({ automatic: false, allocations: [] })
    expect(reasons.length).toBeGreaterThan(0)
  })
})

describe('two accounts', () => {
  it('the same four digits are told apart by the account', () => {
    const [here, there] = [booking(), booking({ account: otherAccount })]
    expect(propose([there, here], line({ payer: '' })).allocations[0]?.bookingId).toBe(
      here.bookingId,
    )
    expect(
      createMatcher([there, here]).propose(line({ payer: '' }), otherAccount).allocations[0]
        ?.bookingId,
    ).toBe(there.bookingId)
  })

  it('a payer known from the other account is not booked to a stranger here', () => {
    const here = booking({ people: [{ firstName: 'Ugo', lastName: 'Neri' }] })
    const there = booking({ account: otherAccount })
    expect(propose([here, there], line()).automatic).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ["D'Angelo", 'Nicolò', "NICOLO' DANGELO"],
    ['De Luca', 'Maria', 'DE LUCA MARIA'],
    ['Papadopoulou Christodoulopoulos', 'Maddalena', 'MADDALENA PAPADOPOULOU CHRISTODOUL'],
    ['Müller', 'Zoë', 'MUELLER ZOE'],
    ['Rossi Bianchi', 'Anna', 'ROSSI ANNA'],
    ['Esposito', 'Carmela', 'ESPOSITO CARMELLA'],
    ['Conti', 'Noè', 'NERI UGO E CONTI NOE'],
  ])('%s %s is %j', (lastName, firstName, payer) => {
    const one = booking({ people: [{ firstName, lastName }] })
    expect(propose([one], line({ payer, text: 'acconto viaggio' })).automatic).toBe(true)
  })

  it.each([['ROSSO GIULIA'], ['G. ROSSI'], ['ROSI GIULIA']])(
    'without a causale a name that is only nearly right is not enough: %s',
    (payer) => {
      const candidates = [booking()]
      expect(propose(candidates, line({ payer, text: 'BONIFICO' })).automatic).toBe(false)
      expect(propose(candidates, line({ payer })).automatic).toBe(true)
    },
  )

  it('a causale that is one slip away from a booking of the payer’s surname is left to a person', () => {
    const own = booking({ reference: 'Ricevuta 1235' })
    const other = booking({ people: [{ firstName: 'Anna', lastName: 'Neri' }] })
    expect(propose([own, other], line({ payer: 'ROSSI MARIO' })).automatic).toBe(false)
    expect(propose([own, other], line({ payer: 'ZANETTI MARIO' })).automatic).toBe(true)
  })

  it('a surname alone is not enough', () => {
    const { automatic, ranked } = propose(
      [booking()],
      line({ payer: 'ROSSI UGO', text: 'acconto' }),
    )
    expect(automatic).toBe(false)
    expect(ranked).toEqual([])
  })
})
