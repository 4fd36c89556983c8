import { path } from '../../../contract/pages.ts'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { balanceLabel } from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { extraLine } from '../../../domain/booking/extras.ts'
import { stepLabel } from '../../../domain/booking/payment-plan.ts'
import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { balanceAfterDeposit, plannedSteps } from '../../accounts/amounts.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import { type Letter, writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { Booking } from './store.ts'

/** Addresses a letter to the contact of the booking. */
export function mailToTraveller(
  deps: Parameters<typeof writeMail>[0],
  { id, contactEmail }: Pick<Booking, 'id' | 'contactEmail'>,
  letter: Omit<Letter, 'bookingId' | 'recipient'>,
): Mail {
  return writeMail(deps, { ...letter, bookingId: id, recipient: contactEmail })
}

export type Fact = { label: string; value: string }

/** Facts repeated in every mail about a booking, so that each can be read on its own. */
export function tripFacts(booking: Booking): Fact[] {
  return [
    { label: 'Viaggio', value: booking.destinationTitle },
    { label: 'Partenza', value: formatDate(booking.startDate) },
    { label: 'Ritorno', value: formatDate(booking.endDate) },
    { label: 'Viaggiatori', value: String(booking.adultCount + booking.childCount) },
    ...extraFacts(booking),
    { label: 'Totale', value: formatEuro(booking.totalPrice) },
    { label: 'Codice prenotazione', value: bookingReference(booking.id) },
  ]
}

/** The extras of the booking, each with its amount. */
export function extraFacts({ extras }: Pick<Booking, 'extras'>): Fact[] {
  return extras.map(extraLine).map(({ label, amount }) => ({ label, value: formatEuro(amount) }))
}

export function transferFacts(booking: Booking, account: BankAccount, amount: Cents): Fact[] {
  return [
    { label: 'Importo del bonifico', value: formatEuro(amount) },
    { label: 'Intestatario', value: account.accountHolder },
    { label: 'IBAN', value: formatIban(account.iban) },
    { label: 'Causale', value: booking.paymentReference ?? '' },
  ]
}

/** Payments after the deposit: one balance, or the open instalments. */
export function laterFacts(booking: Booking, today: IsoDate): Fact[] {
  const steps = plannedSteps(booking).filter(({ open }) => open > 0)
  if (steps.length > 0) {
    return steps.map((step) => ({ label: stepLabel(step, today), value: formatEuro(step.open) }))
  }
  const balance = balanceAfterDeposit(booking)
  if (!booking.balanceDueDate || balance <= 0) return []
  return [{ label: balanceLabel(booking.balanceDueDate, today), value: formatEuro(balance) }]
}

/** Money paid beyond the price, or for a cancelled booking. */
export function excessFacts(booking: Booking): Fact[] {
  const owed = refundOwed(booking)
  return owed > 0 ? [{ label: 'Da restituirti', value: formatEuro(owed) }] : []
}

/** The page for uploading documents, with the booking's id filled in. */
export function documentsLink(publicUrl: string, { id }: Booking) {
  const page = path('verifyBookings', undefined, { prenotazione: id })
  return { label: 'Invia i documenti dei viaggiatori', href: `${publicUrl}/#${page}` }
}

export function contactFacts(booking: Booking): Fact[] {
  return [
    { label: 'Referente', value: booking.contactName },
    { label: 'Email', value: booking.contactEmail },
    { label: 'Telefono', value: booking.contactPhone },
  ]
}

export function firstNameOf(booking: Booking): string {
  return booking.travelers[0]?.firstName ?? booking.contactName
}

/**
 * A link to the page where travellers can compare the IBAN in a mail; a deactivated account is not listed
 * there.
 */
export function compareAccount(publicUrl: string, { isActive }: Pick<BankAccount, 'isActive'>) {
  if (!isActive) return {}
  return {
    note: {
      text: 'Prima di pagare puoi confrontare il conto con quelli che usiamo:',
      label: 'I nostri conti',
      href: `${publicUrl}/#${path('officialAccounts')}`,
    },
  }
}
