import { expect, test } from 'vitest'
import { tripTitle } from '../../content/trips/cards.ts'
import { footerTripIds } from '../../domain/trips.ts'
import { footerTrips } from './footer-trips.ts'

test('the footer names the popular destinations as their cards do', () => {
  expect(footerTrips).toEqual(footerTripIds.map((id) => ({ id, title: tripTitle(id) })))
})
