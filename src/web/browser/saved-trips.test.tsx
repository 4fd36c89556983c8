// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { toggleSavedTrip, useSavedTrips } from './saved-trips.ts'

beforeEach(() => localStorage.clear())

function Shown() {
  return useSavedTrips().join(' ')
}

test('a saved trip is shown wherever saved trips are, the newest first, until it is taken out', () => {
  const place = document.createElement('div')
  act(() => createRoot(place).render(<Shown />))
  expect(place.textContent).toBe('')
  act(() => toggleSavedTrip('grecia'))
  act(() => toggleSavedTrip('hawaii'))
  expect(place.textContent).toBe('hawaii grecia')
  act(() => toggleSavedTrip('grecia'))
  expect(place.textContent).toBe('hawaii')
})

test('what is no list of trips is none', () => {
  localStorage.setItem('savedTrips', '{"grecia":1}')
  const place = document.createElement('div')
  act(() => createRoot(place).render(<Shown />))
  expect(place.textContent).toBe('')
})
