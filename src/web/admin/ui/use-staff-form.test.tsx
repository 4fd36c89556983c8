// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { errorsMended } from '../../ui/use-withdrawn-errors.ts'
import { fillIn, staffField, useStaffForm } from './use-staff-form.ts'

const schema = z.object({
  trip: z.string().min(1, 'Scegli il viaggio'),
  price: z.string().min(1, 'Inserisci un prezzo valido'),
})

function Form() {
  const form = useStaffForm(schema, { trip: '', price: '' })
  return (
    <>
      <p>{staffField(form, 'trip').error}</p>
      <p>{staffField(form, 'price').error}</p>
      <button type="button" name="send" onClick={() => void form.handleSubmit(() => {})()}>
        Invia
      </button>
      <button type="button" name="price" onClick={() => fillIn(form, 'price', '1400')}>
        Prezzo
      </button>
      <button type="button" name="trip" onClick={() => fillIn(form, 'trip', 'grecia')}>
        Viaggio
      </button>
    </>
  )
}

const box = document.createElement('div')
const root = createRoot(box)
const mended = vi.fn()
const press = (name: string) =>
  act(async () => box.querySelector<HTMLElement>(`[name=${name}]`)?.click())
const told = () => [...box.querySelectorAll('p')].map(({ textContent }) => textContent)

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(box)
  window.addEventListener(errorsMended, mended)
  await act(async () => root.render(<Form />))
})

afterEach(async () => {
  await act(async () => root.render(null))
  window.removeEventListener(errorsMended, mended)
  vi.unstubAllGlobals()
})

it('withdraws a complaint about what the form then fills in by itself', async () => {
  await press('send')
  expect(told()).toEqual(['Scegli il viaggio', 'Inserisci un prezzo valido'])
  await press('price')
  expect(told()).toEqual(['Scegli il viaggio', ''])
  expect(mended).not.toHaveBeenCalled()
  await press('trip')
  expect(told()).toEqual(['', ''])
  expect(mended).toHaveBeenCalledOnce()
})
