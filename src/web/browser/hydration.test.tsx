// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToday, useTodayHere } from './hydration.ts'

let root: Root
let box: HTMLElement

function Days() {
  return `${useToday()} ${useTodayHere()}`
}

/** Minutes as the browser counts them: from the device's clock to Greenwich. */
const tokyo = -9 * 60

async function show(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  await act(async () => root.render(<Days />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(tokyo)
  box = document.createElement('div')
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('in the morning in Tokyo it is still yesterday at the agency', async () => {
  await show('2026-11-20T22:30:00Z')
  expect(box.textContent).toBe('2026-11-20 2026-11-21')
})

it.each([
  [
    'the tab is shown',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['Back leads to it', () => window.dispatchEvent(new Event('pageshow'))],
])('a page left open has the real day as soon as %s', async (_, comeBack) => {
  await show('2026-11-17T10:00:00Z')
  expect(box.textContent).toBe('2026-11-17 2026-11-17')
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
  await act(async () => void comeBack())
  expect(box.textContent).toBe('2026-11-20 2026-11-20')
})
