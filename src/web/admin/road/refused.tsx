import { useState } from 'react'
import { shortNamesOf } from '../../../domain/road/short-names.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { IncidentForm, NoticeForm } from './diary.tsx'
import { DropEntry } from './drop-entry.tsx'
import { entryWords } from './entry-words.ts'
import { ExpenseForm } from './expense-form.tsx'
import { KittyForm } from './kitty-form.tsx'
import { type RoadView, sortWaiting, type Waiting, waitingOf } from './phone-store.ts'
import { type Road, writeAgain } from './road-state.ts'

/** Entries that the server refused stay visible until somebody corrects, rewrites or drops them. */
export function Refused({ view, road }: { view: RoadView; road: Road }) {
  const [correcting, setCorrecting] = useState<Waiting>()
  const refused = waitingOf(sortWaiting(road).refused, view.id)
  if (refused.length === 0) return null
  return (
    <section className="mx-4.5 mt-4 rounded-panel border border-bad bg-white p-4.5">
      <div role="alert">
        <h2 className="text-[1.125rem]">Voci da scrivere di nuovo</h2>
        <p className="mt-1 text-ink-2">
          Queste voci non sono state accettate: non sono andate perse, ma non sono ancora nel
          diario.
        </p>
      </div>
      <ul className="mt-3 grid gap-3">
        {refused.map((one) => (
          <li key={one.entry.id}>
            <p className="[overflow-wrap:anywhere]">{entryWords(one.entry)}</p>
            <p className="text-bad">{one.refusal ?? unsaid}</p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              {hasForm(one) && (
                <StaffButton onClick={() => setCorrecting(one)}>Correggi</StaffButton>
              )}
              {(!hasForm(one) || one.refusal === undefined) && (
                <StaffButton onClick={() => void writeAgain(one)}>Scrivi di nuovo</StaffButton>
              )}
              <DropEntry waiting={one} />
            </div>
          </li>
        ))}
      </ul>
      {correcting && (
        <Correction again={correcting} view={view} onClose={() => setCorrecting(undefined)} />
      )}
    </section>
  )
}

/** Of these refusals the server names only the entry. */
const unsaid = 'Il suo numero era già di un’altra, o nel testo c’è un IBAN che non è dell’agenzia.'

function hasForm({ entry: { kind } }: Waiting): boolean {
  return kind !== 'roll_call' && kind !== 'presence' && kind !== 'struck'
}

type CorrectionProps = { again: Waiting; view: RoadView; onClose: () => void }

/** The form that the entry was written with, filled in. */
function Correction({ again, view, onClose }: CorrectionProps) {
  const props = { departureId: view.id, again, onClose }
  switch (again.entry.kind) {
    case 'notice':
      return <NoticeForm {...props} />
    case 'incident':
      return <IncidentForm {...props} />
    case 'expense':
      return <ExpenseForm {...props} />
    case 'kitty_in':
    case 'kitty_out': {
      const names = shortNamesOf(view.group)
      const people = view.group.map(({ key }) => ({ key, name: names.get(key) ?? '' }))
      return (
        <KittyForm
          {...props}
          kind={again.entry.kind === 'kitty_in' ? 'in' : 'out'}
          people={people}
        />
      )
    }
    default:
      return null
  }
}
