import type { FormSection } from '../form-shape.ts'
import { choice, section } from './words.ts'

const unshown = [
  { value: 'hidden', label: 'Nascosto' },
  { value: 'archived', label: 'Archiviato' },
]

/** The state of trips, which is always set. */
export const tripState = choice('state', 'Stato', {
  hint: 'Un viaggio con prenotazioni non si cancella: si archivia.',
  choices: [{ value: 'shown', label: 'Visibile' }, ...unshown],
})

/** The state of all other kinds that can be hidden: without a state, a document is shown. */
export function inTheSite(hint: string): FormSection {
  return section('sito', 'Nel sito', {
    fields: [
      choice('state', 'Stato', { hint, optional: true, none: 'Visibile', choices: unshown }),
    ],
  })
}
