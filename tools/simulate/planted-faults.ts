/**
 * A plausible mistake in the code, which simulated years must find. `code` is replaced while a file is
 * loaded, `sql` runs in the database; no file on disk changes.
 */
export type Fault = {
  name: string
  /** What would be wrong. */
  says: string
  code?: { file: string; find: string; replace: string }
  /** One statement each, because several in one call are refused. */
  sql?: readonly string[]
  /** Found only if two people really act at the same time. */
  needsPostgres?: boolean
}

const booking = 'src/server/booking'
const money = 'src/server/money'

export const faults: readonly Fault[] = [
  {
    name: 'shares-stay-in-seats',
    says: 'what somebody paid for their share is of who sits there now',
    code: {
      file: `${booking}/bookings/reseat-party.ts`,
      find: '  await reseatShares(tx, before.id, seats)\n',
      replace: '',
    },
  },
  {
    name: 'spots-kept',
    says: 'a cancelled booking keeps its spots',
    code: {
      file: 'src/domain/booking/spots.ts',
      find: 'return { ...hold, people: 0, isReleased: standing.isReleased }',
      replace: 'return { ...hold, isReleased: standing.isReleased }',
    },
  },
  {
    name: 'extras-without-limit',
    says: 'staff add an extra that the departure no longer has',
    code: {
      file: `${booking}/departures/spots.ts`,
      find: '  await requireExtras(tx, departureId, extras, id)\n',
      replace: '',
    },
  },
  {
    name: 'costs-stay-behind',
    says: 'a departure goes to another day and leaves its costs on the old one',
    code: {
      file: `${booking}/departures/admin-manage.ts`,
      find: '    await bringCostsAlong(tx, before, input.startDate)\n',
      replace: '',
    },
  },
  {
    name: 'spots-not-set-aside',
    says: 'places are promised to who waits and stay free for everybody',
    code: {
      file: `${booking}/departures/spots.ts`,
      find: '    await changeSpots(tx, { id: departureId, taken: people })\n',
      replace: '',
    },
  },
  {
    name: 'departure-not-locked',
    says: 'two bookings look at the last spots at the same moment',
    needsPostgres: true,
    code: { file: `${booking}/departures/store.ts`, find: "      .for('update'),", replace: ',' },
  },
  {
    name: 'booking-not-locked',
    says: 'two people change the same booking at the same moment',
    needsPostgres: true,
    code: { file: `${booking}/bookings/store.ts`, find: "    .for('update')\n", replace: '' },
  },
  {
    name: 'not-one-transaction',
    says: 'a payment is written down in several steps instead of one transaction',
    code: {
      file: `${money}/payments/confirm-payment.ts`,
      find: 'deps.db.transaction((tx) =>',
      replace: 'Promise.resolve(deps.db as never).then((tx) =>',
    },
  },
  {
    name: 'hold-never-ends',
    says: 'spots that nobody pays for are never given back',
    code: {
      file: `${booking}/bookings/release-unpaid-spots.ts`,
      find: '    if (!isDue(booking, deps.now())) return false',
      replace: '    return false',
    },
  },
  {
    name: 'tab-counts-too-much',
    says: 'a list of bookings counts cancelled ones as waiting',
    code: {
      file: `${booking}/bookings/admin-store.ts`,
      find: "return and(eq(travelBookings.paymentStatus, 'pending'), eq(travelBookings.status, 'pending'))",
      replace: "return eq(travelBookings.paymentStatus, 'pending')",
    },
  },
  {
    name: 'agency-not-told',
    says: 'nobody at the agency hears that a transfer was declared',
    code: {
      file: `${money}/payments/declare-transfer.ts`,
      find: '  await queueEmail(tx, agencyTransferMail(deps, booking))\n',
      replace: '',
    },
  },
  {
    name: 'mail-sent-twice',
    says: 'a mail that went out is due again',
    code: {
      file: 'src/server/platform/mail/outbox.ts',
      find: "state: 'sent', sentAt: sql`now()`",
      replace: "state: 'queued', sentAt: sql`now()`",
    },
  },
  {
    name: 'voucher-not-used-up',
    says: 'a voucher pays and keeps its value',
    code: {
      file: `${money}/vouchers/spend-voucher.ts`,
      find: '      await insertUse(tx, voucher.id, bookingId, amount)\n',
      replace: '',
    },
  },
  {
    name: 'declaration-forgotten',
    says: 'an undone match forgets that the traveller had declared the transfer',
    code: {
      file: 'src/domain/booking/booking-money.ts',
      find: "const waits = facts.declaration ?? 'pending'",
      replace: "const waits = 'pending' as PaymentStatus",
    },
  },
  {
    name: 'paid-twice',
    says: 'the same payment told twice is counted twice',
    code: {
      file: `${money}/payments/settle-payment.ts`,
      find: '  if (await isRecorded(tx, settlement.externalId)) return { booking, changed: false }\n',
      replace: '',
    },
  },
  {
    name: 'month-not-closed',
    says: 'money is still written into a closed month',
    code: {
      file: `${money}/ledger/months.ts`,
      find: 'return row !== undefined',
      replace: 'return row === null',
    },
    sql: ['drop trigger ledger_entries_open_months on ledger_entries'],
  },
  {
    name: 'receipt-number-skipped',
    says: 'a number is missing among the receipts',
    sql: [
      `create function public.simulated_gap() returns trigger language plpgsql as $$
        begin if new.number % 3 = 0 then new.number := new.number + 1; end if; return new; end $$`,
      'create trigger simulated_gap before insert on receipts for each row execute function public.simulated_gap()',
    ],
  },
  {
    name: 'not-in-the-ledger',
    says: 'money is counted for a booking and not posted',
    sql: ['drop trigger booking_payments_posted on booking_payments'],
  },
]
