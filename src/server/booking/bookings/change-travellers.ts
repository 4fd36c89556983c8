import type { CorrectedParty } from '../../../domain/booking/travellers-schema.ts'
import type { StoredTraveller } from '../../platform/db/schema/bookings.ts'
import { openField } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeBooking } from './change-booking.ts'
import type { PlannedChange } from './plan-change.ts'
import type { StaffChange } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Sets right what was typed wrong, and lets people join or leave. The first traveller is the contact. */
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

const fieldWords = {
  firstName: 'nome',
  lastName: 'cognome',
  birthDate: 'data di nascita',
  address: 'indirizzo',
  passportNumber: 'passaporto',
} as const

/**
 * Names and contact as they were and are; of passports, addresses and birth dates only that they
 * changed: the log lives longer than they may.
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

function correctedFields(
  before: readonly StoredTraveller[],
  after: readonly StoredTraveller[],
): string[] {
  return (Object.keys(fieldWords) as (keyof typeof fieldWords)[])
    .filter((field) => after.some((person, index) => isDifferent(before[index], person, field)))
    .map((field) => fieldWords[field])
}

function isDifferent(
  before: StoredTraveller | undefined,
  after: StoredTraveller,
  field: keyof typeof fieldWords,
): boolean {
  return before !== undefined && openField(before[field] ?? '') !== (after[field] ?? '')
}
