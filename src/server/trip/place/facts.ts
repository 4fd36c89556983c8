import { sql } from 'drizzle-orm'
import { type PaperState, paperNow } from '../../../domain/booking/contract-pack.ts'
import { type Flight, flightsFrom } from '../../../domain/booking/flights.ts'
import { keptSums } from '../../../domain/booking/leaving.ts'
import { fellowNames, shownMark } from '../../../domain/booking/shown-to-group.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import type { DepartureDecision } from '../../../domain/catalogue/barometer.ts'
import { barometerOfRow, type DepartureRow } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import {
  isHoldOver,
  type PaymentPromise,
  paymentPromise,
} from '../../../domain/money/payment-promise.ts'
import { receiptCode } from '../../../domain/money/receipts.ts'
import { missingOf } from '../../../domain/trip/own-part.ts'
import type { TripFacts } from '../../../domain/trip/timeline-parts.ts'
import { allSteps, amountDue } from '../../accounts/amounts.ts'
import { openAccountWith, type ShownIban } from '../../accounts/store.ts'
import { owedAsVoucherOf } from '../../booking/bookings/booking-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { placesHeld } from '../../booking/waiting-list/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { preparedRows } from '../../platform/db/prepared.ts'
import { groupLinks } from '../../platform/db/schema/catalogue.ts'
import { openOrNothing } from '../../platform/db/sealed-fields.ts'
import { tokenOrNothing } from '../../platform/db/sealed-tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PartyPass } from '../party/party.ts'
import { askedFor, type ShownRequest } from '../requests/view.ts'

type Arrival = {
  amount: string
  receivedOn: IsoDate
  receipt: { id: string; year: number; number: number } | null
}
type Fellow = Pick<StoredTraveller, 'firstName' | 'type' | 'birthDate'>
type Notice = { id: string; text: string; author: string; at: string }
type StoredDeparture = {
  startDate: IsoDate
  totalSpots: number
  spotsAvailable: number
  minimumGroup: number
  placesHeld: number
  coordinator1: string | null
  coordinator2: string | null
  groupLink: string | null
  flights: Flight[]
  decision: DepartureDecision | null
  decidedAt: string | null
}
type Found = {
  isReal: boolean | null
  arrivals: Arrival[] | null
  documentsAt: string | null
  paper: { madeAt: string; state: PaperState | null } | null
  departure: StoredDeparture | null
  passes: PartyPass[] | null
  requests: ShownRequest[] | null
  review: { token: string | null; state: string; receivedAt: string | null } | null
  notices: Notice[] | null
  fellows: Fellow[] | null
  account: ShownIban | null
}

type Asked = {
  id: string
  trips: string[]
  startDate: IsoDate
  people: number
  departureId: string | null
  status: string
  seat: number
  ibanId: string | null
}

/** All data for the timelines of concurrent callers besides their bookings, in one query. */
const around = gathered<Asked, Found>(async (db, asked) => {
  const rows = await aroundPlaces(db, { asked: JSON.stringify(asked) })
  return new Map(rows.map((row) => [row.place - 1, row]))
})

async function readAround(db: Db, booking: Booking, seat: number): Promise<Found> {
  const { id, tripId, startDate, travelers, departureId, status, ibanId } = booking
  const row = await around(db, {
    id,
    trips: storedIdsOf(tripId),
    startDate,
    people: travelers.length,
    departureId,
    status,
    seat,
    ibanId,
  })
  if (!row) throw new Error('nothing was read')
  return row
}

/** One row per caller, with the caller's position; all its columns depend only on that caller. */
const aroundPlaces = preparedRows<'asked', Found & { place: number }>(
  'around places',
  ['asked'],
  ({ asked }) => sql`select who.place::int as "place",
    (select (value->>'real')::boolean from settings where key = 'figures') as "isReal",
    (select json_agg(json_build_object(
        'amount', p.amount::text, 'receivedOn', p.received_on,
        'receipt', case when r.kind = 'receipt'
          then json_build_object('id', r.id, 'year', r.year, 'number', r.number) end
      ) order by p.received_on, p.created_at, p.id)
      from booking_payments p left join receipts r on r.payment_id = p.id
      where p.booking_id = who.id and p.reverses_id is null
        and not exists (select 1 from booking_payments back where back.reverses_id = p.id)
    ) as "arrivals",
    (select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from document_uploads
      where booking_id = who.id and (seat is null or seat < who.people)
      having count(distinct coalesce(seat::text, batch_id::text)) >= who.people) as "documentsAt",
    (select json_build_object('madeAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'state', facts->>'state')
      from contract_packs where booking_id = who.id order by number desc limit 1) as "paper",
    (select json_build_object(
        'startDate', travel_dates.start_date, 'totalSpots', travel_dates.total_spots,
        'spotsAvailable', travel_dates.spots_available, 'minimumGroup', travel_dates.minimum_group,
        'coordinator1', travel_dates.coordinator1, 'coordinator2', travel_dates.coordinator2,
        'groupLink', travel_dates.group_link, 'flights', travel_dates.flights,
        'decision', travel_dates.decision, 'decidedAt', travel_dates.decided_at, 'placesHeld', ${placesHeld})
      from travel_dates
      where travel_dates.destination_id = any(who.trips) and travel_dates.start_date = who."startDate" limit 1
    ) as "departure",
    (select json_agg(json_build_object('id', p.id, 'seat', p.seat, 'generation', p.generation,
        'tokenHash', p.token_hash, 'isEnded', p.ended_at is not null,
        'sessions', (select count(*)::int from trip_sessions s where s.pass_id = p.id and s.pass_hash = p.token_hash)))
      from trip_passes p where p.booking_id = who.id
    ) as "passes",
    (select json_agg(json_build_object('id', q.id, 'asker', q.asker, 'kind', q.kind, 'wanted', q.wanted,
        'names', q.names, 'state', q.state, 'answer', q.answer, 'createdAt', q.created_at) order by q.created_at desc, q.id desc)
      from trip_requests q where q.booking_id = who.id
    ) as "requests",
    (select json_build_object('token', token, 'state', state, 'receivedAt', received_at)
      from traveller_reviews where booking_id = who.id and traveller_index = who.seat
    ) as "review",
    (select json_agg(json_build_object('id', n.id, 'text', n.body->>'text', 'author', n.author,
        'at', to_char(n.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by n.counter desc, n.id)
      from road_entries n where n.departure_id = who."departureId" and n.kind = 'notice'
        and not exists (select 1 from road_entries s where s.departure_id = n.departure_id
          and s.kind = 'struck' and s.body->>'entry' = n.id::text)
    ) as "notices",
    (select json_agg(json_build_object('firstName', t->>'firstName', 'type', t->>'type', 'birthDate', t->>'birthDate'))
      from travel_bookings b cross join lateral jsonb_array_elements(b.travelers) t
      where who.status = 'confirmed' and b.departure_id = who."departureId" and b.id <> who.id
        and b.status = 'confirmed' and b.spots_taken > 0 and t->>'shownToGroup' = ${shownMark}
    ) as "fellows",
    ${openAccountWith(sql`who."ibanId"`)} as "account"
    from rows from (jsonb_to_recordset(${asked}::jsonb) as (id uuid, trips text[], "startDate" date, people int,
      "departureId" uuid, status text, seat int, "ibanId" uuid)) with ordinality
      as who(id, trips, "startDate", people, "departureId", status, seat, "ibanId", place)`,
)

const dayOf = (moment: Date | string | null): IsoDate | null =>
  moment === null ? null : todayInRome(new Date(moment))

export type PlaceFacts = {
  facts: TripFacts
  promise: PaymentPromise
  reviewToken: string | null
  passes: readonly PartyPass[]
  requests: readonly ShownRequest[]
  /** The coordinators of the departure, as far as decided. */
  coordinators: readonly string[]
  /** First names from other parties, once the departure is confirmed. */
  fellows: readonly string[]
  /** The link to the group chat, for confirmed bookings only. */
  groupLink: string | null
  /** The flights from the booking's airport, once the booking is confirmed. */
  flights: readonly Flight[]
  /** The coordinator's notices to the group, newest first. */
  notices: Notice[]
  /** The booking's own account; null where it was replaced, or where there is none. */
  account: ShownIban | null
}

export async function placeFacts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Booking,
  seat: number,
): Promise<PlaceFacts> {
  const around = await readAround(db, booking, seat)
  const isTrial = around.isReal !== true
  const promise = paymentPromise(booking, isTrial)
  const isReleased = booking.spotsReleasedAt !== null || isHoldOver(promise, now())
  const person = booking.travelers[seat]
  return {
    promise,
    passes: around.passes ?? [],
    requests: around.requests ?? [],
    notices: around.notices ?? [],
    account: around.account,
    coordinators: [around.departure?.coordinator1, around.departure?.coordinator2].flatMap(
      (name) => name ?? [],
    ),
    fellows:
      around.departure?.decision === 'confirmed'
        ? fellowNames(around.fellows ?? [], booking.startDate)
        : [],
    groupLink: isGoing(booking) ? openGroupLink(around.departure) : null,
    flights: isGoing(booking) ? flightsFrom(around.departure?.flights ?? [], booking.airport) : [],
    reviewToken: tokenOrNothing('traveller_reviews', around.review?.token ?? '') || null,
    facts: {
      today: todayInRome(now()),
      status: booking.status,
      paymentStatus: booking.paymentStatus,
      bookedOn: todayInRome(booking.createdAt),
      startDate: booking.startDate,
      endDate: booking.endDate,
      payments: booking.totalPrice > 0 ? allSteps(booking) : [],
      amountDue: amountDue(booking),
      declaredOn: declaredOn(booking),
      arrivals: (around.arrivals ?? []).map(({ amount, receivedOn, receipt }) => ({
        amount: Math.round(Number(amount) * 100),
        receivedOn,
        receipt: receipt && {
          id: receipt.id,
          code: receiptCode({ kind: 'receipt', ...receipt }),
        },
      })),
      left: await leftOf(db, booking),
      contractOn: dayOf(around.paper?.madeAt ?? null),
      paper: paperNow(booking, around.paper),
      documentsOn: dayOf(around.documentsAt),
      departure: departureFacts(around.departure, booking),
      isReleased,
      review: around.review && {
        isOpen: around.review.state === 'invited' && around.review.token !== null,
        receivedOn: dayOf(around.review.receivedAt),
      },
      requests: askedFor(booking, seat, around.requests ?? [], todayInRome(now())),
      // Erased data is not asked for again.
      ownMissing: person && booking.personalDataRemovedAt === null ? missingOf(person) : [],
    },
  }
}

async function leftOf(db: Db, booking: Booking): Promise<TripFacts['left']> {
  const sums = booking.status === 'cancelled' ? keptSums(booking) : undefined
  return sums ? { ...sums, asVoucher: await owedAsVoucherOf(db, booking) } : null
}

function openGroupLink(departure: StoredDeparture | null): string | null {
  return openOrNothing(groupLinks, departure?.groupLink ?? '') || null
}

function isGoing({ status, spotsTaken }: Booking): boolean {
  return status === 'confirmed' && spotsTaken > 0
}

/** Only while the declaration concerns the payment that is open now. */
function declaredOn({ paymentStatus, transferDeclaredAt }: Booking): IsoDate | null {
  const isOpen =
    paymentStatus === 'bank_transfer_pending' || paymentStatus === 'pending_confirmation'
  return isOpen ? dayOf(transferDeclaredAt) : null
}

function departureFacts(stored: StoredDeparture | null, { tripDays }: Booking) {
  if (!stored) return null
  const row: Omit<DepartureRow, 'sales' | 'price'> = stored
  return { decidedOn: dayOf(stored.decidedAt), barometer: barometerOfRow(row, tripDays) }
}
