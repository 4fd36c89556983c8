import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { auditEntrySchema } from '../audit.ts'
import { adminDepartureSchema } from '../booking/departures.ts'
import { launchItemSchema } from './launch.ts'

const call = staffCalls('oggi')

export const todayPeriods = ['7d', '30d', '12m'] as const
export type TodayPeriod = (typeof todayPeriods)[number]

const period = z.object({ period: z.enum(todayPeriods).default('30d') })

/** `previous` is the preceding period of the same length. */
const compared = z.object({ current: z.number(), previous: z.number() })

const bookingBrief = z.object({
  id: uuid,
  reference: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  totalPrice: cents,
  depositAmount: cents,
  amountPaid: cents,
  paymentReference: z.string().nullable(),
  balanceDueDate: isoDay.nullable(),
  /** The next payment, with its name; null if there is none. */
  next: z.object({ name: z.string(), open: cents }).nullable(),
  updatedAt: isoInstant,
  /** The transfer was declared more than 24 hours ago, and there is still no receipt. */
  overdue: z.boolean(),
})

/** Lists are cut after a few rows; `total` is the full number (up to 1000). */
function someOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() })
}

export const todayContract = {
  /** The four numbers at the top of the page. */
  summary: call
    .get('/dashboard/summary')
    .input(period)
    .output(
      z.object({
        from: isoDay,
        to: isoDay,
        bookings: compared,
        /** Cents received minus cents given back, without vouchers. */
        revenue: compared,
        /** Cents that open bookings still owe, regardless of the period. */
        outstanding: cents,
        /** The spots of all future departures, regardless of the period. */
        spots: z.object({ sold: z.int(), total: z.int() }),
      }),
    ),
  attention: call.get('/dashboard/attention').output(
    z.object({
      declaredTransfers: someOf(bookingBrief),
      cardAssistance: someOf(bookingBrief),
      /** Bookings paid or declared after their spots were released and taken by others. */
      withoutSpots: someOf(bookingBrief),
      /** Balances due within 14 days, or overdue. */
      balancesDue: someOf(bookingBrief),
      /** Departures within 60 days with 1 to 4 spots left. */
      fewSpots: someOf(adminDepartureSchema),
      /** Departures within 30 days that are neither confirmed nor cancelled. */
      toDecide: someOf(adminDepartureSchema),
      /** Reviews written by travellers and not yet published or hidden. */
      reviewsToRead: z.int(),
      /** Departures within 60 days with 3 travellers or fewer. */
      fewBookings: someOf(adminDepartureSchema),
      documentsToView: z.object({
        total: z.int(),
        items: z.array(
          z.object({
            batchId: uuid,
            bookingId: uuid.nullable(),
            contactName: z.string().nullable(),
            uploadedAt: isoInstant,
          }),
        ),
      }),
      failedMails: z.int(),
      /** Bank lines not assigned to a booking yet. */
      unmatchedLines: z.object({ count: z.int(), cents }),
      refundsOwed: z.object({ count: z.int(), cents }),
      /** Undecided change requests from travellers; `first` has been waiting longest. */
      travellerRequests: z.object({
        total: z.int(),
        first: z
          .object({ bookingId: uuid, contactName: z.string(), askedAt: isoInstant })
          .nullable(),
      }),
      /** Expenses of coordinators that nobody has decided on; `first` has the earliest departure. */
      expensesToDecide: z.object({
        total: z.int(),
        first: z.object({ departureId: uuid, tripTitle: z.string(), startDate: isoDay }).nullable(),
      }),
      newMessages: z.int(),
      /** For administrators: staff who viewed unusually many personal data in the last two days. */
      unusualReveals: z.array(auditEntrySchema),
      /** For administrators; empty for consultants. */
      launch: z.array(launchItemSchema),
      recent: z.array(auditEntrySchema),
      upcoming: z.array(adminDepartureSchema),
    }),
  ),
  charts: call
    .get('/dashboard/charts')
    .input(period)
    .output(
      z.object({
        /** Last 12 months: bookings made and money received, deposits and balances separately. */
        months: z.array(
          z.object({
            month: z.string(),
            bookings: z.int(),
            revenue: cents,
            deposits: cents,
            balances: cents,
          }),
        ),
        /** The next departures. */
        occupancy: z.array(
          z.object({
            departureId: uuid,
            tripTitle: z.string(),
            startDate: isoDay,
            totalSpots: z.int(),
            spotsTaken: z.int(),
          }),
        ),
        clicksByNumber: z.array(z.object({ phoneNumber: z.string(), clicks: z.int() })),
        clicksByDestination: z.array(z.object({ destination: z.string(), clicks: z.int() })),
        funnel: z.array(
          z.object({
            source: z.enum(['ads', 'organic']),
            steps: z.array(z.object({ step: z.string(), count: z.int() })),
          }),
        ),
      }),
    ),
}
