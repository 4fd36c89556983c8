// @vitest-environment happy-dom
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetResources, keepResource, type Resource, useResource } from './resources.ts'

const trip = (load: () => Promise<string>): Resource<string> => ({ key: 'trip', load })

/** Reads first and keeps something of its own afterwards, as pages do. */
function Page({ resource }: { resource: Resource<string> }) {
  const title = useResource(resource)
  const [days] = useState(8)
  return `${title}, ${days} giorni`
}

let show: (resource: Resource<string>) => void = () => {}
function Site() {
  const [resource, setResource] = useState<Resource<string>>()
  show = setResource
  return resource ? <Page resource={resource} /> : 'Home'
}

const box = document.createElement('div')
const recovered = vi.fn()
const root = createRoot(box, { onRecoverableError: recovered })
const open = (load: () => Promise<string>) => startTransition(() => show(trip(load)))
const shown = (text: string) => vi.waitFor(() => expect(box.textContent).toBe(text))

beforeEach(async () => {
  root.render(<Site key={Math.random()} />)
  await shown('Home')
})
afterEach(() => {
  forgetResources()
  recovered.mockClear()
})

it('a page that waited for its content is drawn once, without an error on the way', async () => {
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
  root.render(<Site key="again" />)
  await shown('Home')
  open(load)
  await shown('Grecia, 8 giorni')
  expect(load).toHaveBeenCalledOnce()
})

it('what came with the HTML is shown without waiting', () => {
  keepResource('trip', 'Grecia')
  flushSync(() => show(trip(() => Promise.reject(new Error('not asked for')))))
  expect(box.textContent).toBe('Grecia, 8 giorni')
})
