import type { FormField, FormSection } from '../form-shape.ts'

/** What the forms of several pages have. */
const metaTitle: FormField = {
  kind: 'line',
  name: 'metaTitle',
  label: 'Titolo per i motori di ricerca',
  length: { best: 60, because: 'oltre, Google lo taglia' },
}

export const metaDescription: FormField = {
  kind: 'text',
  name: 'metaDescription',
  label: 'Descrizione per i motori di ricerca',
  rows: 3,
  length: { best: 160, because: 'oltre, Google la taglia' },
}

export const search: FormSection = {
  id: 'ricerca',
  title: 'Motori di ricerca',
  fields: [metaTitle, metaDescription],
}

export const title: FormField = { kind: 'line', name: 'title', label: 'Titolo' }
export const lead: FormField = { kind: 'text', name: 'lead', label: 'Introduzione', rows: 3 }

export function titled(name: string, label: string): FormField {
  return {
    kind: 'group',
    name,
    label,
    fields: [title, { kind: 'text', name: 'text', label: 'Testo', rows: 2 }],
  }
}
