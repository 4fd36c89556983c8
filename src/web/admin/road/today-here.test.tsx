// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExpenseForm } from './expense-form.tsx'
import type { RoadView } from './phone-store.ts'
import { Plan } from './plan.tsx'

vi.mock('./road-state.ts', () => ({ write: async () => 'id' }))

let root: Root
let box: HTMLElement

const show = (page: ReactNode) => act(async () => root.render(page))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Half past seven on the 13th in Tokyo, still the 12th in Rome.
  vi.useFakeTimers({ now: new Date('2027-03-12T22:30:00Z'), toFake: ['Date'] })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-9 * 60)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the programme marks the day of the place where the coordinator is', async () => {
  const plan = ['2027-03-12', '2027-03-13'].map((date, index) => ({
    day: index + 1,
    date,
    title: 'Tokyo',
    activities: [],
    hotel: null,
  }))
  await show(<Plan view={{ flights: [], hotels: [], plan } as unknown as RoadView} entries={[]} />)
  expect(box.querySelector('[aria-current="date"]')?.textContent).toContain('Giorno 2')
})

it('an expense proposes the day of the place where it was paid', async () => {
  await show(<ExpenseForm departureId="" onClose={() => {}} />)
  const day = document.querySelector<HTMLInputElement>('input[type="date"]')
  expect(day?.value).toBe('2027-03-13')
})
