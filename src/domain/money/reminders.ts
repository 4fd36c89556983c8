import { balanceDeadline } from '../booking/booking-texts.ts'
import { hasDeparted } from '../catalogue/departures.ts'
import { addDays, formatDate, type IsoDate, weekdayOf } from '../dates.ts'
import { isHoliday } from '../holidays.ts'
import { type Cents, formatEuro } from '../money.ts'
import { elidedDays } from '../typography.ts'

/** A declared transfer that has not arrived after this many working days gets a reminder. */
export const declaredPatience = 3

/** Saturdays, Sundays and holidays do not count, because banks are closed. */
export function addWorkingDays(day: IsoDate, count: number): IsoDate {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    const weekday = weekdayOf(at)
    if (weekday !== 0 && weekday !== 6 && !isHoliday(at)) left -= 1
  }
  return at
}

/** The facts in a reminder. */
export type Reminded = {
  firstName: string
  destinationTitle: string
  startDate: IsoDate
  /** The next payment: 'Acconto', 'Rata 1', 'Saldo'. */
  name: string
  amount: Cents
  dueOn: IsoDate | null
  /** The traveller declared the transfer, but it has not arrived. */
  isDeclared: boolean
  today: IsoDate
}

export type ReminderWords = { subject: string; title: string; paragraphs: string[] }

const ifSent =
  'Se lo hai già inviato non devi fare altro: la conferma arriva appena il bonifico è sul conto.'

/** The reminder mail; the office can preview it. */
export function reminderWords(reminded: Reminded): ReminderWords {
  const { firstName, destinationTitle, startDate, name, today } = reminded
  const trip = `${destinationTitle}, partenza ${formatDate(startDate)}`
  const amount = formatEuro(reminded.amount)
  const when = balanceDeadline(reminded.dueOn, today)
  if (reminded.isDeclared) {
    return {
      subject: `Il tuo bonifico non è ancora arrivato: ${trip}`,
      title: 'Stiamo aspettando il tuo bonifico',
      paragraphs: [
        `Ciao ${firstName}, ci hai detto di aver inviato ${amount} per il viaggio «${destinationTitle}», ma sul nostro conto non risultano ancora.`,
        'Rispondi a questa email allegando la ricevuta della banca, oppure controlla che IBAN e causale siano quelli qui sotto. Se è appena partito, non devi fare altro.',
      ],
    }
  }
  if (name === 'Saldo' && hasDeparted(startDate, today)) {
    return {
      subject: `Promemoria del saldo: ${trip}`,
      title: 'Manca ancora il saldo',
      paragraphs: [
        `Ciao ${firstName}, per il viaggio «${destinationTitle}» resta da versare il saldo di ${amount}.`,
        ifSent,
      ],
    }
  }
  if (name === 'Saldo') {
    return {
      subject: `Promemoria del saldo: ${trip}`,
      title: 'Manca poco: è il momento del saldo',
      paragraphs: [
        `Ciao ${firstName}, la partenza del viaggio «${destinationTitle}» è vicina e il saldo di ${amount} è da versare ${when}.`,
        ifSent,
      ],
    }
  }
  if (name.startsWith('Rata')) {
    return {
      subject: `Promemoria della rata: ${trip}`,
      title: 'È il momento della prossima rata',
      paragraphs: [
        `Ciao ${firstName}, la prossima rata del viaggio «${destinationTitle}» è di ${amount}, da versare ${when}.`,
        ifSent,
      ],
    }
  }
  return {
    subject: `Promemoria del pagamento: ${trip}`,
    title: 'Manca ancora una parte del pagamento',
    paragraphs: [
      `Ciao ${firstName}, per confermare il viaggio «${destinationTitle}» mancano ${amount}: li versi con il bonifico qui sotto.`,
      ifSent,
    ],
  }
}

/** The reminder for a chat: polite, short, and with everything needed to pay. */
export function reminderText(reminded: Reminded, causale: string | null, address: string): string {
  const { firstName, destinationTitle, startDate, dueOn, today } = reminded
  const amount = formatEuro(reminded.amount)
  const trip = elidedDays(`${destinationTitle} del ${formatDate(startDate)}`)
  const when = dueOn === null ? '' : `, da versare ${balanceDeadline(dueOn, today)}`
  const middle = reminded.isDeclared
    ? `il bonifico di ${amount} per ${trip} non risulta ancora arrivato sul nostro conto: puoi mandarci la ricevuta?`
    : `ti ricordiamo il versamento di ${amount} per ${trip}${when}.`
  const reference = causale ? ` La causale è "${causale}".` : ''
  return `Ciao ${firstName}, ${middle}${reference} Trovi tutti i dati qui: ${address} Se lo hai già inviato, ignora pure questo messaggio. Grazie!`
}

/** Automatic reminders: this many days before departure, and a week before each instalment of a plan. */
export const reminderDefaults = { days: [45, 30, 20], instalments: true }
export type ReminderRules = { days: number[]; instalments: boolean }

export const reminderRange = { min: 1, max: 180, most: 6 } as const
const daysBeforeInstalment = 7

type Remindable = {
  startDate: IsoDate
  /** The day of the booking: reminders that would have been due before it are not sent. */
  bookedOn: IsoDate
  /** The day of the next instalment, if there is a plan. */
  dueOn: IsoDate | null
}

/**
 * The occasion for which a reminder is due today: the latest configured day reached, or the week before an
 * instalment. After a pause, older missed reminders are not sent as well.
 */
export function reminderOccasion(
  { startDate, bookedOn, dueOn }: Remindable,
  rules: ReminderRules,
  today: IsoDate,
): string | null {
  if (startDate <= today) return null
  const reached = rules.days.filter((days) => {
    const day = addDays(startDate, -days)
    return day <= today && day >= bookedOn
  })
  const instalmentDay = dueOn === null ? null : addDays(dueOn, -daysBeforeInstalment)
  if (
    rules.instalments &&
    instalmentDay !== null &&
    instalmentDay <= today &&
    instalmentDay > bookedOn &&
    (dueOn ?? '') >= today
  ) {
    return `rata ${dueOn}`
  }
  return reached.length > 0 ? String(Math.min(...reached)) : null
}
