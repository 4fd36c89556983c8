import { contactDestination } from '../../domain/contact/contact.ts'
import { dateTexts, formatDate } from '../../domain/dates.ts'

/** What another page hands over in the address: the trip, the departure, a letter already written. */
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

/** The option of the form that stands for the trip. */
export function optionOf({ destination }: EnquiryLink, offered?: readonly string[]): string {
  return contactDestination(destination, offered) ?? ''
}

const writtenDay = /\d{1,2}\/\d{1,2}\/\d{4}/

/** A day is written as people here write it; what is already written so stays as it came. */
function shownDate(date: string): string {
  return writtenDay.test(date) ? date : formatDate(date)
}

export function departureText(date: string): string {
  const shown = shownDate(date)
  return shown === dateTexts.invalid ? shown : `partenza del ${shown}`
}
