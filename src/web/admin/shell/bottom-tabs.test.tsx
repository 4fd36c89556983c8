// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useNavigate } from 'react-router'
import { expect, it, vi } from 'vitest'
import { BottomTabs } from './bottom-tabs.tsx'

vi.mock('./use-todo.ts', () => ({ useTodo: () => ({}) }))
vi.mock('./user-menu.tsx', () => ({ useSignOut: () => () => {} }))
vi.mock('../session.tsx', () => ({
  useMay: () => () => true,
  useMe: () => ({ name: 'Carla', role: 'consultant' }),
}))

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Indietro
    </button>
  )
}

it.each([
  [
    'in the office',
    [
      { pathname: '/admin', key: 'a' },
      { pathname: '/admin/bookings', key: 'b' },
    ],
  ],
  [
    'by hand',
    [
      { pathname: '/admin', key: 'default' },
      { pathname: '/admin/bookings', key: 'default' },
    ],
  ],
])('what lies behind Altro goes with the page, opened %s', async (_how, pages) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={pages}>
        <BottomTabs />
        <Back />
      </MemoryRouter>,
    ),
  )
  const press = (words: string) =>
    act(async () =>
      [...box.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
    )
  await press('Altro')
  expect(box.textContent).toContain('Cassa')
  await press('Indietro')
  expect(box.textContent).not.toContain('Cassa')
  act(() => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})
