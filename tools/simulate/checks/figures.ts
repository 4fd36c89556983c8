import { sql } from 'drizzle-orm'
import { todayInRome } from '../../../src/domain/dates.ts'
import { storedIdsOf } from '../../../src/domain/ids.ts'
import { type Agency, type BookingNow, bookingsOf, departuresOf, today } from '../agency.ts'
import { findBooking, selectRows, viewShares } from '../house.ts'
import { Violation } from '../violation.ts'

type Payment = { cents: number; receivedOn: string }

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** Compares every list and figure that staff read with the tables, counted in a different way. */
export async function checkFigures(agency: Agency): Promise<void> {
  const bookings = await bookingsOf(agency)
  // Payment by voucher moves no money: the money came when the voucher was issued.
  const payments = await selectRows<Payment>(
    agency.db,
    sql`select (amount * 100)::int as cents, received_on::text as "receivedOn" from booking_payments where provider <> 'voucher'`,
  )
  const tables = { bookings, payments }
  await checkToday(agency, tables)
  await checkTabs(agency, bookings)
  await checkDepartures(agency)
  await checkCassa(agency, tables)
  await checkShares(agency, bookings)
  await checkDiaries(agency)
}

type Tables = { bookings: BookingNow[]; payments: Payment[] }

function same(what: string, shown: unknown, counted: unknown): void {
  const [left, right] = [JSON.stringify(shown), JSON.stringify(counted)]
  if (left !== right)
    throw new Violation(`${what} agrees with the tables`, [`shown ${left}`, `counted ${right}`])
}

const isLive = ({ status }: BookingNow) =>
  ['pending', 'payment_initiated', 'confirmed'].includes(status)

const isToCome = (booking: BookingNow) =>
  isLive(booking) && !['paid', 'not_required', 'refunded'].includes(booking.paymentStatus)

const open = ({ totalPrice, amountPaid }: BookingNow) => Math.max(0, totalPrice - amountPaid)

async function checkToday(agency: Agency, { bookings, payments }: Tables): Promise<void> {
  const { today: oggi } = agency.consultant
  const shown = await oggi.summary({ period: '30d' })
  const received = payments.filter(
    ({ receivedOn }) => receivedOn >= shown.from && receivedOn <= shown.to,
  )
  same('what Oggi shows as outstanding', shown.outstanding, sum(bookings.filter(isToCome), open))
  same(
    'what Oggi shows as received',
    shown.revenue.current,
    sum(received, ({ cents }) => cents),
  )
  const made = await selectRows<{ at: Date | string }>(
    agency.db,
    sql`select created_at as at from travel_bookings`,
  )
  const days = made.map(({ at }) => todayInRome(new Date(at)))
  const within = days.filter((day) => day >= shown.from && day <= shown.to)
  same('how many bookings Oggi shows', shown.bookings.current, within.length)
  const { months } = await oggi.charts({ period: '12m' })
  for (const { month, revenue } of months) {
    const own = payments.filter(({ receivedOn }) => receivedOn.startsWith(month))
    same(
      `what Andamento shows for ${month}`,
      revenue,
      sum(own, ({ cents }) => cents),
    )
  }
}

async function checkTabs(agency: Agency, bookings: BookingNow[]): Promise<void> {
  const { tabs } = await agency.consultant.bookings.counts({})
  const count = (isMeant: (booking: BookingNow) => boolean) => bookings.filter(isMeant).length
  const declared = ['bank_transfer_pending', 'pending_confirmation']
  const counted = {
    all: bookings.length,
    to_verify: count((one) => isLive(one) && declared.includes(one.paymentStatus)),
    assistance: count((one) => isLive(one) && one.paymentStatus === 'requires_assistance'),
    waiting: count((one) => one.status === 'pending' && one.paymentStatus === 'pending'),
    confirmed: count(({ status }) => status === 'confirmed' || status === 'completed'),
    cancelled: count(({ status }) => status === 'cancelled'),
  }
  for (const [tab, total] of Object.entries(counted)) {
    same(`the tab ${tab}`, tabs[tab as keyof typeof tabs]?.total, total)
  }
}

async function checkDepartures(agency: Agency): Promise<void> {
  const stored = (await departuresOf(agency)).filter(({ sales }) => sales !== 'archived')
  const { items } = await agency.administrator.departures.list({ page: 1, pageSize: 100 })
  same('the list of departures', items.length, stored.length)
  for (const { id, spotsAvailable, totalSpots, bookingCount, placesHeld } of items) {
    const [counted] = await selectRows<{ bookings: number; held: number }>(
      agency.db,
      sql`select (select count(*)::int from travel_bookings where departure_id = ${id} and status <> 'cancelled') as bookings,
        (select coalesce(sum(people), 0)::int from waiting_entries where departure_id = ${id} and state in ('held', 'offered')) as held`,
    )
    const row = stored.find((one) => one.id === id)
    same(
      'a departure in the list',
      { spotsAvailable, totalSpots, bookingCount, placesHeld },
      {
        spotsAvailable: row?.spotsAvailable,
        totalSpots: row?.totalSpots,
        bookingCount: counted?.bookings,
        placesHeld: counted?.held,
      },
    )
  }
}

/** The shares shown to the travellers must add up to the booking's amounts, to the cent. */
async function checkShares(agency: Agency, bookings: BookingNow[]): Promise<void> {
  const shared = bookings.filter(({ paysByShare, status }) => paysByShare && status !== 'cancelled')
  for (const { id, totalPrice, amountPaid, travelers } of shared) {
    const booking = await findBooking(agency.db, id)
    if (!booking || travelers.length < 2) continue
    const lead = await viewShares(agency.deps, booking, 0)
    same(
      'the sum of the shares',
      sum(lead.shares, ({ total }) => total),
      totalPrice,
    )
    same(
      'what is open of the shares',
      sum(lead.shares, ({ open: rest }) => rest),
      Math.max(0, totalPrice - amountPaid),
    )
    const paid = await selectRows<{ seat: number; cents: number }>(
      agency.db,
      sql`select share_seat as seat, sum(amount * 100)::int as cents from booking_payments
        where booking_id = ${id} and share_seat is not null group by share_seat`,
    )
    for (const { seat, received } of lead.shares) {
      same('what came for a share', received, paid.find((one) => one.seat === seat)?.cents ?? 0)
      const own = await viewShares(agency.deps, booking, seat)
      if (seat > 0) same('what a traveller sees of the others', own.shares.length, 1)
    }
  }
}

/** The costs shown beside the coordinator's expenses must be the departure's costs. */
async function checkDiaries(agency: Agency): Promise<void> {
  for (const { id, destinationId, startDate } of await departuresOf(agency)) {
    const diary = await agency.administrator.diary.read({ id })
    const [counted] = await selectRows<{ costs: number }>(
      agency.db,
      sql`select coalesce(sum(amount * 100), 0)::int as costs from departure_costs
        where trip_id in (${sql.join(
          storedIdsOf(destinationId).map((name) => sql`${name}`),
          sql`, `,
        )}) and start_date = ${startDate}`,
    )
    same('what a departure costs in its diary', diary.costs, counted?.costs)
    same('what the office reads of the kitty', JSON.stringify(diary).includes('Cena '), false)
  }
}

async function checkCassa(agency: Agency, { bookings, payments }: Tables): Promise<void> {
  const { cassa } = agency.administrator
  const shown = await cassa.overview()
  const [first] = shown.weeks
  const recent = payments.filter(
    ({ receivedOn }) => receivedOn >= (first?.week ?? '') && receivedOn <= today(agency),
  )
  same(
    'what the Cassa shows as received',
    sum(shown.weeks, ({ received }) => received),
    sum(recent, ({ cents }) => cents),
  )
  same(
    'what the Cassa shows by account',
    sum(shown.accounts, ({ received }) => received),
    sum(recent, ({ cents }) => cents),
  )
  const ahead = bookings.filter(
    (one) => one.status !== 'cancelled' && one.startDate >= today(agency) && one.totalPrice > 0,
  )
  same(
    'what the Cassa shows as paid by departure',
    sum(shown.departures, ({ paid }) => paid),
    // Overpayment belongs to the customer, not to the departure.
    sum(ahead, ({ amountPaid, totalPrice }) => Math.min(amountPaid, totalPrice)),
  )
  const isGivenUp = ({ spotsReleased, paymentStatus, amountPaid }: BookingNow) =>
    spotsReleased && paymentStatus === 'pending' && amountPaid === 0
  same(
    'what the Cassa shows as sold by departure',
    sum(shown.departures, ({ total }) => total),
    sum(
      ahead.filter((one) => !isGivenUp(one)),
      ({ totalPrice }) => totalPrice,
    ),
  )
  const { items } = await cassa.refunds()
  // For a cancelled booking a penalty may be kept.
  const owed = bookings.map(({ status, amountPaid, totalPrice, leavingPenalty }) =>
    Math.max(0, amountPaid - (status === 'cancelled' ? leavingPenalty : totalPrice)),
  )
  same(
    'what is owed to customers',
    sum(items, ({ cents }) => cents),
    sum(owed, (cents) => cents),
  )
  await cassa.missing()
}
