import { formatEuro } from '../../../domain/money.ts'
import type { NewEntry } from '../../../domain/road/entries.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { waitingOf } from './phone-store.ts'
import { type Road, writeAgain } from './road-state.ts'

/** Entries that the server refused stay visible until somebody writes them again. */
export function Refused({ departureId, road }: { departureId: string; road: Road }) {
  const refused = waitingOf(road.waiting, departureId).filter(({ isRefused }) => isRefused)
  if (refused.length === 0) return null
  return (
    <section className="mx-4.5 mt-4 rounded-panel border border-bad bg-white p-4.5" role="alert">
      <h2 className="text-[1.125rem]">Voci da scrivere di nuovo</h2>
      <p className="mt-1 text-ink-2">
        Il numero di queste voci era già di un’altra, o nel testo c’è un IBAN che non è
        dell’agenzia: non sono andate perse, ma non sono ancora nel diario.
      </p>
      <ul className="mt-3 grid gap-2.5">
        {refused.map((one) => (
          <li key={one.entry.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{entryWords(one.entry)}</span>
            <StaffButton onClick={() => void writeAgain(one)}>Scrivi di nuovo</StaffButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One entry in a few words. */
function entryWords(entry: NewEntry): string {
  switch (entry.kind) {
    case 'roll_call':
      return `Appello: ${entry.body.title}`
    case 'presence':
      return 'Una presenza'
    case 'notice':
      return `Avviso: ${entry.body.text}`
    case 'incident':
      return `Fatto: ${entry.body.text}`
    case 'expense':
      return `Spesa: ${entry.body.what}`
    case 'kitty_in':
      return `Versamento in cassa: ${formatEuro(entry.body.amount)}`
    case 'kitty_out':
      return `Spesa della cassa: ${entry.body.what}`
    case 'struck':
      return `Annullamento: ${entry.body.reason}`
  }
}
