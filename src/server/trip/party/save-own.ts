import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { stripFields, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { birthDateToStored } from '../../../domain/booking/travellers.ts'
import { childProblem } from '../../../domain/booking/travellers-schema.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type OwnField, ownFields } from '../../../domain/trip/own-part.ts'
import type { OwnData } from '../../../domain/trip/own-part-schema.ts'
import { type Booking, lockBooking, updateBooking } from '../../booking/bookings/store.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'
import { isDataOpen, mayFill } from './party.ts'

/**
 * Saves a traveller's own data, or that of a minor entered by the contact; undefined fields stay as they are.
 */
export async function saveOwn(deps: Deps, visit: Visit, seat: number, data: OwnData) {
  const save = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, visit.booking.id)
      // Staff may have given the seat to another person since the session was checked.
      if (!booking || !isHeldBy(deps, visit.pass, booking))
        throw new DomainError('TRIP_SESSION_OVER')
      if (!mayFill(booking, visit.pass.seat, seat)) throw new DomainError('FORBIDDEN')
      if (!isDataOpen(booking, todayInRome(deps.now()))) throw new DomainError('TRIP_DATA_CLOSED')
      const person = booking.travelers[seat]
      if (!person) throw new DomainError('FORBIDDEN')
      const change = changeOf(person, data, booking, todayInRome(deps.now()))
      const names = Object.keys(change) as OwnField[]
      if (names.length === 0) return
      const travelers = booking.travelers.map((one, index) =>
        index === seat ? { ...one, ...change } : one,
      )
      await updateBooking(tx, booking.id, { travelers }, deps.now())
      await writeAudit(tx, {
        actor: traveller,
        action: 'trip_own_data_saved',
        entity: 'booking',
        entityId: booking.id,
        // The log names only the fields, because it is kept longer than their values may be.
        after: {
          seat: seat + 1,
          fields: names.map((name) => travellerFields[name].word).join(', '),
        },
      })
    })
  await retrying(save)
}

const blankStrip = Object.fromEntries(stripFields.map((name) => [name, '']))

/** The birth date determines the price: once it is stored, only staff can change it. */
function changeOf(
  person: StoredTraveller,
  data: OwnData,
  { startDate }: Booking,
  today: string,
): Partial<StoredTraveller> {
  const given = ownFields.filter((name) => name !== 'birthDate' && Boolean(data[name]))
  const change: Partial<StoredTraveller> = Object.fromEntries(
    given.map((name) => [name, data[name]]),
  )
  // Data read from the previous document does not apply to the new number.
  if (data.passportNumber) Object.assign(change, blankStrip)
  if (!data.birthDate || person.birthDate) return change
  const problem = birthProblem(person, data.birthDate, startDate, today)
  if (problem) throw new DomainError('VALIDATION', { field: 'values.birthDate', message: problem })
  return { ...change, birthDate: birthDateToStored(data.birthDate) }
}

function birthProblem(person: StoredTraveller, day: string, departure: string, today: string) {
  if (day > today || day < '1900') return 'Controlla la data di nascita'
  return person.type === 'child' ? childProblem(day, { departure, smallestAge: null }) : undefined
}
