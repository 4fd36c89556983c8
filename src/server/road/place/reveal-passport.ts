import { birthDateFromStored } from '../../../domain/booking/travellers.ts'
import { DomainError } from '../../../domain/errors.ts'
import { bookingOfKey, seatOfKey } from '../../../domain/road/person-key.ts'
import { watchReveals } from '../../access/staff/watch-reveals.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireLed } from '../access/led-departures.ts'
import { groupOf } from './store.ts'

type Asking = Deps & { actor: Actor; staff: { id: string } }
type Question = { id: string; person: string; reason: string }

/** One traveller's passport number, with a reason. Who asked, and why, is logged before anything is shown. */
export async function revealPassport(deps: Asking, { id, person, reason }: Question) {
  await requireLed(deps, id)
  const bookingId = bookingOfKey(person)
  return deps.db.transaction(async (tx) => {
    const booking = (await groupOf(tx, id)).find(({ id: own }) => own === bookingId)
    const seat = booking && seatOfKey(booking, person)
    const stored = seat === undefined ? undefined : booking?.travelers[seat]
    if (!stored || !booking) throw new DomainError('NOT_FOUND')
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'revealed',
      entity: 'booking',
      entityId: booking.id,
      after: {
        travellers: 1,
        traveller: `${stored.firstName} ${stored.lastName}`.trim(),
        shownFields: 'passaporto, data di nascita',
        reason,
      },
    })
    await watchReveals(tx, deps)
    const { passportNumber, birthDate } = openTraveller(stored)
    return { passportNumber, birthDate: birthDateFromStored(birthDate) }
  })
}
