import type { FormField, FormSection } from '../form-shape.ts'

type Kind = FormField['kind']
type Of<K extends Kind> = Extract<FormField, { kind: K }>
type Rest<K extends Kind> = Omit<Of<K>, 'kind' | 'name' | 'label'>

/** What a kind of field can't do without has to be said; most need nothing. */
type Said<K extends Kind> = object extends Rest<K> ? [rest?: Rest<K>] : [rest: Rest<K>]

function word<K extends Kind>(kind: K) {
  return (name: string, label: string, ...[rest]: Said<K>) =>
    ({ kind, name, label, ...rest }) as unknown as Of<K>
}

/** The words that forms are written in: a field's name in the document, what the agency calls it, then the rest. */
export const body = word('body')
export const choice = word('choice')
export const colour = word('colour')
export const day = word('day')
export const euro = word('euro')
export const flag = word('flag')
export const group = word('group')
export const line = word('line')
export const list = word('list')
export const logo = word('logo')
export const marked = word('marked')
export const moment = word('moment')
export const money = word('money')
export const months = word('months')
export const number = word('number')
export const order = word('order')
export const picture = word('picture')
export const pictures = word('pictures')
export const text = word('text')
export const texts = word('texts')

export function section(
  id: string,
  title: string,
  rest: Omit<FormSection, 'id' | 'title'>,
): FormSection {
  return { id, title, ...rest }
}
