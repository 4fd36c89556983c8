import { formatDateRange } from '../../../domain/dates.ts'
import { copyValue } from '../copy.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { DropEntry } from './drop-entry.tsx'
import { entryWords } from './entry-words.ts'
import { sortWaiting, type Waiting } from './phone-store.ts'
import type { Road } from './road-state.ts'

/** What was written for a departure that was taken away, or ended, before there was a connection. */
export function LeftBehind({ road }: { road: Road }) {
  const { leftBehind } = sortWaiting(road)
  if (leftBehind.length === 0) return null
  return (
    <section className="mt-6 rounded-panel border border-bad bg-white p-4.5" role="alert">
      <h2 className="text-[1.125rem]">Voci rimaste sul telefono</h2>
      <p className="mt-1 text-ink-2">
        Non sono arrivate all’ufficio, perché la loro partenza non è più tra le tue. Se l’ufficio te
        la ridà partono da sole; altrimenti copiale e mandale all’ufficio.
      </p>
      <ul className="mt-3 grid gap-3">
        {leftBehind.map((one) => (
          <li key={one.entry.id}>
            <p className="text-ink-2">{departureOf(one)}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{entryWords(one.entry)}</p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              <StaffButton onClick={() => void copyValue(textOf(one), 'Il testo della voce')}>
                Copia
              </StaffButton>
              <DropEntry waiting={one} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function departureOf({ leftBehindBy: departure }: Waiting): string {
  if (!departure) return 'Una partenza di prima'
  return `${departure.title}, ${formatDateRange(departure.startDate, departure.endDate)}`
}

function textOf(one: Waiting): string {
  return `${departureOf(one)}\n${entryWords(one.entry)}`
}
