// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutosave } from './use-autosave.ts'

const drafts = vi.hoisted(() => new Set<string>())

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => ({
  admin: { catalogue: { list: { key: () => ['list'] } } },
  adminApi: {
    catalogue: {
      saveDraft: async ({ key, revision }: { key: string; revision: number }) => {
        drafts.add(key)
        return { revision: revision + 1 }
      },
    },
  },
  hasCode: () => false,
}))

function Editor() {
  const { change, flush } = useAutosave('page/team', { revision: 0, document: {} })
  const list = useQuery({
    queryKey: ['list', 5],
    queryFn: async () => drafts.size,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const type = async () => {
    change({ title: 'La squadra' })
    await flush()
  }
  return (
    <button type="button" onClick={() => void type()}>
      {list.data}
    </button>
  )
}

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  drafts.clear()
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

it('what becomes a draft is counted at once', async () => {
  const client = new QueryClient()
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Editor />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(place.textContent).toBe('0'))
  await act(async () => place.querySelector('button')?.click())
  await vi.waitFor(() => expect(place.textContent).toBe('1'))
})
