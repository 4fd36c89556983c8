import type { BookingEvent, BookingState, BookingStatus } from './bookings.ts'

/** What a booking holds on its departure before the change. */
export type SpotsStanding = {
  status: BookingStatus
  /** Its spots were released because no payment came. */
  isReleased: boolean
  /** Its departure is stored in the database; samples have no spots. */
  isStored: boolean
}

export type SpotsChange = {
  /** Null: only the money was recounted. */
  event: BookingEvent | null
  after: BookingState
  /** The number of travellers after the change. */
  people: number
  isOtherDeparture: boolean
  /** Money was received for it, expected or not. */
  hasMoney: boolean
  /** The day of departure, before the change, has come. */
  hasDeparted: boolean
}

export type SpotsToHold = {
  people: number
  isReleased: boolean
  /** If the departure is full: refuse the change, or go on without spots. */
  ifFull: 'refused' | 'without'
  /** Staff may bring a booking back to a departure that is closed to sales, but not move one there. */
  onlyOnSale: boolean
  /** How long the spots are held: until the time already promised, or for a full new period. */
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

/** The spots a booking must hold on its departure after a change. */
export function spotsToHold(standing: SpotsStanding, change: SpotsChange): SpotsToHold {
  const { event, after, people, isOtherDeparture, hasDeparted } = change
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
  // A declaration of an earlier payment must not put somebody who stayed at home among those who left.
  const isLate = hasDeparted && !isOtherDeparture
  if (declarations.includes(event) && !isLate) return { ...hold, ifFull: 'without' }
  if (revivals.includes(event) || isBroughtAlong(change)) return hold
  if (event === null && change.hasMoney) return { ...hold, ifFull: 'without' }
  // A corrected name, a new plan or a withdrawn declaration never gets released spots back by itself.
  return { ...hold, people: 0, isReleased: true }
}

/** A paid or declared booking that lost its spots gets spots on the departure to which staff move it. */
function isBroughtAlong({ isOtherDeparture, hasMoney, after }: SpotsChange): boolean {
  return isOtherDeparture && (hasMoney || after.paymentStatus !== 'pending')
}
