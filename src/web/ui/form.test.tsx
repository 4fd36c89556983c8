// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Input } from './field.tsx'
import { fieldOf, showProblems } from './form.ts'

const accepted = 'ada@example.com'
const refusal = 'Questo indirizzo non esiste'
type Values = { email: string }

const resolver: Resolver<Values> = ({ email }): ResolverResult<Values> => {
  if (email.includes('@')) return { values: { email }, errors: {} }
  return { values: {}, errors: { email: { type: 'format', message: 'Controlla l’indirizzo' } } }
}

function Form({ checks, byHand = false }: { checks: boolean; byHand?: boolean }) {
  const form = useForm<Values>({
    defaultValues: { email: '' },
    ...(checks ? { resolver } : {}),
  })
  const refuse = () =>
    byHand
      ? form.setError('email', { message: refusal })
      : showProblems(form, [{ path: ['email'], message: refusal }], () => 'email')
  return (
    <>
      <Input label="Email" {...fieldOf(form, 'email')} />
      <button type="button" onClick={refuse}>
        Il server risponde
      </button>
    </>
  )
}

const box = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(box)
  root = createRoot(box)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const field = () => box.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(async () => {
    // Bypasses the value that React tracks for the field, as a keyboard does.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field())
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () =>
  act(async () => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
const answer = () => act(async () => box.querySelector('button')?.click())
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000))

it.each([
  ['without a check of its own', { checks: false }],
  ['with a check of its own', { checks: true }],
  ['that puts the answer at its field itself', { checks: false, byHand: true }],
])('a form %s keeps what the server said sooner than the field was checked', async (_, given) => {
  await act(async () => root.render(<Form {...given} />))
  await type(accepted)
  await leave()
  await answer()
  await wait()
  expect(box.textContent).toContain(refusal)
  await type('ada@example.org')
  await wait()
  expect(box.textContent).not.toContain(refusal)
})

it('checks what was typed after the field is left', async () => {
  await act(async () => root.render(<Form checks />))
  await type('ada')
  await leave()
  expect(box.textContent).not.toContain('Controlla')
  await wait()
  expect(box.textContent).toContain('Controlla')
})
