// @vitest-environment happy-dom
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetResources, keepResource, useResource } from './resources.ts'

type Load = () => Promise<string>

/** Reads the resource first and keeps state of its own afterwards, as pages do. */
function Page({ load }: { load: Load }) {
  const title = useResource({ key: 'trip', load })
  const [days] = useState(8)
  return `${title}, ${days} giorni`
}

const box = document.createElement('div')
const recovered = vi.fn()
const root = createRoot(box, { onRecoverableError: recovered })
const open = (load: Load) => startTransition(() => root.render(<Page load={load} />))
const shown = (text: string) => vi.waitFor(() => expect(box.textContent).toBe(text))
const openHome = async () => {
  root.render('Home')
  await shown('Home')
}

beforeEach(openHome)
afterEach(() => {
  forgetResources()
  recovered.mockClear()
})

it('a page that waited for its content is drawn without an error on the way', async () => {
  open(async () => 'Grecia')
  await shown('Grecia, 8 giorni')
  expect(recovered).not.toHaveBeenCalled()
})

it('nor is there one when the content takes its time', async () => {
  open(() => new Promise((resolve) => setTimeout(() => resolve('Grecia'), 20)))
  expect(box.textContent).toBe('Home')
  await shown('Grecia, 8 giorni')
  expect(recovered).not.toHaveBeenCalled()
})

it('is fetched once', async () => {
  const load = vi.fn(async () => 'Grecia')
  open(load)
  await shown('Grecia, 8 giorni')
  await openHome()
  open(load)
  await shown('Grecia, 8 giorni')
  expect(load).toHaveBeenCalledOnce()
})

it('what came with the HTML is shown without waiting', () => {
  keepResource('trip', 'Grecia')
  const load = () => Promise.reject(new Error('not asked for'))
  flushSync(() => root.render(<Page load={load} />))
  expect(box.textContent).toBe('Grecia, 8 giorni')
})
