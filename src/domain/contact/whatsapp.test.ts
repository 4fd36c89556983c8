import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  buildWhatsAppUrl,
  destinationOf,
  enquiryMessage,
  funnelPrefix,
  isAssignedNumberFresh,
  leadEvent,
  numberToUse,
  parseAssignedNumber,
  redirectTimings,
  whatsAppMessages,
  whatsAppTexts,
} from './whatsapp.ts'
import {
  appendLog,
  emptyPopupStats,
  emptyStats,
  recordClick,
  recordPopupBlocked,
  type WhatsAppLogEntry,
} from './whatsapp-records.ts'

const now = new Date('2026-11-15T10:00:00Z')

describe('the assigned number', () => {
  const assigned = (age: number) => ({
    number: '390000000001',
    timestamp: now.getTime() - age,
    sessionId: 's',
  })

  test.each([
    [0, true],
    [3_599_999, true],
    [3_600_000, false],
    [86_400_000, false],
    [-1000, false],
  ])('after %i ms is fresh: %s', (age, fresh) => {
    expect(isAssignedNumberFresh(assigned(age), now)).toBe(fresh)
    expect(numberToUse(assigned(age), '390000000002', now)).toBe(
      fresh ? '390000000001' : '390000000002',
    )
  })

  it('gives way to the fallback when there is none', () => {
    expect(numberToUse(null, '390000000002', now)).toBe('390000000002')
  })

  test.each([
    [
      '{"number":"39","timestamp":5,"sessionId":"s"}',
      { number: '39', timestamp: 5, sessionId: 's' },
    ],
    ['{"number":"39","timestamp":5}', { number: '39', timestamp: 5, sessionId: '' }],
    ['{"number":"","timestamp":5}', null],
    ['{"number":39,"timestamp":5}', null],
    ['{"number":"39","timestamp":"5"}', null],
    ['null', null],
    ['5', null],
    ['[]', null],
    ['{', null],
    [null, null],
  ])('stored as %s reads as %j', (stored, expected) => {
    expect(parseAssignedNumber(stored)).toEqual(expected)
  })
})

describe('the link', () => {
  test.each([
    ['+39 000 000 0000', 'Ciao', 'https://wa.me/390000000000?text=Ciao'],
    [
      '39-000',
      'Perché no? Sì & subito',
      'https://wa.me/39000?text=Perch%C3%A9%20no%3F%20S%C3%AC%20%26%20subito',
    ],
    ['39', 'riga 1\nriga 2', 'https://wa.me/39?text=riga%201%0Ariga%202'],
    ['39', '', 'https://wa.me/39?text='],
  ])('to %s with "%s"', (number, message, url) => {
    expect(buildWhatsAppUrl(number, message)).toBe(url)
  })

  it('can be built from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(buildWhatsAppUrl('39', message)).toMatch(/^https:\/\/wa\.me\/39\?text=[^\s&#]*$/)
      }),
    )
    expect(buildWhatsAppUrl('39', 'a\ud83db')).toBe('https://wa.me/39?text=ab')
  })
})

describe('the destination in a message', () => {
  test.each([
    ['Mi interessa il viaggio a Tokyo e Kyoto, per agosto', 'Tokyo e Kyoto'],
    ['viaggio a Bali, Singapore, ecc.', 'Bali'],
    ['Un viaggio a Dubai', 'Unknown Destination'],
    ['Ciao!', 'Unknown Destination'],
    ['viaggio a ,', 'Unknown Destination'],
    ['viaggio a  ,', 'Unknown Destination'],
  ])('%s: %s', (message, destination) => {
    expect(destinationOf(message)).toBe(destination)
  })

  it('is found in the messages that the site writes', () => {
    const enquiry = enquiryMessage({
      destination: 'Tokyo e Kyoto',
      startDate: '2027-08-05',
      endDate: '2027-08-14',
      days: 10,
      airport: 'Milano Malpensa',
    })
    expect(enquiry).toBe(
      'Ciao! Mi interessa il viaggio a Tokyo e Kyoto, per le date 05/08/2027 - 14/08/2027 (10 giorni / 9 notti), con partenza da Milano Malpensa. Vorrei ricevere maggiori informazioni.',
    )
    for (const message of [
      enquiry,
      whatsAppMessages.trip('Tokyo e Kyoto'),
      whatsAppMessages.payment('Tokyo e Kyoto', 'A1B2C3D4'),
      whatsAppMessages.receipt('Tokyo e Kyoto', 'A1B2C3D4'),
    ]) {
      expect(destinationOf(message)).toBe('Tokyo e Kyoto')
    }
    expect(whatsAppMessages.member('Marco Ferri')).toContain('Marco Ferri')
  })
})

describe('the counts in the browser', () => {
  it('adds up clicks by number', () => {
    const stats = ['1', '2', '1'].reduce(recordClick, emptyStats)
    expect(stats).toEqual({ totalClicks: 3, lastNumber: '1', clicksByNumber: { 1: 2, 2: 1 } })
    expect(emptyStats.totalClicks).toBe(0)
  })

  it('adds up blocked pop-ups by destination', () => {
    const blocked = { destination: 'Bali', timestamp: now.toISOString(), userAgent: 'x' }
    const once = recordPopupBlocked(emptyPopupStats, blocked)
    const twice = recordPopupBlocked(once, { ...blocked, destination: 'Tokyo' })
    expect(once).toEqual({ total: 1, lastBlocked: blocked, byDestination: { Bali: 1 } })
    expect(twice).toMatchObject({ total: 2, byDestination: { Bali: 1, Tokyo: 1 } })
  })

  it('keeps the last 50 entries of the log', () => {
    const entry = (index: number) => ({ timestamp: '', message: String(index), data: null })
    let log: WhatsAppLogEntry[] = []
    for (let index = 0; index < 60; index += 1) log = appendLog(log, entry(index))
    expect(log).toHaveLength(50)
    expect(log[0]?.message).toBe('10')
    expect(log.at(-1)?.message).toBe('59')
  })

  it('waits 50 ms for the conversion and 100 ms for the rest', () => {
    expect(redirectTimings).toEqual({ conversionMs: 50, backgroundMs: 100 })
    expect(leadEvent).toEqual({ currency: 'EUR', value: 0 })
    expect(funnelPrefix).toBe('TravelFunnel_')
  })

  it('alerts in the words of the specification', () => {
    expect(whatsAppTexts.copied('39')).toBe(
      'WhatsApp non può essere aperto automaticamente. Numero copiato: 39. Apri WhatsApp e incolla il numero.',
    )
    expect(whatsAppTexts.manual('39')).toBe('Apri WhatsApp manualmente e contatta: 39')
  })
})
