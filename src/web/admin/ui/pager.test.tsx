// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

it.each([
  ['a page that is there stays', { page: 2, total: 30 }, []],
  ['one that has gone gives way to the last', { page: 9, total: 30 }, [2]],
  ['the last one left is the first, also of nothing', { page: 2, total: 0 }, [1]],
])('%s', async (_what, shown, turned) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onPage = vi.fn()
  const root = createRoot(document.createElement('div'))
  const list = { ...shown, pageSize: 25, totalIsExact: true }
  await act(async () => root.render(<Pager {...list} onPage={onPage} what={['riga', 'righe']} />))
  expect(onPage.mock.calls.flat()).toEqual(turned)
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
