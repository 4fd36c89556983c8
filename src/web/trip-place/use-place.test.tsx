// @vitest-environment happy-dom
import { ORPCError } from '@orpc/client'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorCatalogue } from '../../contract/errors.ts'

const open = vi.fn<(input: { token: string }) => Promise<unknown>>()
vi.mock('../api.ts', () => ({ api: { trip: { open } }, calls: { trip: { key: () => ['trip'] } } }))
vi.mock('./use-kept-place.ts', () => ({ forgetHere: () => Promise.resolve() }))
const { useEntering } = await import('./use-place.ts')

let root: Root
let box: HTMLElement
let navigate: ReturnType<typeof useNavigate>

function Page() {
  const { entering } = useEntering()
  const go = useNavigate()
  useEffect(() => {
    navigate = go
  }, [go])
  return entering.state === 'failed' ? (entering.reason ?? 'failed') : entering.state
}

const follow = (link: string) => act(async () => navigate(link))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  open.mockReset().mockResolvedValue({ opened: true })
  box = document.createElement('div')
  root = createRoot(box)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/viaggio']}>
        <Routes>
          <Route path="/viaggio/:token?" element={<Page />} />
        </Routes>
      </MemoryRouter>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const tried = () => open.mock.calls.map(([{ token }]) => token)

it('enters with the link, once', async () => {
  await follow('/viaggio/mine')
  expect(box.textContent).toBe('in')
  expect(tried()).toEqual(['mine'])
})

it('enters again with the same link, after leaving or after the link of another trip', async () => {
  await follow('/viaggio/mine')
  await follow('/viaggio/other')
  await follow('/viaggio/mine')
  expect(box.textContent).toBe('in')
  expect(tried()).toEqual(['mine', 'other', 'mine'])
})

it('asks again before an invitation that is opened a second time is used', async () => {
  await follow('/viaggio/i-luca')
  expect(box.textContent).toBe('invited')
  await follow('/viaggio/mine')
  await follow('/viaggio/i-luca')
  expect(box.textContent).toBe('invited')
  expect(tried()).toEqual(['mine'])
})

it('says of a mangled link that it is not valid', async () => {
  const { status, message } = errorCatalogue.VALIDATION
  open.mockRejectedValue(new ORPCError('VALIDATION', { status, message }))
  await follow(`/viaggio/${'x'.repeat(3000)}`)
  expect(box.textContent).toBe(errorCatalogue.TRIP_LINK_INVALID.message)
})
