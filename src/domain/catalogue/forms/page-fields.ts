import type { FormField } from '../form-shape.ts'
import { group, line, section, text } from './words.ts'

/** Fields shared by the forms of several pages. */
const metaTitle = line('metaTitle', 'Titolo per i motori di ricerca', {
  length: { best: 60, because: 'oltre, Google lo taglia' },
})

export const metaDescription = text('metaDescription', 'Descrizione per i motori di ricerca', {
  rows: 3,
  length: { best: 160, because: 'oltre, Google la taglia' },
})

export const search = section('ricerca', 'Motori di ricerca', {
  fields: [metaTitle, metaDescription],
})

export const title = line('title', 'Titolo')
export const lead = text('lead', 'Introduzione', { rows: 3 })

export function titled(name: string, label: string): FormField {
  return group(name, label, { fields: [title, text('text', 'Testo', { rows: 2 })] })
}
