import { randomUUID } from 'node:crypto'
import { addDays, formatDateRange, todayInRome } from '../../../domain/dates.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import type { SavedIban } from '../../accounts/store.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { DateAlert } from '../../booking/date-alerts/store.ts'
import { findAdminDeparture } from '../../booking/departures/admin-store.ts'
import type { StoredReview } from '../../booking/reviews/store.ts'
import type { WaitingEntry } from '../../booking/waiting-list/store.ts'
import type { ContactMessageRow } from '../../contact/contact/store.ts'
import type { Receipt } from '../../money/receipts/store.ts'
import type { Voucher } from '../../money/vouchers/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { TripRequest } from '../../trip/requests/store.ts'
import { addDeparture, addIban, addLink, book, person, testDeps } from '../test-deps.ts'

export type Samples = Awaited<ReturnType<typeof openSamples>>

const email = 'giulia@example.com'
const origin = { address: '93.40.12.7', device: 'Chrome su Windows' }

/** One booking and everything that mails and documents refer to, in a database of its own. */
export async function openSamples(db: Db) {
  const at = new Date()
  const deps = {
    ...testDeps(db, { AGENCY_EMAIL: 'ufficio@ondalta.example' }),
    staff: { email: 'elena@ondalta.example' },
    actor: { name: 'Elena Bassi' },
    origin,
  }
  const departure = await addDeparture(db, { minimumGroup: 6 })
  const booking = await book(deps, {}, [
    person({ email }),
    person({ firstName: 'Marco', email: 'marco@example.com' }),
  ])
  const iban = await addIban(db)
  const paid = paidOf(booking)
  return {
    deps,
    at,
    today: todayInRome(at),
    booking,
    paid,
    left: leftOf(paid, todayInRome(at)),
    departure,
    decision: await decisionOf(deps, departure.id),
    account: await bankAccountOf(db, deps, booking),
    iban,
    link: await addLink(db, { customerName: 'Giulia Rossi' }),
    member: { id: randomUUID(), name: 'Luca Verdi', email: 'luca@ondalta.example' },
    origin,
    promise: {
      payBy: new Date(at.getTime() + 2 * 86_400_000).toISOString(),
      receiptHours: null,
      hasConsultant: true,
    },
    place: { href: `${deps.publicUrl}/#/viaggio/g`, token: 'gettone-di-prova', id: randomUUID() },
    received: { amount: paid.amountPaid, hasDocuments: false },
    difference: { before: { ...paid, contactEmail: 'vecchio@example.com' }, toGiveBack: 0 },
    accessChange: accessChange(at),
    ...accountChanges(iban, at),
    ...papersOf(paid, todayInRome(at)),
    ...visitorsOf(booking, departure.id, at),
    requestAnswer: requestAnswer(booking, at),
  }
}

function paidOf(booking: Booking): Booking {
  return {
    ...booking,
    status: 'confirmed',
    paymentStatus: 'deposit_paid',
    amountPaid: booking.depositAmount,
  }
}

function leftOf(paid: Booking, today: string): Booking {
  return {
    ...paid,
    status: 'cancelled',
    leftOn: today,
    leavingPenalty: Math.round(paid.totalPrice * 0.25),
  }
}

async function decisionOf(deps: ReturnType<typeof testDeps>, id: string) {
  const found = await findAdminDeparture(deps, id)
  if (!found) throw new Error('The sample departure is gone')
  return found
}

function accessChange(at: Date) {
  return {
    id: randomUUID(),
    at,
    action: 'promoted' as const,
    actorName: 'Elena Bassi',
    memberName: 'Luca Verdi',
    memberEmail: 'luca@ondalta.example',
  }
}

function accountChanges(iban: SavedIban, at: Date) {
  const change = { kind: 'default' as const, accountId: iban.id, version: 1 }
  return {
    accountTold: { change, applied: { account: iban }, requestedBy: 'Luca Verdi', told: [email] },
    accountAsked: {
      waiting: {
        id: randomUUID(),
        change,
        state: 'pending' as const,
        requestedBy: 'sample',
        requestedByName: 'Luca Verdi',
        requestedAt: at,
        expiresAt: new Date(at.getTime() + 86_400_000),
        appliesAt: null,
        toldAgainAt: null,
        decidedBy: null,
        decidedByName: null,
        decidedAt: null,
      },
      iban: iban.iban,
      recipient: email,
      token: 'gettone-di-prova',
      isSecond: false,
    },
  }
}

function papersOf(paid: Booking, today: string) {
  const { id: bookingId, contactName, contactEmail, destinationTitle } = paid
  const { startDate, endDate, totalPrice, amountPaid, extras } = paid
  const receipt: Receipt = {
    kind: 'receipt',
    year: Number(today.slice(0, 4)),
    number: 7,
    amount: amountPaid,
    issuedOn: today,
    receivedOn: today,
    provider: 'bank_transfer',
    isReversal: false,
    reversed: null,
    bookingId,
    contactName,
    contactEmail,
    destinationTitle,
    startDate,
    endDate,
    totalPrice,
    extras,
    amountPaid,
    amountGivenBack: 0,
    leavingPenalty: 0,
    leftGivenBack: 0,
    leftOn: null,
    shareSeat: null,
    payer: contactName,
  }
  return { receiptId: randomUUID(), receipt }
}

function visitorsOf(booking: Booking, departureId: string, at: Date) {
  const waiting = {
    id: randomUUID(),
    departureId,
    token: 'gettone-di-prova',
    contactName: 'Giulia Rossi',
    contactEmail: email,
    contactPhone: '+39 333 000 0000',
    people: 2,
    offerExpiresAt: new Date(at.getTime() + 86_400_000),
  } as WaitingEntry
  const alert = {
    id: randomUUID(),
    tripId: booking.tripId,
    email,
    token: 'gettone-di-prova',
  } as DateAlert
  const review = {
    id: randomUUID(),
    tripId: booking.tripId,
    token: 'gettone-di-prova',
    shownName: 'Giulia R.',
    endDate: booking.endDate,
    stars: 5,
    text: 'Un gruppo splendido e un ritmo giusto.',
  } as StoredReview
  const voucher = {
    id: randomUUID(),
    code: 'ONDA-7K2M-9QXR',
    amount: 25_000,
    remaining: 25_000,
    expiresOn: addDays(todayInRome(at), 365),
    holderName: 'Giulia Rossi',
    holderEmail: email,
    originBookingId: booking.id,
  } as Voucher
  const message = {
    id: randomUUID(),
    firstName: 'Giulia',
    lastName: 'Rossi',
    email,
    phone: '+39 333 000 0000',
    destination: booking.destinationTitle,
    airport: 'Bari',
    travelDate: formatDateRange(booking.startDate, booking.endDate),
    message: 'Vorrei sapere se in aprile ci sono ancora due posti.',
    createdAt: at,
  } as ContactMessageRow
  const invited = { review, booking, recipient: email, name: 'Giulia' }
  return { waiting, alert, invited, voucher, message }
}

function requestAnswer(booking: Booking, at: Date) {
  const request = { id: randomUUID(), bookingId: booking.id, kind: 'departure' } as TripRequest
  return {
    request,
    text: 'spostare la partenza di una settimana.',
    isRefused: false,
    answer: 'Stiamo chiedendo alla compagnia aerea: ti scriviamo entro giovedì.',
    at,
  }
}
