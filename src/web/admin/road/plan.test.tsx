import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { flightsIn } from '../../../domain/booking/flights.ts'
import type { RoadView } from './phone-store.ts'
import { Plan } from './plan.tsx'

const person = (firstName: string, airport: string) => ({
  key: firstName,
  party: 'AB12',
  firstName,
  lastName: 'Rossi',
  phone: '',
  dietaryNeeds: '',
  emergencyName: '',
  emergencyPhone: '',
  airport,
  isChild: false,
  hasPassport: true,
  documentExpiry: null,
  documentMisfit: null,
  documents: 'received' as const,
  extras: [],
  rooms: [],
})

const view = (typed: string): RoadView => {
  const read = flightsIn(typed)
  if (!('flights' in read)) throw new Error('not to be read')
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Giappone',
    startDate: '2027-03-12',
    endDate: '2027-03-21',
    opensOn: '2027-02-10',
    closesOn: '2027-04-20',
    people: 2,
    coordinators: ['Marta Neri'],
    emergencyPhone: '+39 000 000 0000',
    groupLink: null,
    flights: read.flights,
    group: [person('Giulia', 'Milano Malpensa'), person('Marco', 'Roma Fiumicino')],
    plan: [],
    hotels: [],
    entries: [],
    receipts: [],
    decisions: [],
    readAt: '2027-03-01T10:00:00.000Z',
  }
}

const shown = (typed: string) =>
  renderToStaticMarkup(<Plan view={view(typed)} entries={[]} />).replace(/<[^>]+>/g, ' ')

test('each flight says who of the group comes by it', () => {
  const text = shown(
    [
      'Milano: 12/03/2027 AZ 601 Milano MXP 07:00 - Roma FCO 08:10',
      'Torino: 12/03/2027 AZ 611 Torino TRN 06:00 - Roma FCO 07:10',
      '12/03/2027 AZ 608 Roma FCO 10:15 - Tokyo HND 06:30 +1',
    ].join('\n'),
  )
  expect(text).toContain('Da Milano: Giulia Rossi')
  expect(text).toContain('Da Torino: nessuno del gruppo')
  expect(text).toContain('Per tutto il gruppo')
  expect(text).not.toContain('Marco')
})

test('without flights nothing is said of them', () => {
  expect(shown('')).not.toContain('Voli')
})
