import { describe, expect, it } from 'vitest'
import { beforeLeaving } from './before-leaving.ts'

type Trip = NonNullable<Parameters<typeof beforeLeaving>[0]['trip']>

const trip: Trip = {
  days: 7,
  hotels: [
    { name: "Côte d'Or", stars: 4, description: 'Sul mare' },
    { name: 'Meltemi', stars: null, description: 'In collina' },
    'Villa Blu',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Arrivo',
      description: 'Si parte',
      activities: [
        { time: '09:00', title: 'Ritrovo al banco', type: 'free', location: 'Malpensa' },
        { title: 'Volo', type: 'flight' },
      ],
    },
    {
      day: 3,
      title: 'Isola',
      description: 'Mare',
      activities: [
        { title: 'Camere', type: 'hotel', location: 'Côte d’Or, sulla spiaggia' },
        { title: 'Cena vicino al Meltemi', type: 'food', location: 'Meltemi' },
      ],
    },
  ],
  info: {
    notIncluded: ['Pranzi'],
    effort: { level: 'facile', text: 'Facile' },
    ages: 'Dai 6 anni',
    group: { smallest: 6, largest: 10 },
    climate: {
      place: 'Santorini',
      highs: [2, 2, 15, 19, 23, 27, 29, 29, 26, 22, 18, 15],
      rainyDays: [10, 8, 6, 4, 1, 0, 0, 0, 1, 4, 7, 10],
      text: 'Estate calda',
    },
    entry: {
      countries: [{ name: 'Grecia', code: 'GRC' }],
      rules: ['Carta d’identità'],
      checkedOn: '2026-03-01',
    },
    singleSupplement: 1,
    insurance: 'Compresa',
  },
}
const leaving = {
  trip,
  startDate: '2027-07-10',
  tripDays: 7,
  today: '2027-07-01',
  coordinators: ['Marta'],
  fellows: ['Ada'],
  groupLink: null,
  flights: [],
  emergencyPhone: '+39 000',
}

describe('what is known before leaving', () => {
  it('follows the month of the departure', () => {
    const summer = beforeLeaving(leaving)
    expect(summer.climate).toBe('Luglio a Santorini: di giorno in media 29 °C, quasi mai pioggia.')
    expect(summer.checklist).toContain('Crema solare')
    expect(summer.checklist).not.toContain('Impermeabile leggero')
    const winter = beforeLeaving({ ...leaving, startDate: '2027-01-10' })
    expect(winter.climate).toContain('10 giorni di pioggia nel mese')
    expect(winter.checklist).toContain('Impermeabile leggero')
    expect(winter.checklist).toContain('Giacca pesante, guanti e berretto')
    expect(winter.checklist).not.toContain('Crema solare')
  })

  it('says where it begins, and the rules with the day on which they were checked', () => {
    expect(beforeLeaving(leaving)).toMatchObject({
      meeting: { time: '09:00', title: 'Ritrovo al banco', place: 'Malpensa' },
      entry: { checkedOn: '2026-03-01', advice: [{ country: 'Grecia' }] },
      coordinators: ['Marta'],
      fellows: ['Ada'],
      groupLink: null,
      flights: [],
    })
  })

  it('gives a hotel its day only where the programme names it', () => {
    const days = beforeLeaving(leaving).hotels.map(({ name, from }) => [name, from])
    expect(days).toEqual([
      ["Côte d'Or", '2027-07-12'],
      ['Meltemi', null],
      ['Villa Blu', null],
    ])
    const shorter = beforeLeaving({ ...leaving, tripDays: 5 }).hotels
    expect(shorter.every(({ from }) => from === null)).toBe(true)
  })

  it('has the programme by day as soon as the group is on the road, if the days match', () => {
    expect(beforeLeaving(leaving).plan).toEqual([])
    const onTheRoad = { ...leaving, today: '2027-07-10' }
    expect(beforeLeaving(onTheRoad).plan).toMatchObject([
      { day: 1, date: '2027-07-10', title: 'Arrivo', hotel: null },
      { day: 3, date: '2027-07-12', title: 'Isola' },
    ])
    expect(beforeLeaving({ ...onTheRoad, tripDays: 5 }).plan).toEqual([])
  })

  it('makes nothing up for a trip that the catalogue does not have', () => {
    expect(beforeLeaving({ ...leaving, trip: undefined, coordinators: [] })).toMatchObject({
      climate: null,
      entry: null,
      meeting: null,
      hotels: [],
      coordinators: [],
      emergencyPhone: '+39 000',
    })
  })
})
