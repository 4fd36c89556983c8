/** Places that came free wait so long for the party they were offered to, by the database's clock. */
export const offerHours = 24

/**
 * waiting: in the queue. held: places are set aside, the mail is about to be written. offered: the
 * party has been told and has its 24 hours. The others are ends.
 */
export const waitingStates = [
  'waiting',
  'held',
  'offered',
  'booked',
  'declined',
  'expired',
  'left',
  'removed',
  'closed',
] as const
export type WaitingState = (typeof waitingStates)[number]

/** What still stands in the queue or has places set aside. */
export const liveWaitingStates = ['waiting', 'held', 'offered'] as const satisfies WaitingState[]
/** What has places of the departure set aside. */
export const holdingWaitingStates = ['held', 'offered'] as const satisfies WaitingState[]

export function isLive(state: WaitingState): boolean {
  return (liveWaitingStates as readonly string[]).includes(state)
}

export function holdsPlaces(state: WaitingState): boolean {
  return (holdingWaitingStates as readonly string[]).includes(state)
}

type Party = { people: number }

/**
 * Who gets the places that are free, in the order of the queue: a party gets all its places or none.
 * One that does not fit keeps its turn, and those behind it who fit are not made to wait for it.
 */
export function partiesThatFit<P extends Party>(queue: readonly P[], free: number): P[] {
  let left = free
  return queue.filter(({ people }) => {
    if (people > left) return false
    left -= people
    return true
  })
}

export const waitingLabels: Readonly<Record<WaitingState, string>> = {
  waiting: 'In attesa',
  held: 'Posti in arrivo',
  offered: 'Posti offerti',
  booked: 'Ha prenotato',
  declined: 'Ha rinunciato',
  expired: 'Offerta scaduta',
  left: 'È uscito dalla lista',
  removed: 'Tolto dallo staff',
  closed: 'Lista chiusa',
}

/** Joining by one visitor's network and by one mailbox, in a day. */
export const joinAllowance = { network: 6, mailbox: 4 } as const

/** `1 posto`, `3 posti`. */
export function placesText(people: number): string {
  return people === 1 ? '1 posto' : `${people} posti`
}
