import { formatEuro } from '../../../domain/money.ts'

/** What goes back is what a booking holds: nothing on a day without a departure, nor twice. */
type Held = { spotsTaken: number }

function spotsText(spots: number): string {
  return spots === 1 ? '1 posto torna libero' : `${spots} posti tornano liberi`
}

/** What cancelling does. */
export function cancelText({ spotsTaken }: Held): string {
  const mail = "cliente riceve un'email."
  if (spotsTaken === 0) return `Il ${mail}`
  const spots = spotsTaken === 1 ? 'Il posto torna libero' : `I ${spotsText(spotsTaken)}`
  return `${spots} e il ${mail}`
}

export function countOf(count: number): string {
  return count === 1 ? '1 prenotazione' : `${count} prenotazioni`
}

/** The same of several at once, in numbers; `owed` has come in already. */
export function cancelManyText(bookings: readonly (Held & { amountPaid: number })[]) {
  const spots = bookings.reduce((sum, { spotsTaken }) => sum + spotsTaken, 0)
  const paid = bookings.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
  return {
    spots: `${countOf(bookings.length)}, ${spots > 0 ? spotsText(spots) : 'nessun posto torna libero'}.`,
    owed: paid > 0 ? `${formatEuro(paid)} già versati sono da rimborsare.` : '',
  }
}

/** Once it is done; what changed meanwhile was left alone. */
export function cancelledText(cancelled: number, leftAlone: number): string {
  if (cancelled === 0) return 'Nessuna prenotazione annullata'
  const done = cancelled === 1 ? 'annullata' : 'annullate'
  const rest = leftAlone === 1 ? '1 lasciata com’era' : `${leftAlone} lasciate com’erano`
  return `${countOf(cancelled)} ${done}${leftAlone > 0 ? `, ${rest}` : ''}`
}

/** The same of the way back. */
export function changedMeanwhileText(leftAlone: number): string | undefined {
  if (leftAlone === 0) return undefined
  return leftAlone === 1
    ? '1 nel frattempo è cambiata: aprila.'
    : `${leftAlone} nel frattempo sono cambiate: aprile una per una.`
}
