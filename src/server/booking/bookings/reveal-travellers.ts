import type { TravellerViewer } from '../../../domain/booking/field-description.ts'
import { blankTraveller, travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { fieldsIn, maySee, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { birthDateFromStored } from '../../../domain/booking/travellers.ts'
import { DomainError } from '../../../domain/errors.ts'
import { watchReveals } from '../../access/staff/watch-reveals.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBooking } from './store.ts'

type Asking = Deps & { actor: Actor; staff: { role: TravellerViewer } }

/** The travellers' hidden fields. Who asked, and for which fields, is logged before anything is shown. */
export function revealTravellers(deps: Asking, id: string) {
  const shown = fieldsIn('reveal').filter((name) => maySee(deps.staff.role, name))
  return deps.db.transaction(async (tx) => {
    const booking = await findBooking(tx, id)
    if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'revealed',
      entity: 'booking',
      entityId: id,
      after: {
        travellers: booking.travelers.length,
        shownFields: shown.map((name) => travellerFields[name].word).join(', '),
      },
    })
    await watchReveals(tx, deps)
    return booking.travelers.map((person) => {
      const open = openTraveller(person)
      const hidden = { ...open, birthDate: birthDateFromStored(open.birthDate) }
      const seen = shown.map((name) => [name, hidden[name]])
      return travellerIn('reveal', { ...blankTraveller, ...Object.fromEntries(seen) })
    })
  })
}
