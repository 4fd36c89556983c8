import { contactDestination } from '../../domain/contact.ts'
import { formatDate, isIsoDate } from '../../domain/dates.ts'

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
export function optionOf({ destination }: EnquiryLink): string {
  return contactDestination(destination) ?? ''
}

/** A day is written as people here write it; anything else stays as it came. */
export function shownDate(date: string): string {
  return isIsoDate(date) ? formatDate(date) : date
}
