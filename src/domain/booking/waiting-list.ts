/** How long freed places are reserved for the party they are offered to, by the database's clock. */
export const offerHours = 24

/**
 * waiting: in the queue. held: places are set aside, the mail is about to be written. offered: the
 * party has been notified and has 24 hours. The other states are final.
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

/** Entries still in the queue or with places set aside. */
export const liveWaitingStates = ['waiting', 'held', 'offered'] as const satisfies WaitingState[]
/** Entries with places of the departure set aside. */
export const holdingWaitingStates = ['held', 'offered'] as const satisfies WaitingState[]

export function isLive(state: WaitingState): boolean {
  return (liveWaitingStates as readonly string[]).includes(state)
}

export function holdsPlaces(state: WaitingState): boolean {
  return (holdingWaitingStates as readonly string[]).includes(state)
}

type Party = { people: number }

/**
 * Which parties get the free places, in queue order: a party gets all its places or none. A party that
 * does not fit keeps its position, and smaller parties behind it do not have to wait for it.
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

/** How many times per day one visitor's network and one mailbox may join. */
export const joinAllowance = { network: 6, mailbox: 4 } as const

/** `1 posto`, `3 posti`. */
export function placesText(people: number): string {
  return people === 1 ? '1 posto' : `${people} posti`
}
