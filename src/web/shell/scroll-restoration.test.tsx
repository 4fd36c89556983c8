// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollRestoration } from './scroll-restoration.ts'

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

test('an anchor of a page that is still on its way is found once it is there', () => {
  window.location.hash = '#/booking'
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <HashRouter>
        <ScrollRestoration />
      </HashRouter>,
    ),
  )
  act(() => {
    window.location.hash = '#/travel/grecia#prenota'
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  vi.advanceTimersByTime(500)
  const card = document.createElement('aside')
  card.id = 'prenota'
  const scroll = vi.fn<() => void>()
  card.scrollIntoView = scroll
  document.body.append(card)
  vi.advanceTimersByTime(100)
  expect(scroll).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})
