// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useRoutes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './testing-site.ts'
import { MissingCode } from './browser/new-release.ts'
import { forgetResources } from './browser/resources.ts'
import { loadCode, routeObjects } from './page-route.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'

const lost = () => Promise.reject(new Error('no connection'))
const here = async () => ({ Component: () => <h1>Pagina</h1> })
type Load = typeof here

const box = document.createElement('div')
const reload = vi.fn()
let root: ReturnType<typeof createRoot>

function Pages({ load }: { load: Load }) {
  return useRoutes(routes.get(load) ?? [])
}
const routes = new Map<Load, ReturnType<typeof routeObjects>>()

function show(load: Load) {
  routes.set(load, routeObjects([{ path: '/', lazy: load }]))
  root.render(
    <MemoryRouter>
      <PageBoundary>
        <Pages load={load} />
      </PageBoundary>
    </MemoryRouter>,
  )
}
const heading = (text: string) =>
  vi.waitFor(() => expect(box.querySelector('h1')?.textContent).toBe(text))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('reportError', () => {})
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  root = createRoot(box, { onCaughtError: () => {} })
})
afterEach(() => {
  root.unmount()
  forgetResources()
  reload.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('code that does not come is asked for once more', async () => {
  const load = vi.fn<Load>(here).mockImplementationOnce(lost)
  show(load)
  await heading('Pagina')
  expect(load).toHaveBeenCalledTimes(2)
})

it('code that can’t be had is known as such', async () => {
  await expect(loadCode(lost)).rejects.toBeInstanceOf(MissingCode)
})

it('then there may be a new release: the page is fetched anew, once', async () => {
  show(vi.fn<Load>(lost))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(box.querySelector('h1')).toBeNull()
})

it('and says so where that was a moment ago, with two ways on', async () => {
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  show(vi.fn<Load>(lost))
  await heading('Qualcosa non ha funzionato')
  expect(box.querySelector('a')?.textContent).toBe('Torna alla Home')
  expect(reload).not.toHaveBeenCalled()
  box.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
})

it('the connection that returns asks for it anew', async () => {
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  show(vi.fn<Load>(lost))
  await heading('Qualcosa non ha funzionato')
  // The heading does not show whether the `online` listener is attached yet, so the event is repeated.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalled()
  })
})
