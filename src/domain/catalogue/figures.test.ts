import { describe, expect, it, test } from 'vitest'
import { departureReduction } from '../booking/departure-list.ts'
import { offerCountdown } from '../countdown.ts'
import { destinationIds } from '../ids.ts'
import { euros } from '../money.ts'
import { sampleStarts } from './departures.ts'
import {
  type Campaign,
  campaignCountdown,
  type Figures,
  hasCountdown,
  sampleFigures,
  tripFigures,
} from './figures.ts'
import { advertisedSpots, nextDeparture, rating, reviewCount } from './trip-card-figures.ts'
import { basePrice, struckPriceFromBase } from './trips.ts'

const today = '2026-11-15'
const now = new Date('2026-11-15T12:00:00Z')
const price = euros(1800)
const campaign: Campaign = { endsAt: null, discount: 10 }
const real: Figures = { mode: 'real', trips: {}, rating: null, claims: {}, campaign: null }
const grecia = (figures: Figures) => tripFigures(figures, 'grecia', price, today)

describe('a trial', () => {
  test.each(destinationIds)('shows of %s what it has always shown', (id) => {
    const base = basePrice(id)
    expect(tripFigures(sampleFigures, id, base, today)).toEqual({
      price: base,
      struck: struckPriceFromBase(base),
      discount: 30,
      next: nextDeparture(sampleStarts(id, today), today),
      spots: {
        free: advertisedSpots(id, today),
        total: 10,
        text: `Solo ${advertisedSpots(id, today)} posti rimasti!`,
      },
      rating: { value: rating(id), count: reviewCount(id) },
    })
  })

  it('puts the departures that the agency has entered first', () => {
    const departures = [
      { start: '2026-11-15', free: 9, total: 10 },
      { start: '2026-12-03', free: 0, total: 10 },
      { start: '2026-12-20', free: 3, total: 8 },
    ]
    const shown = grecia({ ...sampleFigures, trips: { grecia: { departures } } })
    expect(shown.next).toBe('20/12')
    expect(shown.spots).toMatchObject({ free: 3, total: 8, text: 'Solo 3 posti rimasti!' })
  })

  it('has no dates for a trip whose departures are all closed', () => {
    const shown = grecia({ ...sampleFigures, trips: { grecia: { departures: [] } } })
    expect(shown).not.toHaveProperty('next')
    expect(shown).not.toHaveProperty('spots')
  })

  it('says nothing of a discount once the campaign is off', () => {
    const off = { ...sampleFigures, campaign: null }
    expect(grecia(off)).not.toHaveProperty('struck')
    expect(grecia(off)).not.toHaveProperty('discount')
    expect(departureReduction(off, { tripId: 'grecia', price, hasOwnPrice: false })).toBeUndefined()
    expect(campaignCountdown(off, now)).toBeUndefined()
  })

  it('strikes through the departure price as specified', () => {
    const departure = { tripId: 'tokyo-kyoto', price: euros(2880), hasOwnPrice: false }
    expect(departureReduction(sampleFigures, departure)).toEqual({
      struck: euros(4114),
      discount: 30,
    })
  })

  it('counts down its 48 hours again and again, or to the end that was set', () => {
    expect(campaignCountdown(sampleFigures, now)).toEqual(offerCountdown(now))
    const ending = { ...sampleFigures, campaign: { ...campaign, endsAt: '2026-11-17T13:01:02Z' } }
    expect(campaignCountdown(ending, now)).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 2 })
  })
})

describe('real data', () => {
  it('shows the price alone where nothing is stored', () => {
    expect(grecia(real)).toEqual({ price, isUnbookable: true })
  })

  it('shows stored departures, spots and ratings', () => {
    const departures = [{ start: '2026-12-03', free: 7, total: 10 }]
    const stored = { departures, rating: { value: 4.2, count: 3 } }
    expect(grecia({ ...real, trips: { grecia: stored } })).toEqual({
      price,
      next: '03/12',
      spots: { free: 7, total: 10, text: '7 posti disponibili' },
      rating: { value: 4.2, count: 3 },
    })
  })

  it('shows the lowest price that can be booked, and strikes through what its row strikes through', () => {
    const departures = [{ start: '2026-12-03', free: 7, total: 10 }]
    const reduced = { struck: euros(2000), discount: 10, base: price }
    const stored = { departures, from: euros(2160), ...reduced }
    const shown = grecia({ ...real, trips: { grecia: stored }, campaign })
    expect(shown).toMatchObject({ price: euros(2160), isFrom: true, struck: euros(2400) })
    const figures = { ...real, trips: { grecia: stored }, campaign }
    const row = { tripId: 'grecia', price: euros(2160), hasOwnPrice: false }
    expect(departureReduction(figures, row)?.struck).toBe(shown.struck)
    const own = { ...real, trips: { grecia: { ...stored, fromOwnPrice: true as const } } }
    expect(grecia(own)).not.toHaveProperty('struck')
  })

  it('names the year of a departure that is more than twelve months away', () => {
    const departures = [{ start: '2027-12-03', free: 7, total: 10 }]
    expect(grecia({ ...real, trips: { grecia: { departures } } }).next).toBe('03/12/2027')
  })

  it('says that a trip is full', () => {
    const departures = [{ start: '2026-12-03', free: 0, total: 10 }]
    const shown = grecia({ ...real, trips: { grecia: { departures } } })
    expect([shown.next, shown.spots?.text]).toEqual(['03/12', 'Al completo'])
  })

  it('strikes through the price that the history gives, and no other', () => {
    const trips = { grecia: { struck: euros(2000), discount: 10, base: price } }
    expect(grecia({ ...real, trips, campaign })).toMatchObject({
      price,
      struck: euros(2000),
      discount: 10,
    })
    expect(grecia({ ...real, campaign })).not.toHaveProperty('struck')
  })

  it('strikes through nothing beside the price of an earlier edition', () => {
    const trips = { grecia: { struck: euros(2000), discount: 15, base: euros(1700) } }
    expect(grecia({ ...real, trips, campaign })).not.toHaveProperty('struck')
  })

  it('lets the price of a departure have gone down as the trip has', () => {
    const trips = { grecia: { struck: euros(2000), discount: 10, base: price } }
    const departure = { tripId: 'grecia', price: euros(2160), hasOwnPrice: false }
    expect(departureReduction({ ...real, trips, campaign }, departure)).toEqual({
      struck: euros(2400),
      discount: 10,
    })
    expect(departureReduction({ ...real, campaign }, departure)).toBeUndefined()
    const own = { ...departure, hasOwnPrice: true }
    expect(departureReduction({ ...real, trips, campaign }, own)).toBeUndefined()
  })

  it('counts down only to an end that was set', () => {
    expect(campaignCountdown({ ...real, campaign }, now)).toBeUndefined()
    expect(hasCountdown({ ...real, campaign })).toBe(false)
    expect(hasCountdown(sampleFigures)).toBe(true)
    const over = { ...campaign, endsAt: '2026-11-15T11:59:59Z' }
    expect(campaignCountdown({ ...real, campaign: over }, now)).toBeUndefined()
    const ending = { ...campaign, endsAt: '2026-11-15T12:00:01Z' }
    expect(campaignCountdown({ ...real, campaign: ending }, now)?.seconds).toBe(1)
  })
})
