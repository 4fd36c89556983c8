// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { largestGroup, maxTravellers } from '../../domain/booking/travellers.ts'
import { bookingDataKey, travelersDataKey } from '../checkout/storage-keys.ts'
import '../testing-site.ts'

const quoteTrip = vi.fn(() => new Promise(() => undefined))
vi.mock('../api.ts', () => ({ api: { bookings: { quoteTrip } }, calls: {} }))
vi.mock('../browser/content.ts', async (original) => ({
  ...(await original<object>()),
  useContent: () => ({ trips: [{ id: 'grecia', title: 'Grecia' }] }),
}))
const { Component } = await import('./direct-checkout-page.tsx')

let root: Root
let box: HTMLElement

async function openWith(people: number) {
  const traveller = { firstName: 'Anna', lastName: 'Neri', type: 'adult' }
  localStorage.setItem(travelersDataKey, JSON.stringify(Array(people).fill(traveller)))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Component />
      </MemoryRouter>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.setItem(
    bookingDataKey,
    JSON.stringify({ tripId: 'grecia', startDate: '2099-05-01', email: '', phone: '' }),
  )
  box = document.createElement('div')
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('says how large a group may be, and leads back, where more people are stored', async () => {
  await openWith(maxTravellers + 1)
  expect(box.querySelector('[role="alert"]')?.textContent).toBe(largestGroup)
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/#/booking')
  expect(box.textContent).not.toContain('Riprova')
  expect(quoteTrip).not.toHaveBeenCalled()
})

it('asks for the price of the largest group', async () => {
  await openWith(maxTravellers)
  expect(quoteTrip).toHaveBeenCalledWith(expect.objectContaining({ adults: maxTravellers }))
})
