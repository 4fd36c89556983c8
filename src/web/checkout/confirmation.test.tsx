import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import '../testing-site.ts'
import type { Booking } from './booking-query.tsx'

vi.mock('./trip-pictures.ts', () => ({ useMainPicture: () => undefined }))
const { ConfirmationPage } = await import('./confirmation.tsx')

const today = todayInRome(new Date())
const booking = {
  id: '18d46046-0d0c-4c9e-9d5f-3f2b6c0a1b2c',
  reference: '18D46046',
  tripId: 'tokyo-kyoto',
  startDate: today,
  status: 'confirmed',
  paper: 'contract',
  documentsReceivedAt: null,
  summaryHeld: false,
} as Booking

function page(change: Partial<Booking>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ConfirmationPage
        title="Prenotazione confermata!"
        lead=""
        meta=""
        address="/"
        booking={{ ...booking, ...change }}
        facts={null}
        actions={null}
      >
        {null}
      </ConfirmationPage>
    </MemoryRouter>,
  )
}

const ahead = ['Aggiungi le date al calendario', 'Invia i documenti']

it.each([
  ['before the departure', { startDate: addDays(today, 1) }, ahead],
  ['from the day of departure on', { startDate: today }, []],
  ['of a cancelled booking', { startDate: addDays(today, 1), status: 'cancelled' }, []],
] as const)('%s offers what is still of use', (_, change, offered) => {
  const text = page(change)
  expect(ahead.filter((words) => text.includes(words))).toEqual(offered)
})

it('names the stored paper, also once the booking is cancelled', () => {
  expect(page({ status: 'cancelled' })).toContain('Scarica il contratto (PDF)')
  expect(page({ paper: 'proposal' })).toContain('Scarica la proposta di contratto (PDF)')
})
