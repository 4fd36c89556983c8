// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import '../testing-site.ts'
import type { ShownCard } from '../../domain/catalogue/page-contents.ts'
import { toggleSavedTrip, useSavedTrips } from '../browser/saved-trips.ts'
import SavedTrips from './saved-trips.tsx'

const card = (id: string) =>
  ({ id, title: id, tags: [], price: 100, days: 7 }) as unknown as ShownCard
const cards = ['grecia', 'hawaii', 'thailandia'].map(card)

function Shown() {
  const saved = useSavedTrips()
  return <SavedTrips cards={cards.filter(({ id }) => saved.includes(id))} />
}

const box = document.createElement('div')
const press = (label: string) =>
  act(async () => box.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click())
const compared = () => [...box.querySelectorAll('article h3')].map((one) => one.textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('null')))
  localStorage.clear()
})

test('a trip that was taken out leaves its place in the comparison to the next', async () => {
  for (const { id } of cards) toggleSavedTrip(id)
  await act(async () =>
    createRoot(box).render(
      <MemoryRouter>
        <Shown />
      </MemoryRouter>,
    ),
  )
  await press('Confronta grecia')
  await press('Confronta hawaii')
  expect(compared()).toEqual(['grecia', 'hawaii'])
  await press('Togli hawaii')
  expect(compared()).toEqual([])
  await press('Confronta thailandia')
  expect(compared()).toEqual(['grecia', 'thailandia'])
})
