import { describe, expect, it } from 'vitest'
import { flightExample, flightsFrom, flightsIn, flightsText } from './flights.ts'

const typed = (text: string) => {
  const read = flightsIn(text)
  return 'flights' in read ? read.flights : []
}

describe('flights as staff type them', () => {
  it('are read line by line, in the order of their hours', () => {
    expect(
      typed(`22/03/2027 AZ609 Tokyo HND 13.05 – Roma FCO 19:40\n\n ${flightExample} `),
    ).toEqual([
      {
        airport: null,
        number: 'AZ 608',
        from: 'Roma FCO',
        to: 'Tokyo HND',
        leavesOn: '2027-03-12',
        leavesAt: '10:15',
        arrivesOn: '2027-03-13',
        arrivesAt: '06:30',
      },
      {
        airport: null,
        number: 'AZ 609',
        from: 'Tokyo HND',
        to: 'Roma FCO',
        leavesOn: '2027-03-22',
        leavesAt: '13:05',
        arrivesOn: '2027-03-22',
        arrivesAt: '19:40',
      },
    ])
  })

  it.each([
    ['nothing', '', []],
    [
      'a number that begins with a digit',
      '1/2/2027 3U 8391 Roma 9:00 > Chengdu 6:10 (+1)',
      ['3U 8391'],
    ],
  ])('takes %s', (_what, text, numbers) => {
    expect(typed(text).map(({ number }) => number)).toEqual(numbers)
  })

  it.each([
    'AZ 608 Roma 10:15 - Tokyo 06:30',
    '31/02/2027 AZ 608 Roma 10:15 - Tokyo 06:30',
    '12/03/2027 AZ 608 Roma 25:15 - Tokyo 06:30',
    '12/03/2027 AZ 608 Roma 10:15',
    'ciao',
  ])('names the line that is none: %s', (text) => {
    expect(flightsIn(`${flightExample}\n\n${text}`)).toEqual({ wrongLine: 3 })
  })

  it('stand there once, however often they are typed', () => {
    expect(typed(`${flightExample}\n${flightExample.replace('AZ 608', 'az608')}`)).toHaveLength(1)
  })

  it('are typed as they are read', () => {
    const text = `Milano: 12/03/2027 AZ 601 Milano MXP 07:00 - Roma FCO 08:10\n${flightExample}`
    expect(flightsText(typed(text))).toBe(text)
  })

  it('are of who leaves from there, or of everybody', () => {
    const all = typed(
      `Milano: 12/03/2027 AZ 601 Milano MXP 07:00 - Roma FCO 08:10\n${flightExample}`,
    )
    const numbersFrom = (airport: string) => flightsFrom(all, airport).map(({ number }) => number)
    expect(numbersFrom('Milano Malpensa')).toEqual(['AZ 601', 'AZ 608'])
    expect(numbersFrom('Roma Fiumicino')).toEqual(['AZ 608'])
    expect(numbersFrom('Non specificato')).toEqual(['AZ 608'])
  })
})
