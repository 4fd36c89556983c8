import { sql } from 'drizzle-orm'
import type { BookingStatus, PaymentStatus } from '../../src/domain/booking/bookings.ts'
import { type IsoDate, todayInRome } from '../../src/domain/dates.ts'
import type { CardProvider } from './card-provider.ts'
import type { Dice } from './dice.ts'
import { type Db, type House, type Office, selectRows, type Visitor } from './house.ts'

/** Everything that acts are given. Who checks what came of them hands in another `attempt`. */
export type Agency = Omit<House, 'visitor' | 'staff'> & {
  db: Db
  now: () => Date
  /** Time passes. */
  wait: (milliseconds: number) => Promise<void>
  /** One call of somebody. Undefined where it is refused: whoever acts at random lives with that. */
  attempt: <T>(what: string, call: () => Promise<T>) => Promise<T | undefined>
  visitor: (address?: string) => Visitor
  consultant: Office
  administrator: Office
  coordinator: Office
  card: CardProvider
  /** Notices of the card provider that were sent, for those that come twice. */
  notices: Parameters<House['notice']>[0][]
  /** Files of the bank that were taken, for those that come twice. */
  files: { account: string; bytes: Uint8Array<ArrayBuffer>; name: string }[]
  /** Mails by id, and how often each went out. */
  delivered: Map<string, number>
}

/** Something that somebody does, with what chance decides about it. */
export type Act = {
  name: string
  /** How often, compared with the others. */
  weight: number
  /** What has been said is said again: that it changes nothing is the point. */
  isRepetition?: true
  /** Several want it and there is not enough for all: it happens also while somebody else does the same. */
  isRivalry?: true
  run: (agency: Agency, dice: Dice) => Promise<void>
}

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

export const today = ({ now }: Pick<Agency, 'now'>): IsoDate => todayInRome(now())

export type BookingNow = {
  id: string
  version: number
  status: BookingStatus
  paymentStatus: PaymentStatus
  totalPrice: number
  depositAmount: number
  amountPaid: number
  /** What is kept of one that was left. */
  leavingPenalty: number
  contactEmail: string
  contactName: string
  contactPhone: string
  tripId: string
  startDate: IsoDate
  paymentReference: string | null
  iban: string | null
  travelers: { firstName: string; lastName: string; type: 'adult' | 'child' }[]
  spotsReleased: boolean
  paysByShare: boolean
}

/** Those that something happened to last come first: chance names them by their place. */
export function bookingsOf({ db }: Pick<Agency, 'db'>): Promise<BookingNow[]> {
  return selectRows<BookingNow>(
    db,
    sql`select b.id, b.version, b.status, b.payment_status as "paymentStatus", (b.total_price * 100)::int as "totalPrice",
      (b.deposit_amount * 100)::int as "depositAmount", (b.amount_paid * 100)::int as "amountPaid",
      (b.leaving_penalty * 100)::int as "leavingPenalty",
      b.contact_email as "contactEmail", b.contact_name as "contactName", b.contact_phone as "contactPhone",
      b.trip_id as "tripId", b.start_date::text as "startDate", b.payment_reference as "paymentReference",
      i.iban, b.travelers, b.spots_released_at is not null as "spotsReleased", b.pays_by_share as "paysByShare"
      from travel_bookings b left join saved_ibans i on i.id = b.iban_id order by b.updated_at desc, b.id`,
  )
}

/** Rather the one that something has just happened to: histories are long, and not many. */
export async function aBooking(
  agency: Agency,
  dice: Dice,
  isMeant: (booking: BookingNow) => boolean = () => true,
): Promise<BookingNow | undefined> {
  const all = await bookingsOf(agency)
  const meant = all.filter(isMeant)
  // Now and then somebody means one for which it is too late, or too early.
  return dice.oneOfTheFirst(meant.length === 0 || dice.onceIn(8) ? all : meant)
}

export type DepartureNow = {
  id: string
  destinationId: string
  startDate: IsoDate
  totalSpots: number
  spotsAvailable: number
  sales: 'open' | 'closed' | 'archived'
  decision: string | null
  version: number
}

export function departuresOf({ db }: Pick<Agency, 'db'>): Promise<DepartureNow[]> {
  return selectRows<DepartureNow>(
    db,
    sql`select id, destination_id as "destinationId", start_date::text as "startDate", total_spots as "totalSpots",
      spots_available as "spotsAvailable", sales, decision, version from travel_dates order by created_at, id`,
  )
}

/** Those that have not left, mostly. */
export async function aDeparture(agency: Agency, dice: Dice): Promise<DepartureNow | undefined> {
  const all = await departuresOf(agency)
  const day = today(agency)
  const ahead = all.filter(({ startDate }) => startDate > day)
  return dice.oneOf(ahead.length === 0 || dice.onceIn(10) ? all : ahead)
}
