import { bookingEvents } from '../../src/domain/booking/bookings.ts'
import { fileNames } from './acts/bank.ts'
import { everyAct } from './acts/every-act.ts'

/** Events in the log of a year that are neither acts nor booking events. */
const logged = [
  'payment_recorded',
  'payment_unexpected',
  'payment_taken_back',
  'refund_given',
  'refund_recorded',
  'refund_sent',
  'refund_failed',
  'entry_booked',
  'entry_set_aside',
  'entry_undone',
  'voucher_issued',
  'voucher_spent',
  'voucher_cancelled',
  'waiting_joined',
  'waiting_offered',
  'waiting_expired',
  'waiting_booked',
  'waiting_left',
  'waiting_removed',
  'month_closed',
  'person_erased',
  'shares_begun',
  'shares_ended',
  'road_written',
  'road_expense_decided',
  'road_expense_taken_back',
  'cost_countered',
  'supplier_paid',
  'reminder_sent',
  'receipt_sent',
  'trip_request_made',
  'trip_request_accepted',
  'trip_request_refused',
  'trip_request_answered',
  'trip_request_withdrawn',
]

/** Calls that must have had this answer: without it their checks were never reached. */
const answered = [
  'bookings.changeExtras: done',
  'bookings.changeExtras: EXTRA_FULL',
  'bookings.createFromTrip: done',
  'bookings.changeTravellers, sharing: done',
]

/** Everything that must occur in a run for it to prove anything. */
export const everyEvent: readonly string[] = [
  ...everyAct.map(({ name }) => `act: ${name}`),
  ...[...bookingEvents, ...logged].map((event) => `event: ${event}`),
  ...fileNames.map((name) => `file: ${name}`),
  ...answered,
  'the process: killed',
  'the process: two at once',
]
