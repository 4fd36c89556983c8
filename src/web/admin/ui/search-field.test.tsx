// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './controls.tsx'

let root: Root
let box: HTMLElement
let asked: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.location.hash = '#/admin/messages'
  asked = []
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () =>
    root.render(<SearchField label="Cerca" value="" onChange={(text) => asked.push(text)} />),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function type(text: string) {
  const input = box.querySelector('input')
  if (!input) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const pause = () => act(async () => vi.advanceTimersByTime(300))

it('asks once the typing pauses, also when a filter has changed meanwhile', async () => {
  await type('Ele')
  await type('Elena')
  window.location.hash = '#/admin/messages?state=new'
  await pause()
  expect(asked).toEqual(['Elena'])
})

it('does not ask for a page that was left while its successor is being loaded', async () => {
  await type('Elena')
  window.location.hash = '#/admin/documents'
  await pause()
  expect(asked).toEqual([])
})
