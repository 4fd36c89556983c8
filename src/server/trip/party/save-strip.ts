import { birthDateFromStored, birthDateToStored } from '../../../domain/booking/travellers.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { documentRule, misfitsOf, readDocument } from '../../../domain/trip/strip/document.ts'
import { type Misfit, misfitTexts } from '../../../domain/trip/strip/misfits.ts'
import { lockBooking, updateBooking } from '../../booking/bookings/store.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'
import { isDataOpen, mayFill } from './party.ts'

/**
 * The machine-readable text of a document, read on the traveller's phone and checked again here. Mismatches
 * are reported at once and stored for staff as text; the picture never reaches the server.
 */
export async function saveStrip(
  deps: Deps,
  visit: Visit,
  seat: number,
  text: string,
): Promise<{ misfits: Misfit[] }> {
  const today = todayInRome(deps.now())
  const read = readDocument(text, today)
  if (!read.ok) throw new DomainError('DOCUMENT_UNREADABLE')
  const { document } = read
  const save = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, visit.booking.id)
      if (!booking || !isHeldBy(deps, visit.pass, booking))
        throw new DomainError('TRIP_SESSION_OVER')
      if (!mayFill(booking, visit.pass.seat, seat)) throw new DomainError('FORBIDDEN')
      if (!isDataOpen(booking, today)) throw new DomainError('TRIP_DATA_CLOSED')
      const person = booking.travelers[seat]
      if (!person) throw new DomainError('FORBIDDEN')
      const { trips } = deps.catalogue.current().catalogue
      const entry = trips.find(({ id }) => id === tripIdOf(booking.tripId))?.info?.entry
      const birthDate = birthDateFromStored(person.birthDate)
      const misfits = misfitsOf(
        document,
        { ...person, birthDate },
        {
          endDate: booking.endDate,
          rule: documentRule(entry?.rules ?? []),
        },
      )
      const change = {
        passportNumber: document.number,
        documentExpiry: document.expiresOn,
        nationality: document.nationality,
        documentMisfit: misfits.map((one) => misfitTexts[one]).join('; '),
        // The price depends on it, so it is filled in only where it is missing and the document is the right
        // person's.
        ...(birthDate === null && person.type === 'adult' && !misfits.includes('name')
          ? { birthDate: birthDateToStored(document.birthDate) }
          : {}),
      }
      const travelers = booking.travelers.map((one, index) =>
        index === seat ? { ...one, ...change } : one,
      )
      await updateBooking(tx, booking.id, { travelers }, deps.now())
      await writeAudit(tx, {
        actor: traveller,
        action: 'trip_document_read',
        entity: 'booking',
        entityId: booking.id,
        after: { seat: seat + 1, misfits: misfits.join(', ') },
      })
      return { misfits }
    })
  return retrying(save)
}
