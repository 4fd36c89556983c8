import { contactDestination } from '../../domain/contact/contact.ts'
import { dateTexts, formatDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'

/** What another page passes in the address: the trip, the departure, a prepared message. */
export type EnquiryLink = {
  destination: string
  airport: string
  date: string
  message: string
}

const longest = { destination: 80, airport: 80, date: 80, message: 4000 } as const

export function enquiryFrom(search: string): EnquiryLink {
  const query = new URLSearchParams(search)
  const read = (name: keyof EnquiryLink) => (query.get(name) ?? '').trim().slice(0, longest[name])
  return {
    destination: read('destination'),
    airport: read('airport'),
    date: read('date'),
    message: read('message'),
  }
}

/** The form's option for the trip. */
export function optionOf({ destination }: EnquiryLink, offered?: readonly string[]): string {
  return contactDestination(destination, offered) ?? ''
}

const writtenDay = /\d{1,2}\/\d{1,2}\/\d{4}/

/** Formats a day the Italian way; a date that is already written so stays as it is. */
function shownDate(date: string): string {
  return writtenDay.test(date) ? date : formatDate(date)
}

export function departureText(date: string): string {
  const shown = shownDate(date)
  return shown === dateTexts.invalid ? shown : elidedDays(`partenza del ${shown}`)
}
