import { sql } from 'drizzle-orm'
import {
  type Act,
  type Agency,
  aBooking,
  aDeparture,
  type BookingNow,
  bookingsOf,
  departuresOf,
  today,
} from '../agency.ts'
import { drawnUuid } from '../chance.ts'
import type { Dice } from '../dice.ts'
import { listVouchers, openToken, selectRows } from '../house.ts'
import { letHoldsEnd, letOffersEnd, offerPlaces } from './make-room.ts'
import { aCustomer, aParty, customers, someExtras } from './people.ts'

type OpenLink = { token: string; price: number }

/** Links to trips in the future, open ones first. */
async function linksOf(agency: Agency): Promise<OpenLink[]> {
  const rows = await selectRows<OpenLink>(
    agency.db,
    sql`select token, (price * 100)::int as price from booking_links where start_date > ${today(agency)}
      order by expires_at > now() desc, created_at desc, id`,
  )
  return rows.map((row) => ({ ...row, token: openToken('booking_links', row.token) }))
}

async function book(agency: Agency, dice: Dice): Promise<void> {
  const link = dice.oneOfTheFirst(await linksOf(agency))
  if (!link) return
  const customer = aCustomer(dice)
  const submissionId = drawnUuid()
  const travelers = aParty(dice, customer).map(({ type: _type, ...person }) => person)
  const extras = someExtras(dice)
  const input = { token: link.token, submissionId, travelers, extras }
  const visitor = agency.visitor(customer.address)
  await agency.attempt('bookings.create', () => visitor.bookings.create(input))
  // Submitted twice, or again after a lost answer.
  if (dice.onceIn(5)) await agency.attempt('bookings.create', () => visitor.bookings.create(input))
}

async function aRoomyDeparture(agency: Agency, dice: Dice) {
  const day = today(agency)
  const ahead = (await departuresOf(agency)).filter(
    ({ startDate, sales }) => startDate > day && sales === 'open',
  )
  const roomiest = ahead.toSorted((a, b) => b.spotsAvailable - a.spotsAvailable)
  return dice.oneOfTheFirst(roomiest)
}

async function tripRequest(agency: Agency, dice: Dice) {
  // The site offers departures with room; only sometimes has somebody else taken it.
  const departure = await (dice.onceIn(4) ? aDeparture : aRoomyDeparture)(agency, dice)
  if (!departure) return undefined
  const customer = aCustomer(dice)
  const travelers = aParty(dice, customer).map(({ firstName, lastName, type }) => ({
    firstName,
    lastName,
    type,
  }))
  const { email, phone } = customer
  const { destinationId: tripId, startDate } = departure
  const extras = someExtras(dice)
  const data = { submissionId: drawnUuid(), tripId, startDate, travelers, email, phone, extras }
  return { data, visitor: agency.visitor(customer.address) }
}

async function bookTrip(agency: Agency, dice: Dice): Promise<void> {
  const request = await tripRequest(agency, dice)
  if (!request) return
  const { visitor, data } = request
  await agency.attempt('bookings.createFromTrip', () => visitor.bookings.createFromTrip(data))
}

const waitsForPayment = ({ status, paymentStatus }: BookingNow) =>
  status !== 'cancelled' && !['paid', 'not_required', 'refunded'].includes(paymentStatus)

async function declareTransfer(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, waitsForPayment)
  if (!booking) return
  await agency.attempt('payments.declareTransfer', () =>
    agency.visitor().payments.declareTransfer({ id: booking.id }),
  )
}

/** The older page: with a booking that the browser remembers, or with the data of a new one. */
async function declareDirect(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, waitsForPayment)
  const request = await tripRequest(agency, dice)
  if (!request) return
  const known = booking && !dice.onceIn(3) ? booking.id : null
  await agency.attempt('payments.declareDirect', () =>
    request.visitor.payments.declareDirect({ bookingId: known, data: known ? null : request.data }),
  )
}

async function attemptCard(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, waitsForPayment)
  if (!booking) return
  await agency.attempt('payments.attemptCard', () =>
    agency.visitor().payments.attemptCard({
      id: booking.id,
      cardHolderName: 'Giulia Rossi',
      cardBrand: 'visa',
      cardLastFour: '4242',
    }),
  )
}

const lostSpots = ({ status, spotsReleased }: BookingNow) => spotsReleased && status === 'pending'

async function retakeSpots(agency: Agency, dice: Dice): Promise<void> {
  if (!(await bookingsOf(agency)).some(lostSpots)) await letHoldsEnd(agency)
  const booking = await aBooking(agency, dice, lostSpots)
  if (!booking) return
  await agency.attempt('bookings.retakeSpots', () =>
    agency.visitor().bookings.retakeSpots({ id: booking.id }),
  )
}

async function spendVoucher(agency: Agency, dice: Dice): Promise<void> {
  const vouchers = (await listVouchers(agency.db)).toSorted(
    (a, b) =>
      Number(b.remaining > 0) - Number(a.remaining > 0) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )
  const voucher = dice.oneOf(vouchers)
  const booking = await aBooking(agency, dice, waitsForPayment)
  if (!voucher || !booking) return
  const input = { id: booking.id, code: voucher.code, submissionId: drawnUuid() }
  const spend = () => agency.visitor().payments.useVoucher(input)
  await agency.attempt('payments.useVoucher', spend)
  if (dice.onceIn(4)) await agency.attempt('payments.useVoucher', spend)
}

async function joinWaitingList(agency: Agency, dice: Dice): Promise<void> {
  const day = today(agency)
  const ahead = (await departuresOf(agency)).filter(({ startDate }) => startDate > day)
  const fullest = ahead.toSorted((a, b) => a.spotsAvailable - b.spotsAvailable)
  const departure = dice.oneOfTheFirst(fullest)
  if (!departure) return
  const customer = aCustomer(dice)
  await agency.attempt('waitingList.join', () =>
    agency.visitor(customer.address).waitingList.join({
      tripId: departure.destinationId,
      startDate: departure.startDate,
      people: Math.min(departure.totalSpots, departure.spotsAvailable + 1 + dice.roll(2)),
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      phone: customer.phone,
    }),
  )
}

type Waiting = {
  token: string
  bookingToken: string | null
  state: string
  people: number
  email: string
}

async function waitingOf({ db }: Agency): Promise<Waiting[]> {
  const rows = await selectRows<Waiting>(
    db,
    sql`select w.token, l.token as "bookingToken", w.state, w.people, w.contact_email as email from waiting_entries w
      left join booking_links l on l.id = w.booking_link_id order by w.created_at, w.id`,
  )
  return rows.map(({ token, bookingToken, ...row }) => ({
    ...row,
    token: openToken('waiting_entries', token),
    bookingToken: bookingToken && openToken('booking_links', bookingToken),
  }))
}

async function leaveWaitingList(agency: Agency, dice: Dice): Promise<void> {
  const isWaiting = ({ state }: Waiting) => ['waiting', 'held', 'offered'].includes(state)
  if (!(await waitingOf(agency)).some(isWaiting)) await offerPlaces(agency, dice)
  const all = await waitingOf(agency)
  const entry = dice.oneOfTheFirst([
    ...all.filter(isWaiting),
    ...all.filter((one) => !isWaiting(one)),
  ])
  if (!entry) return
  const { token } = entry
  await agency.attempt('waitingList.leave', () => agency.visitor().waitingList.leave({ token }))
}

async function offersOf(agency: Agency): Promise<Waiting[]> {
  const open = (await waitingOf(agency)).filter(({ state }) => state === 'offered')
  return open.filter(({ bookingToken }) => bookingToken !== null)
}

async function ignoreOffer(agency: Agency, dice: Dice): Promise<void> {
  if ((await offersOf(agency)).length === 0) await offerPlaces(agency, dice)
  await letOffersEnd(agency)
}

async function takeOffer(agency: Agency, dice: Dice): Promise<void> {
  if ((await offersOf(agency)).length === 0) await offerPlaces(agency, dice)
  const entry = dice.oneOf(await offersOf(agency))
  if (!entry?.bookingToken) return
  const customer = customers.find(({ email }) => email === entry.email) ?? aCustomer(dice)
  const party = aParty(dice, customer).slice(0, entry.people)
  const travelers = party.map(({ type: _type, ...person }) => person)
  const input = { token: entry.bookingToken, submissionId: drawnUuid(), travelers }
  await agency.attempt('bookings.create', () =>
    agency.visitor(customer.address).bookings.create(input),
  )
}

export const travellersActs: readonly Act[] = [
  { name: 'a traveller books through a link', weight: 22, run: book },
  { name: 'a traveller books on the site', weight: 14, run: bookTrip },
  { name: 'a traveller declares a transfer', weight: 6, run: declareTransfer },
  { name: 'a traveller declares on the older page', weight: 2, run: declareDirect },
  { name: 'a traveller tries a card', weight: 2, run: attemptCard },
  { name: 'a traveller takes the spots back', weight: 3, run: retakeSpots },
  { name: 'a traveller pays with a voucher', weight: 4, run: spendVoucher },
  { name: 'a party joins a waiting list', weight: 4, run: joinWaitingList },
  { name: 'a party leaves a waiting list', weight: 2, run: leaveWaitingList },
  { name: 'a party takes what it was offered', weight: 3, run: takeOffer },
  { name: 'a party does not answer an offer', weight: 2, run: ignoreOffer },
]
