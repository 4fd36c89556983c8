import type { FormField, FormSection } from '../form-shape.ts'

const unshown = [
  { value: 'hidden', label: 'Nascosto' },
  { value: 'archived', label: 'Archiviato' },
]

/** Of trips, which always say it. */
export const tripState: FormField = {
  kind: 'choice',
  name: 'state',
  label: 'Stato',
  hint: 'Un viaggio con prenotazioni non si cancella: si archivia.',
  choices: [{ value: 'shown', label: 'Visibile' }, ...unshown],
}

/** Of everything else that is shown or not: where it says nothing, it is. */
export function inTheSite(hint: string): FormSection {
  return {
    id: 'sito',
    title: 'Nel sito',
    fields: [
      {
        kind: 'choice',
        name: 'state',
        label: 'Stato',
        hint,
        optional: true,
        none: 'Visibile',
        choices: unshown,
      },
    ],
  }
}
