// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Programme } from './programme.tsx'

const plan = ['Arrivo a Tokyo', 'Asakusa', 'Nikko'].map((title, index) => ({
  day: index + 1,
  date: `2027-03-${12 + index}`,
  title,
  activities: [{ time: '09:00', title: 'Colazione', place: null }],
  hotel: null,
}))

let root: Root
let box: HTMLElement

/** The browser counts minutes from the device's clock to Greenwich. */
const inTokyo = () => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-9 * 60)

async function showAt(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  await act(async () => root.render(<Programme plan={plan} />))
}

const marked = () => box.querySelector('[aria-current="date"]')
const button = () => box.querySelector('button')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  inTokyo()
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

it('leads to the day that it is where the phone is, and gives it the focus', async () => {
  // Half past seven on the 13th in Tokyo, still the 12th in Rome.
  await showAt('2027-03-12T22:30:00Z')
  expect(marked()?.textContent).toContain('Giorno 2 · 13 marzo 2027 · oggi')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await act(async () => button()?.click())
  expect(scrolled).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(marked())
})

it.each([
  ['on the first day', '2027-03-12T05:00:00Z'],
  ['before the trip', '2027-03-10T05:00:00Z'],
  ['after it', '2027-03-20T05:00:00Z'],
])('has nowhere to lead %s', async (_, moment) => {
  await showAt(moment)
  expect(button()).toBeNull()
})
