// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Modal } from '../../ui/modal.tsx'
import { CommandProvider } from './command.tsx'
import type CommandSearch from './command-search.tsx'

vi.mock('./command-search.tsx', () => ({
  default: ({ dialog, onClose }: ComponentProps<typeof CommandSearch>) => (
    <Modal ref={dialog} open onClose={onClose}>
      <input aria-label="Cerca" />
    </Modal>
  ),
}))

const place = document.createElement('div')
let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
  await act(async () => root.render(<CommandProvider>Pagina</CommandProvider>))
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const press = () =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })

function search(): HTMLDialogElement {
  const found = place.querySelector('dialog')
  if (!found) throw new Error('The search is not there.')
  return found
}

test('Ctrl K opens the search and shuts it', async () => {
  await press()
  expect(search().open).toBe(true)
  await press()
  expect(place.querySelector('dialog')).toBeNull()
})

test('Ctrl K opens it anew in the moment in which it is being shut', async () => {
  await press()
  const first = search()
  // Escape: the browser closes the dialog at once, and the `close` event follows later.
  first.removeAttribute('open')
  await press()
  expect(search().open).toBe(true)
  await act(async () => first.dispatchEvent(new Event('close')))
  expect(search().open).toBe(true)
})
