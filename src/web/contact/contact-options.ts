import { tripCards } from '../../content/trips/cards.ts'
import { contactDestinations } from '../../domain/contact.ts'

/** The destinations that the form offers, by their names. */
export const contactOptions = contactDestinations.map((value) => ({
  value,
  label: tripCards.find(({ id }) => id === value)?.title ?? 'Altro',
}))
