import { sql } from 'drizzle-orm'
import type { BookingStatus, PaymentStatus } from '../../src/domain/booking/bookings.ts'
import { type IsoDate, todayInRome } from '../../src/domain/dates.ts'
import type { CardProvider } from './card-provider.ts'
import type { Dice } from './dice.ts'
import { type Db, type House, type Office, selectRows, type Visitor } from './house.ts'

/** Everything that acts get. Programs that check the results pass another `attempt`. */
export type Agency = Omit<House, 'visitor' | 'staff'> & {
  db: Db
  now: () => Date
  /** Lets time pass. */
  wait: (milliseconds: number) => Promise<void>
  /** One call by a person. Undefined if it is refused, which random acts must expect. */
  attempt: <T>(what: string, call: () => Promise<T>) => Promise<T | undefined>
  visitor: (address?: string) => Visitor
  consultant: Office
  administrator: Office
  coordinator: Office
  card: CardProvider
  /** Notices sent by the card provider, for sending again. */
  notices: Parameters<House['notice']>[0][]
  /** Bank files already imported, for importing again. */
  files: { account: string; bytes: Uint8Array<ArrayBuffer>; name: string }[]
  /** Mails by id, and how often each was sent. */
  delivered: Map<string, number>
}

/** Something that a person does; chance decides the details. */
export type Act = {
  name: string
  /** The relative frequency. */
  weight: number
  /** Repeats an earlier call, which must change nothing. */
  isRepetition?: true
  /** Several parties compete for too few spots or places: also runs in parallel with itself. */
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
  /** The penalty kept for a cancelled booking. */
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

/** Most recently changed first: chance selects bookings by their position. */
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

/** Preferably the booking that changed last, so that a few bookings get long histories. */
export async function aBooking(
  agency: Agency,
  dice: Dice,
  isMeant: (booking: BookingNow) => boolean = () => true,
): Promise<BookingNow | undefined> {
  const all = await bookingsOf(agency)
  const meant = all.filter(isMeant)
  // Sometimes a booking for which the act comes too late or too early.
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

/** Usually one that has not departed. */
export async function aDeparture(agency: Agency, dice: Dice): Promise<DepartureNow | undefined> {
  const all = await departuresOf(agency)
  const day = today(agency)
  const ahead = all.filter(({ startDate }) => startDate > day)
  return dice.oneOf(ahead.length === 0 || dice.onceIn(10) ? all : ahead)
}
