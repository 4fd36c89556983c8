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
  vi.restoreAllMocks()
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

test('an address that is typed a second time begins at the top or at its anchor, and going back returns to the place', () => {
  const goTo = (hash: string, state: unknown = null) => {
    act(() => {
      window.history.pushState(state, '', hash)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    vi.advanceTimersByTime(500)
  }
  let y = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  const scrollTo = vi.fn((_left: number, top: number) => {
    y = top
  })
  vi.stubGlobal('scrollTo', scrollTo)
  const scroll = () => {
    y = 900
    window.dispatchEvent(new Event('scroll'))
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const cards = document.createElement('section')
  cards.id = 'destinations'
  const toCards = vi.fn<() => void>()
  cards.scrollIntoView = toCards
  document.body.append(cards)
  const root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <HashRouter>
        <ScrollRestoration />
      </HashRouter>,
    ),
  )
  goTo('#/travels')
  const { state } = window.history
  scroll()
  goTo('#/team')
  goTo('#/travels#destinations')
  expect(toCards).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalledWith(0, 900)
  scroll()
  goTo('#/team')
  goTo('#/travels#%E0%A4%A')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scroll()
  goTo('#/team')
  goTo('#/travels', state)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
  act(() => root.unmount())
})
