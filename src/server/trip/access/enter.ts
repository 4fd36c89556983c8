import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { invitationMark } from '../../../domain/trip/own-part.ts'
import { isPlaceOpen, leaderSeat } from '../../../domain/trip/place.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { sessionCookie, sessionTokenIn } from './cookie.ts'
import { drawToken, isHeldBy, isToken, passToken } from './keys.ts'
import {
  claimPass,
  deleteSession,
  insertSession,
  type Pass,
  passByFeed,
  passByToken,
  sessionByToken,
} from './store.ts'

export type Visit = { pass: Pass; booking: Booking }
export type Entering = Pick<Deps, 'db' | 'now' | 'signingKey' | 'publicUrl'>

/** Whether the link is still valid: not revoked, within its time, and the seat still has the same person. */
export function isValid(deps: Omit<Entering, 'db'>, { pass, booking }: Visit): boolean {
  const today = todayInRome(deps.now())
  return pass.endedAt === null && isPlaceOpen(booking, today) && isHeldBy(deps, pass, booking)
}

type Asking = Entering & { headers: Headers }

/** Exchanges the link for a session: from here on no address contains a secret. */
export async function enterPlace(deps: Entering, token: string): Promise<{ cookie: string }> {
  const found = await passByToken(deps.db, token)
  if (!found || !isValid(deps, found)) throw new DomainError('TRIP_LINK_INVALID')
  const session = drawToken()
  await deps.db.transaction(async (tx) => {
    const { pass, booking } = found
    const own = pass.seat === leaderSeat ? pass : await claimPass(tx, deps, booking, pass)
    if (!own) throw new DomainError('TRIP_LINK_INVALID')
    await insertSession(tx, own, session)
  })
  return { cookie: sessionCookie(deps, session, found.booking.endDate) }
}

/**
 * Travellers keep the invitation in a chat and open it again: true when this browser's session came from it.
 */
export async function isInBy(deps: Asking, token: string): Promise<boolean> {
  const visit = token.startsWith(invitationMark) ? await findVisit(deps) : undefined
  if (!visit) return false
  const { pass, booking } = visit
  return passToken(deps, { ...pass, generation: pass.generation - 1 }, booking) === token
}

/** The session's traveller and booking; undefined as soon as the link has ended for any reason. */
async function findVisit(deps: Asking): Promise<(Visit & { enteredAt: Date }) | undefined> {
  const token = sessionTokenIn(deps.headers)
  const found = token ? await sessionByToken(deps.db, token) : undefined
  if (!found || found.session.passHash !== found.pass.tokenHash || !isValid(deps, found)) {
    return undefined
  }
  return { pass: found.pass, booking: found.booking, enteredAt: found.session.createdAt }
}

export async function requireVisit(deps: Asking): Promise<Visit & { enteredAt: Date }> {
  const visit = await findVisit(deps)
  if (!visit) throw new DomainError('TRIP_SESSION_OVER')
  return visit
}

/** The traveller of a calendar's address; undefined as soon as the link has ended for any reason. */
export async function visitOfFeed(deps: Entering, token: string): Promise<Visit | undefined> {
  const found = isToken(token) ? await passByFeed(deps.db, token) : undefined
  return found && isValid(deps, found) ? found : undefined
}

export async function leavePlace({ db, headers }: { db: Deps['db']; headers: Headers }) {
  const token = sessionTokenIn(headers)
  if (token) await deleteSession(db, token)
}
