import { describe, expect, it } from 'vitest'
import { isPlaceOpen, lastOpenReturn, placeEndsOn, sameAddress } from './place.ts'

describe("the traveller's place", () => {
  it('is open until thirty days after the return, that day included', () => {
    const trip = { endDate: '2027-04-19' }
    expect(placeEndsOn(trip.endDate)).toBe('2027-05-19')
    expect(isPlaceOpen(trip, '2027-05-19')).toBe(true)
    expect(isPlaceOpen(trip, '2027-05-20')).toBe(false)
    expect(lastOpenReturn('2027-05-19')).toBe(trip.endDate)
  })

  it('belongs to an address, however it is typed', () => {
    expect(sameAddress(' Giulia@Example.com', 'giulia@example.com')).toBe(true)
    expect(sameAddress('giulia@example.com', 'giulia@example.org')).toBe(false)
  })
})
