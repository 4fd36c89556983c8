import type { FormField, FormSection } from '../form-shape.ts'

type Kind = FormField['kind']
type Of<K extends Kind> = Extract<FormField, { kind: K }>
type Rest<K extends Kind> = Omit<Of<K>, 'kind' | 'name' | 'label'>

/** The properties argument is optional unless the field kind has required properties. */
type Said<K extends Kind> = object extends Rest<K> ? [rest?: Rest<K>] : [rest: Rest<K>]

function word<K extends Kind>(kind: K) {
  return (name: string, label: string, ...[rest]: Said<K>) =>
    ({ kind, name, label, ...rest }) as unknown as Of<K>
}

/** Functions to define form fields: the property name in the document, the label, then other properties. */
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
