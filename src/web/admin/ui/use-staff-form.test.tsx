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

let form: ReturnType<typeof useStaffForm<z.input<typeof schema>, z.output<typeof schema>>>
const told = { trip: '', price: '' }

function Form() {
  form = useStaffForm(schema, { trip: '', price: '' })
  told.trip = staffField(form, 'trip').error ?? ''
  told.price = staffField(form, 'price').error ?? ''
  return null
}

const root = createRoot(document.createElement('div'))
const mended = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.addEventListener(errorsMended, mended)
  await act(async () => root.render(<Form />))
  await act(async () => form.handleSubmit(() => {})())
})

afterEach(async () => {
  await act(async () => root.render(null))
  window.removeEventListener(errorsMended, mended)
  vi.unstubAllGlobals()
})

it('withdraws a complaint about what the form then fills in by itself', async () => {
  expect(told).toEqual({ trip: 'Scegli il viaggio', price: 'Inserisci un prezzo valido' })
  await act(async () => fillIn(form, 'price', '1400'))
  expect(told).toEqual({ trip: 'Scegli il viaggio', price: '' })
  expect(mended).not.toHaveBeenCalled()
  await act(async () => fillIn(form, 'trip', 'grecia'))
  expect(mended).toHaveBeenCalledOnce()
})
