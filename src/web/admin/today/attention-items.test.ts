import { describe, expect, test } from 'vitest'
import { mayCall } from '../../../domain/access/rights.ts'
import { attentionCount, attentionItems } from './attention-items.ts'
import type { Attention, May } from './counted-items.ts'

const none = { items: [], total: 0 }
const quiet: Attention = {
  declaredTransfers: none,
  cardAssistance: none,
  withoutSpots: none,
  balancesDue: none,
  fewSpots: none,
  toDecide: none,
  fewBookings: none,
  documentsToView: none,
  reviewsToRead: 0,
  failedMails: 0,
  newMessages: 0,
  unmatchedLines: { count: 0, cents: 0 },
  refundsOwed: { count: 0, cents: 0 },
  travellerRequests: { total: 0, first: null },
  expensesToDecide: { total: 0, first: null },
  unusualReveals: [],
  launch: [],
  recent: [],
  upcoming: [],
}
const bookingId = '3f1c7a52-9d40-4b7e-8f6a-2b1d0c9e8a77'
const first = { bookingId, contactName: 'Giulia Rossi', askedAt: '2026-03-01T10:00:00.000Z' }

const all = () => true
const today = '2026-03-01'

describe('what needs attention', () => {
  test('is nothing where nobody waits', () => {
    expect(attentionItems(quiet, all, today)).toEqual([])
  })

  test.each([
    [1, 'Una richiesta di un viaggiatore', 'Giulia Rossi'],
    [3, '3 richieste di viaggiatori', 'Giulia Rossi aspetta da più tempo'],
  ])('counts %s of what travellers ask for, and leads to who waits', (total, title, text) => {
    const items = attentionItems({ ...quiet, travellerRequests: { total, first } }, all, today)
    expect(items).toMatchObject([{ title, text: expect.stringContaining(text) }])
    expect(items[0]?.to).toContain(bookingId)
    expect(attentionCount(items)).toBe(total)
  })

  test('shows expenses of coordinators to who may approve them', () => {
    const onRoad = { departureId: bookingId, tripTitle: 'Grecia', startDate: '2026-05-01' }
    const waiting = { ...quiet, expensesToDecide: { total: 2, first: onRoad } }
    const title = '2 spese di viaggio da approvare'
    expect(attentionItems(waiting, all, today)).toMatchObject([{ title }])
    const consultant: May = (group, call) => mayCall('consultant', group, call, true)
    expect(attentionItems(waiting, consultant, today)).toEqual([])
  })

  test('names no step to who may not take it', () => {
    const money = { count: 2, cents: 100 }
    const waiting = { ...quiet, unmatchedLines: money, refundsOwed: money, reviewsToRead: 1 }
    const consultant: May = (group, call) => mayCall('consultant', group, call, true)
    const buttons = (may: May) => attentionItems(waiting, may, today).map(({ button }) => button)
    expect(buttons(all)).toEqual(['Abbina', 'Rimborsa', 'Leggi'])
    expect(buttons(consultant)).toEqual(['Apri', 'Apri', 'Leggi'])
    expect(attentionItems(waiting, consultant, today)[2]?.text).toBe(
      'La pubblica un amministratore',
    )
  })
})
