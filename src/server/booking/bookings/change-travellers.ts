import {
  askedFields,
  type StoredTraveller,
  travellerFields,
} from '../../../domain/booking/traveller-fields.ts'
import type { CorrectedParty } from '../../../domain/booking/travellers-schema.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeBooking } from './change-booking.ts'
import type { PlannedChange } from './plan-change.ts'
import type { StaffChange } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Corrects the travellers' data, and adds or removes travellers. The first traveller is the contact. */
export function changeTravellers(
  deps: Deps,
  staff: StaffChange,
  party: CorrectedParty,
): Promise<Booking> {
  const { contactEmail, contactPhone, travelers } = party
  const [main] = travelers
  return changeBooking(deps, staff, {
    travelers,
    columns: {
      contactEmail,
      contactPhone,
      ...(main ? { contactName: `${main.firstName} ${main.lastName}` } : {}),
    },
    contact: { email: contactEmail, phone: contactPhone },
    facts: (before, plan) => travellerFacts(before, plan, party),
  })
}

/**
 * For names and contact the log keeps old and new values; for other data only that it changed, because the
 * log is kept longer than that data may be.
 */
function travellerFacts(before: Booking, { travelers }: PlannedChange, party: CorrectedParty) {
  return {
    before: {
      names: namesOf(before.travelers),
      contactEmail: before.contactEmail,
      contactPhone: before.contactPhone,
    },
    after: {
      names: namesOf(travelers),
      contactEmail: party.contactEmail,
      contactPhone: party.contactPhone,
      correctedFields: correctedFields(before.travelers, travelers).join(', '),
    },
  }
}

function namesOf(travelers: readonly StoredTraveller[]): string {
  return travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
}

/** E-mail and phone are logged with their values above. */
const comparedFields = askedFields.filter((name) => name !== 'email' && name !== 'phone')

function correctedFields(
  before: readonly StoredTraveller[],
  after: readonly StoredTraveller[],
): string[] {
  const [was, is] = [before.map(openTraveller), after.map(openTraveller)]
  return comparedFields
    .filter((name) => is.some((person, index) => was[index] && was[index][name] !== person[name]))
    .map((name) => travellerFields[name].word)
}
