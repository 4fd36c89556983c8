// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import '../testing-site.ts'
import type { Departure } from '../../domain/catalogue/departures.ts'
import { AirportDialog } from './airport-dialog.tsx'

const departure = {
  id: 'grecia20270610',
  startDate: '2027-06-10',
  endDate: '2027-06-16',
  tripDuration: 7,
} as unknown as Departure

function Trip() {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return isOpen ? (
    <AirportDialog tripId="grecia" title="Grecia" departure={departure} onClose={close} />
  ) : (
    <p>Pagina del viaggio</p>
  )
}

async function chooseRome(): Promise<HTMLElement> {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  await act(async () =>
    createRoot(box).render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Trip />} />
          <Route path="/contact" element={<p>Contatti</p>} />
        </Routes>
      </MemoryRouter>,
    ),
  )
  await act(async () => box.querySelector<HTMLElement>('[value="Roma Fiumicino"]')?.click())
  await act(async () => box.querySelector('form')?.requestSubmit())
  expect(box.textContent).toContain('Reindirizzamento...')
  return box
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('the next page comes after the words of the button', async () => {
  const box = await chooseRome()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(box.textContent).toBe('Contatti')
})

test("'Annulla' within that time keeps the visitor on the trip's page", async () => {
  const box = await chooseRome()
  const buttons = [...box.querySelectorAll('button')]
  await act(async () => buttons.find((one) => one.textContent === 'Annulla')?.click())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(box.textContent).toBe('Pagina del viaggio')
})
