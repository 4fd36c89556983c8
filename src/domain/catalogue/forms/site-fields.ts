import type { FormSection } from '../form-shape.ts'
import { choice, section } from './words.ts'

const unshown = [
  { value: 'hidden', label: 'Nascosto' },
  { value: 'archived', label: 'Archiviato' },
]

/** Of trips, which always say it. */
export const tripState = choice('state', 'Stato', {
  hint: 'Un viaggio con prenotazioni non si cancella: si archivia.',
  choices: [{ value: 'shown', label: 'Visibile' }, ...unshown],
})

/** Of everything else that is shown or not: where it says nothing, it is. */
export function inTheSite(hint: string): FormSection {
  return section('sito', 'Nel sito', {
    fields: [
      choice('state', 'Stato', { hint, optional: true, none: 'Visibile', choices: unshown }),
    ],
  })
}
