import { birthDateFromStored } from '../../../domain/booking/travellers.ts'
import { DomainError } from '../../../domain/errors.ts'
import { watchReveals } from '../../access/staff/watch-reveals.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { openField } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBooking } from './store.ts'

/** What is hidden of the travellers. Who asked is written down before anything is shown. */
export function revealTravellers(deps: Deps & { actor: Actor }, id: string) {
  return deps.db.transaction(async (tx) => {
    const booking = await findBooking(tx, id)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'revealed',
      entity: 'booking',
      entityId: id,
      after: { travellers: booking.travelers.length },
    })
    await watchReveals(tx, deps)
    return booking.travelers.map((person) => ({
      birthDate: birthDateFromStored(person.birthDate),
      address: person.address,
      passportNumber: openField(person.passportNumber),
    }))
  })
}
