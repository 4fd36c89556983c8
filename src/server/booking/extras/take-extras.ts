import {
  type BookedExtra,
  chooseExtras,
  type ExtraChoice,
  type OfferedExtra,
  offeredExtras,
  withinParty,
} from '../../../domain/booking/extras.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { catalogueExtras, tripSingleSupplement } from '../../catalogue/editions/trips.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { findDeparture } from '../departures/store.ts'
import { withUnitsLeft } from './extras-taken.ts'

/** The rules for booked extras, shared by links, by /booking and by staff. */

type Shown = Pick<Deps, 'catalogue' | 'now'>

/** The trip, the day and the price per person: a free booking is offered no extras that cost money. */
export type Occasion = { tripId: string; startDate: IsoDate; price: number }

function onOffer(deps: Shown, occasion: Occasion, mayBeLate: boolean): OfferedExtra[] {
  const { tripId, startDate, price } = occasion
  return offeredExtras(catalogueExtras(deps), {
    tripId,
    startDate,
    today: todayInRome(deps.now()),
    singleSupplement: tripSingleSupplement(deps, tripId),
    isFree: price === 0,
    mayBeLate,
  })
}

/** The extras that a form may offer, with the units left. */
export async function extrasToChoose(
  db: Db | Tx,
  deps: Shown,
  occasion: Occasion,
  { mayBeLate = false, bookingId }: { mayBeLate?: boolean; bookingId?: string } = {},
) {
  const offered = onOffer(deps, occasion, mayBeLate)
  const isCounted = offered.some(({ limit }) => limit !== null)
  const departure = isCounted
    ? await findDeparture(db, occasion.tripId, occasion.startDate)
    : undefined
  return withUnitsLeft(db, departure?.id, offered, bookingId)
}

/** For a new booking. Availability is checked later, under the departure's lock. */
export function takeExtras(
  deps: Shown,
  occasion: Occasion,
  choices: readonly ExtraChoice[] | undefined,
  people: number,
  { mayBeLate = false }: { mayBeLate?: boolean } = {},
): BookedExtra[] {
  if (!choices || choices.length === 0) return []
  return chosenOf(chooseExtras(choices, onOffer(deps, occasion, mayBeLate), { people }))
}

type Change = {
  before: Occasion & { extras: readonly BookedExtra[] }
  after: Occasion
  people: number
  /** Undefined: extras are not part of the change. */
  choices: readonly ExtraChoice[] | undefined
}

/** For a changed booking: agreed extras stay, as far as the new trip and the new party allow them. */
export function changeExtras(
  deps: Shown,
  { before, after, people, choices }: Change,
): BookedExtra[] {
  const isOtherTrip = after.tripId !== before.tripId
  const offered = onOffer(deps, after, true)
  const agreed = before.extras.filter(
    ({ id }) => !isOtherTrip || offered.some((extra) => extra.id === id),
  )
  if (choices === undefined) return withinParty(agreed, people)
  return chosenOf(chooseExtras(choices, offered, { people, agreed }))
}

function chosenOf(chosen: ReturnType<typeof chooseExtras>): BookedExtra[] {
  if (chosen.ok) return chosen.extras
  throw new DomainError(chosen.reason === 'too_many' ? 'EXTRA_TOO_MANY' : 'EXTRA_NOT_OFFERED', {
    id: chosen.id,
  })
}
