import { formatEuro } from '../../../domain/money.ts'

/** Only spots that the booking still holds become free: none without a departure, none a second time. */
type Held = { spotsTaken: number }

function spotsText(spots: number): string {
  return spots === 1 ? '1 posto torna libero' : `${spots} posti tornano liberi`
}

/** What cancelling one booking does. */
export function cancelText({ spotsTaken }: Held): string {
  const mail = "cliente riceve un'email."
  if (spotsTaken === 0) return `Il ${mail}`
  const spots = spotsTaken === 1 ? 'Il posto torna libero' : `I ${spotsText(spotsTaken)}`
  return `${spots} e il ${mail}`
}

export function countOf(count: number): string {
  return count === 1 ? '1 prenotazione' : `${count} prenotazioni`
}

/** The same for several bookings at once, in numbers; `owed` is what they have already paid. */
export function cancelManyText(bookings: readonly (Held & { amountPaid: number })[]) {
  const spots = bookings.reduce((sum, { spotsTaken }) => sum + spotsTaken, 0)
  const paid = bookings.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
  return {
    spots: `${countOf(bookings.length)}, ${spots > 0 ? spotsText(spots) : 'nessun posto torna libero'}.`,
    owed: paid > 0 ? `${formatEuro(paid)} già versati sono da rimborsare.` : '',
  }
}

/** The result; bookings that changed in the meantime were left alone. */
export function cancelledText(cancelled: number, leftAlone: number): string {
  if (cancelled === 0) return 'Nessuna prenotazione annullata'
  const done = cancelled === 1 ? 'annullata' : 'annullate'
  const rest = leftAlone === 1 ? '1 lasciata com’era' : `${leftAlone} lasciate com’erano`
  return `${countOf(cancelled)} ${done}${leftAlone > 0 ? `, ${rest}` : ''}`
}

/** The same when the cancellation is undone. */
export function changedMeanwhileText(leftAlone: number): string | undefined {
  if (leftAlone === 0) return undefined
  return leftAlone === 1
    ? '1 nel frattempo è cambiata: aprila.'
    : `${leftAlone} nel frattempo sono cambiate: aprile una per una.`
}
