import { isMinor } from '../../../domain/booking/minors.ts'
import { isShown, mayBeShown } from '../../../domain/booking/shown-to-group.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { filledOf, missingOf } from '../../../domain/trip/own-part.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { isHeldBy } from '../access/keys.ts'

/** Travellers enter their own data; the contact also enters that of minors. */
export function mayFill(booking: Booking, reader: number, seat: number): boolean {
  const person = booking.travelers[seat]
  if (!person) return false
  return seat === reader || (reader === leaderSeat && isMinor(person, booking.startDate))
}

/** Closed from the day of departure on, and for cancelled bookings. */
export function isDataOpen(
  { status, startDate, personalDataRemovedAt }: Booking,
  today: IsoDate,
): boolean {
  return status !== 'cancelled' && today < startDate && personalDataRemovedAt === null
}

export type PartyPass = {
  id: string
  seat: number
  generation: number
  tokenHash: string
  isEnded: boolean
  /** Browsers with a session of this link. */
  sessions: number
}

type Link = 'none' | 'invited' | 'in'

function linkOf(
  deps: Pick<Deps, 'signingKey'>,
  booking: Booking,
  found: PartyPass | undefined,
): Link {
  if (!found || found.isEnded || !isHeldBy(deps, found, booking)) return 'none'
  return found.sessions > 0 ? 'in' : 'invited'
}

/** Of the others the contact only sees whether their data is complete, never the data itself. */
export function partyOf(
  deps: Pick<Deps, 'signingKey' | 'now'>,
  booking: Booking,
  reader: number,
  passes: readonly PartyPass[],
) {
  const leads = reader === leaderSeat
  const isOpen = isDataOpen(booking, todayInRome(deps.now()))
  return booking.travelers.flatMap((person, seat) => {
    if (!leads && seat !== reader) return []
    const isOwn = isOpen && mayFill(booking, reader, seat)
    // The contact needs no invitation.
    const own = seat === leaderSeat ? undefined : passes.find((pass) => pass.seat === seat)
    const mayHaveLink = leads && seat !== leaderSeat && !isMinor(person, booking.startDate)
    const link = linkOf(deps, booking, own)
    const missing = booking.personalDataRemovedAt === null ? missingOf(person) : []
    return {
      seat,
      name: `${person.firstName} ${person.lastName}`.trim(),
      isYou: seat === reader,
      isDone: missing.length === 0,
      mayFill: isOwn,
      mayInvite: isOpen && mayHaveLink,
      mayTakeBack: mayHaveLink && booking.status !== 'cancelled' && link !== 'none',
      link,
      missing: isOwn ? missing : [],
      filled: isOwn ? filledOf(person) : [],
      isShown:
        seat === reader && mayBeShown(person, booking.startDate)
          ? isShown(person, booking.startDate)
          : null,
    }
  })
}
