import type { z } from 'zod'
import type { requestViewSchema } from '../../../contract/trip/request-view.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { requestText } from '../../../domain/trip/requests.ts'
import type { AskedFor } from '../../../domain/trip/timeline-parts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { catalogueExtras } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { isDataOpen } from '../party/party.ts'
import type { TripRequest } from './store.ts'

/** The columns that a traveller's page reads. */
export type ShownRequest = Pick<
  TripRequest,
  'id' | 'asker' | 'kind' | 'wanted' | 'names' | 'state' | 'answer'
> & { createdAt: Date | string }

type Shown = Pick<Deps, 'catalogue'>

/** An extra that is no longer offered keeps the name under which it was booked. */
export function textOf(
  deps: Shown,
  { wanted, names }: Pick<TripRequest, 'wanted' | 'names'>,
  { extras }: Pick<Booking, 'extras'>,
): string {
  const titles = new Map(
    [...extras, ...catalogueExtras(deps)].map(({ id, title }) => [id, title] as const),
  )
  return requestText(wanted, names, (id) => titles.get(id) ?? id)
}

/** The contact sees all requests, other travellers only their own. */
function readBy(reader: number, requests: readonly ShownRequest[]) {
  return requests.filter(({ asker }) => reader === leaderSeat || asker === reader)
}

export function requestsFor(
  deps: Shown & Pick<Deps, 'now'>,
  booking: Booking,
  reader: number,
  requests: readonly ShownRequest[],
) {
  return readBy(reader, requests).map((request) =>
    requestView(deps, booking, request, todayInRome(deps.now())),
  )
}

/** The requests as the timeline shows them. */
export function askedFor(
  booking: Booking,
  reader: number,
  requests: readonly ShownRequest[],
  today: IsoDate,
): AskedFor[] {
  return readBy(reader, requests).map((request) => ({
    kind: request.kind,
    state: stateOf(booking, request, today),
    askedOn: todayInRome(new Date(request.createdAt)),
  }))
}

/** A request not answered before the departure is closed. */
function stateOf(booking: Booking, { state }: ShownRequest, today: IsoDate): AskedFor['state'] {
  return state === 'open' && !isDataOpen(booking, today) ? 'closed' : state
}

export function requestView(
  deps: Shown,
  booking: Booking,
  request: ShownRequest,
  today: IsoDate,
): z.input<typeof requestViewSchema> {
  const state = stateOf(booking, request, today)
  return {
    id: request.id,
    kind: request.kind,
    text: textOf(deps, request, booking),
    state,
    askedOn: todayInRome(new Date(request.createdAt)),
    answer: request.answer,
    mayWithdraw: state === 'open',
  }
}
