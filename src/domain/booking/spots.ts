import type { BookingEvent, BookingState, BookingStatus } from './bookings.ts'

/** How a booking stands with its departure before something happens to it. */
export type SpotsStanding = {
  status: BookingStatus
  /** Its spots were given back for want of a payment. */
  isReleased: boolean
  /** It stands on a stored departure; samples have no spots. */
  isStored: boolean
}

export type SpotsChange = {
  /** Null: money was counted anew, nothing else. */
  event: BookingEvent | null
  after: BookingState
  /** The party as it will be. */
  people: number
  isOtherDeparture: boolean
  /** Money has come for it, expected or not. */
  hasMoney: boolean
}

export type SpotsToHold = {
  people: number
  isReleased: boolean
  /** Where there is no room: the change is refused, or goes on without spots. */
  ifFull: 'refused' | 'without'
  /** Staff bring people back to a departure that is closed to sales; nobody new gets there. */
  onlyOnSale: boolean
  /** The time for which spots wait: as promised, or a whole new one. */
  promise: 'kept' | 'anew'
}

const declarations: readonly (BookingEvent | null)[] = [
  'transfer_declared',
  'older_payment_declared',
  'card_attempted',
]
const revivals: readonly (BookingEvent | null)[] = [
  'spots_retaken',
  'deposit_confirmed',
  'full_payment_confirmed',
]
const newTime: readonly (BookingEvent | null)[] = ['spots_retaken', 'corrected', 'reinstated']

/** What a booking must hold of its departure once something has happened to it. */
export function spotsToHold(standing: SpotsStanding, change: SpotsChange): SpotsToHold {
  const { event, after, people, isOtherDeparture } = change
  const hold: SpotsToHold = {
    people,
    isReleased: false,
    ifFull: 'refused',
    onlyOnSale: isOtherDeparture,
    promise: newTime.includes(event) ? 'anew' : 'kept',
  }
  if (after.status === 'cancelled') {
    return { ...hold, people: 0, isReleased: standing.isReleased }
  }
  if (event === 'spots_released') return { ...hold, people: 0, isReleased: true }
  if (standing.status === 'cancelled') return hold
  if (!standing.isReleased) {
    return { ...hold, people: standing.isStored || isOtherDeparture ? people : 0 }
  }
  if (declarations.includes(event)) return { ...hold, ifFull: 'without' }
  if (revivals.includes(event) || isBroughtAlong(change)) return hold
  if (event === null && change.hasMoney) return { ...hold, ifFull: 'without' }
  // A name set right, a new plan, a declaration taken back: nothing that was given up comes back by itself.
  return { ...hold, people: 0, isReleased: true }
}

/** Whoever has paid, or said so, and lost the spots gets those of the departure that staff found. */
function isBroughtAlong({ isOtherDeparture, hasMoney, after }: SpotsChange): boolean {
  return isOtherDeparture && (hasMoney || after.paymentStatus !== 'pending')
}
