import { contactDestinations } from '../../domain/contact.ts'

/** The destinations that the form offers, by their names. */
export function contactOptions(titles: Readonly<Record<string, string>>) {
  return contactDestinations.map((value) => ({ value, label: titles[value] ?? 'Altro' }))
}
