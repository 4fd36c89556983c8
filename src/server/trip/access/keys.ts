import { createHmac, hash, randomBytes } from 'node:crypto'
import { path } from '../../../contract/pages.ts'
import { invitationMark } from '../../../domain/trip/own-part.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'

type Pass = { id: string; seat: number; generation: number }
type Holder = Pick<Booking, 'contactEmail' | 'travelers'>

/** Identifies the holder of a link: by the contact's e-mail address, or by the name of any other traveller. */
function holderOf({ contactEmail, travelers }: Holder, seat: number): string {
  if (seat === leaderSeat) return contactEmail.trim().toLowerCase()
  const person = travelers[seat]
  return person ? `${person.firstName} ${person.lastName}`.trim().toLowerCase() : ''
}

/** The link's token is computed each time it is needed, and differs for another holder. */
export function passToken(
  { signingKey }: Pick<Deps, 'signingKey'>,
  pass: Pass,
  booking: Holder,
): string {
  const text = `viaggio ${pass.id} ${pass.generation} ${holderOf(booking, pass.seat)}`
  const key = createHmac('sha256', signingKey).update(text).digest('base64url')
  return pass.seat === leaderSeat ? key : `${invitationMark}${key}`
}

/** For passkeys: unlike the token it stays the same when the link is renewed, and changes with the holder. */
export function holderHash(
  { signingKey }: Pick<Deps, 'signingKey'>,
  { id, seat }: Pick<Pass, 'id' | 'seat'>,
  booking: Holder,
): string {
  const text = `passkey ${id} ${holderOf(booking, seat)}`
  return createHmac('sha256', signingKey).update(text).digest('base64url')
}

export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

export function drawToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Has the form of a drawn token; other texts are not looked up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** Whether the seat still exists and still belongs to the person for whom the link was made. */
export function isHeldBy(
  deps: Pick<Deps, 'signingKey'>,
  pass: Pass & { tokenHash: string },
  booking: Holder,
): boolean {
  if (pass.seat !== leaderSeat && booking.travelers[pass.seat] === undefined) return false
  return hashOf(passToken(deps, pass, booking)) === pass.tokenHash
}

export function placeAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/#${path('tripPlace', { token })}`
}
