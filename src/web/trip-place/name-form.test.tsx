// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { PartyMember } from './place-view.ts'

const quote = vi.fn(async () => ({ quote: null }))
vi.mock('../api.ts', () => ({
  calls: {
    trip: {
      quoteRequest: { mutationOptions: (options: object) => ({ ...options, mutationFn: quote }) },
      askRequest: { mutationOptions: (options: object) => options },
    },
  },
}))
const { NameForm } = await import('./name-form.tsx')

const chiara = { seat: 0, name: 'Chiara Rinaldi' } as PartyMember

it('a name that is the same as before is no request', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await act(async () =>
    root.render(<NameForm people={[chiara]} until="2090-05-01" onDone={() => undefined} />),
  )
  const type = async (name: string, text: string) => {
    const field = box.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) throw new Error('no field')
    // As a keyboard does it, past what React remembers of the field.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field)
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  }
  /** What is checked takes a moment. */
  const look = () =>
    act(async () => {
      const buttons = [...box.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent.startsWith('Vedi quanto'))?.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  await type('firstName', ' Chiara')
  await type('lastName', 'Rinaldi')
  await look()
  expect(box.querySelector('p[role=alert]')?.textContent).toBe('È già il nome che abbiamo')
  expect(quote).not.toHaveBeenCalled()
  await type('lastName', 'Rinaldo')
  await look()
  expect(quote).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})
