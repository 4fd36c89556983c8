// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinksList } from './links-list.tsx'

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }))

vi.mock('../api.ts', () => {
  const queryOptions = ({ input }: { input: object }) => ({
    queryKey: ['links', input],
    queryFn: async () => {
      asked(input)
      return { items: [], total: 60, totalIsExact: true, page: 2, pageSize: 25 }
    },
  })
  const mutationOptions = (options: object) => options
  const links = { list: { queryOptions }, end: { mutationOptions }, restore: { mutationOptions } }
  return { admin: { links }, adminApi: {}, hasCode: () => false }
})
vi.mock('./use-trips.ts', () => ({ useTrips: () => ({ all: [], trips: [] }) }))
vi.mock('../session.tsx', () => ({ useMe: () => ({}), useMay: () => () => true }))

let root: Root
let box: HTMLElement

function Address() {
  return <output>{useLocation().search}</output>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

it('keeps what it was narrowed to in the address, so that a reload and the way back find it again', async () => {
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/admin/links?q=tokyo&state=used&kind=iban&page=2']}>
        <QueryClientProvider client={new QueryClient()}>
          <LinksList />
          <Address />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
  const narrowed = { search: 'tokyo', state: 'used', kind: 'iban', page: 2 }
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining(narrowed)))

  const state = box.querySelector('select')
  if (!state) throw new Error('nothing to narrow it by')
  await act(async () => {
    state.value = 'expired'
    state.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(
    Object.fromEntries(new URLSearchParams(box.querySelector('output')?.textContent ?? '')),
  ).toEqual({
    q: 'tokyo',
    state: 'expired',
    kind: 'iban',
  })
})
