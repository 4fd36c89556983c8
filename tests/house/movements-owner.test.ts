import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** One file writes the movements of money, and one folder changes their sums. */
const root = path.resolve(import.meta.dirname, '../..')
const writer = 'money/movements/write-movement.ts'
/** These pass the new sums along with the movement that they have just written. */
const counters = [
  'money/movements/settle-outgoing.ts',
  'money/payments/settle-payment.ts',
  'money/payments/correct-booking.ts',
  'money/refunds/refund-booking.ts',
]

type Source = readonly [file: string, source: string]

const insertsMovement = (source: string) =>
  /insert\(bookingPayments\)|insert into\s+"?booking_payments/i.test(source)
const setsAmounts = (source: string) =>
  /change: \{[^}]*\b(?:amountPaid|amountGivenBack)\b/.test(source) ||
  /\.set\(\{[^)]*\b(?:amountPaid|amountGivenBack)\b/.test(source)

function violations(files: readonly Source[]): string[] {
  return files.flatMap(([file, source]) => [
    ...(insertsMovement(source) && !file.endsWith(writer) ? [`${file} writes a movement`] : []),
    ...(setsAmounts(source) && !counters.some((one) => file.endsWith(one))
      ? [`${file} changes what was paid`]
      : []),
  ])
}

it('one file writes movements of money, and only who has one written changes the sums', () => {
  const files = globSync('src/server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .map((file): Source => [file, readFileSync(path.join(root, file), 'utf8')])
  expect(files.filter(([, source]) => insertsMovement(source))).toHaveLength(1)
  expect(files.filter(([, source]) => setsAmounts(source))).toHaveLength(counters.length)
  expect(violations(files)).toEqual([])
})

it.each([
  ['await tx.insert(bookingPayments).values(row)', 'writes a movement'],
  ['sql`insert into booking_payments (amount) values (1)`', 'writes a movement'],
  [
    'moveBooking(tx, booking, { change: { paymentProvider, amountPaid } })',
    'changes what was paid',
  ],
  ['tx.update(travelBookings).set({ amountPaid: 0 })', 'changes what was paid'],
])('one more would be found: %s', (source, found) => {
  const file = 'src/server/booking/bookings/cancel-booking.ts'
  expect(violations([[file, source]])).toEqual([`${file} ${found}`])
})
