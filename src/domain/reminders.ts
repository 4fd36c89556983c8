import { addDays, formatDate, type IsoDate, weekdayOf } from './dates.ts'
import { type Cents, formatEuro } from './money.ts'

/** A declared transfer that has not come after so many working days is asked after. */
export const declaredPatience = 3

/** Saturdays and Sundays do not count: banks rest on them. */
export function addWorkingDays(day: IsoDate, count: number): IsoDate {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    const weekday = weekdayOf(at)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}

type Reminded = {
  contactName: string
  destinationTitle: string
  startDate: IsoDate
  paymentReference: string | null
}

/** Polite, short, and with everything that is needed to pay. */
export function reminderText(
  booking: Reminded,
  cents: Cents,
  dueOn: IsoDate | null,
  isDeclared: boolean,
): string {
  const first = booking.contactName.trim().split(/\s+/)[0]
  const causale = booking.paymentReference ? ` La causale è "${booking.paymentReference}".` : ''
  const trip = `${booking.destinationTitle} del ${formatDate(booking.startDate)}`
  const middle = isDeclared
    ? `il bonifico di ${formatEuro(cents)} per ${trip} non risulta ancora arrivato sul nostro conto: puoi mandarci la ricevuta?`
    : `ti ricordiamo ${formatEuro(cents)} per ${trip}${dueOn ? `, da versare entro il ${formatDate(dueOn)}` : ''}.`
  return `Ciao ${first}, ${middle}${causale} Se lo hai già inviato, ignora pure questo messaggio. Grazie!`
}
