import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../random.ts'
import {
  adminLinkDefaults,
  adminToken,
  autoLinkDates,
  autoToken,
  bookingLinkAddress,
  bookingSourceOf,
  dateBasedReuse,
  dateBasedToken,
  defaultSpecialNotes,
  ibanBasedReuse,
  type LinkKind,
  linkExpiry,
  linkReference,
  linkState,
  linkToken,
  verificationLinkAddress,
} from './links.ts'
import { linkDatesSchema, percentageSchema, priceSchema, tripIdSchema } from './links-schema.ts'

const now = new Date('2026-11-15T10:20:30.400Z')

describe('tokens', () => {
  it('of date-based links are book_, a timestamp and a random part', () => {
    expect(dateBasedToken(now, seededRandom('a'))).toMatch(
      new RegExp(`^book_${now.getTime()}_[a-z0-9]{16}$`),
    )
  })

  it('of automatic links have 12 random characters', () => {
    expect(autoToken(seededRandom('a'))).toMatch(/^[a-z0-9]{12}$/)
    expect(linkToken('auto', now, seededRandom('a'))).toBe(autoToken(seededRandom('a')))
  })

  it('of the administrators cannot be guessed', () => {
    expect(adminToken(seededRandom('a'))).toMatch(/^[a-z0-9]{24}$/)
    expect(adminToken(seededRandom('a'))).not.toBe(adminToken(seededRandom('b')))
    expect(linkToken('iban', now, seededRandom('a'))).toHaveLength(24)
    expect(linkToken('date', now, seededRandom('a'))).toMatch(/^book_/)
  })
})

describe('expiry', () => {
  test.each<[LinkKind, string]>([
    ['date', '2126-11-15T10:20:30.400Z'],
    ['iban', '2026-12-15T10:20:30.400Z'],
    ['admin', '2026-12-15T10:20:30.400Z'],
    ['auto', '2026-12-15T10:20:30.400Z'],
  ])('of a link of kind %s is %s', (kind, expected) => {
    expect(linkExpiry(kind, now).toISOString()).toBe(expected)
  })

  test.each([
    ['2026-11-15T10:20:30.399Z', 'expired'],
    ['2026-11-15T10:20:30.400Z', 'valid'],
    ['2026-11-15T10:20:30.401Z', 'valid'],
    ['2020-01-01T00:00:00Z', 'expired'],
    [null, 'valid'],
  ])('%s is %s', (expiresAt, state) => {
    expect(linkState({ expiresAt }, now)).toBe(state)
  })
})

describe('reuse', () => {
  it('matches trip and start date in the date-based generator, price 0 only', () => {
    expect(dateBasedReuse('la-vegas', '2027-05-01')).toEqual({
      travelIds: expect.arrayContaining(['losAngeles-lasVegas', 'la-vegas']),
      startDate: '2027-05-01',
      price: 0,
    })
  })

  it('matches trip, start date, IBAN and payment type in the IBAN-based one', () => {
    expect(ibanBasedReuse('grecia', '2027-05-01', 'iban-1', 'full')).toEqual({
      travelIds: expect.arrayContaining(['grecia']),
      startDate: '2027-05-01',
      ibanId: 'iban-1',
      paymentType: 'full',
    })
  })
})

describe('what a link says', () => {
  test.each([
    ['2026-11-15', '2027-01-15', '2027-01-22'],
    ['2026-12-31', '2027-02-28', '2027-03-07'],
  ])('made automatically on %s: from %s to %s', (today, startDate, endDate) => {
    expect(autoLinkDates(today)).toEqual({ startDate, endDate })
  })

  test.each<[LinkKind, string]>([
    ['date', 'link'],
    ['iban', 'admin_link'],
    ['admin', 'admin_link'],
    ['auto', 'admin_link'],
  ])('a booking from a link of kind %s has the source %s', (kind, source) => {
    expect(bookingSourceOf(kind)).toBe(source)
  })

  it('has a hash address', () => {
    expect(bookingLinkAddress('https://ondalta.example', 'book_1_a')).toBe(
      'https://ondalta.example/#/prenotazione/book_1_a',
    )
    expect(bookingLinkAddress('https://ondalta.example/', 'x')).toBe(
      'https://ondalta.example/#/prenotazione/x',
    )
    expect(verificationLinkAddress('https://ondalta.example', 'x')).toBe(
      'https://ondalta.example/#/passport-verification?token=x',
    )
  })

  it('has its defaults and its short reference', () => {
    expect(defaultSpecialNotes(6)).toBe('6 posti disponibili')
    expect(adminLinkDefaults).toEqual({
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      paymentType: 'deposit',
    })
    expect(linkReference('a1b2c3d4-e5f6-4789-8abc-def012345678')).toBe('A1B2C3')
  })
})

describe('what the link forms accept', () => {
  it('takes any name of a trip and keeps the canonical one', () => {
    expect(tripIdSchema.parse('new-york-miami')).toBe('newyork-miami')
    expect(tripIdSchema.parse('creta-a-piedi')).toBe('creta-a-piedi')
    for (const noName of ['', ' ', 'due parole', '../etc', 'x'.repeat(81)]) {
      expect(tripIdSchema.safeParse(noName).error?.issues[0]?.message).toBe('Viaggio sconosciuto')
    }
  })

  test.each([
    [0, true],
    [40, true],
    [100, true],
    [-1, false],
    [101, false],
    ['40', false],
    [Number.NaN, false],
  ])('percentage %s: %s', (value, expected) => {
    expect(percentageSchema.safeParse(value).success).toBe(expected)
  })

  test.each([
    [0, true],
    [240_000, true],
    [-1, false],
    [10.5, false],
    [Number.POSITIVE_INFINITY, false],
  ])('price %s: %s', (value, expected) => {
    expect(priceSchema.safeParse(value).success).toBe(expected)
  })

  it('wants the return not before the departure', () => {
    expect(
      linkDatesSchema.safeParse({ startDate: '2027-05-01', endDate: '2027-05-01' }).success,
    ).toBe(true)
    expect(
      linkDatesSchema.safeParse({ startDate: '2027-05-01', endDate: '2027-04-30' }).success,
    ).toBe(false)
    expect(
      linkDatesSchema.safeParse({ startDate: '2027-02-30', endDate: '2027-04-30' }).success,
    ).toBe(false)
  })
})
