import { sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '../../../src/domain/dates.ts'
import { type Act, type Agency, aBooking, type BookingNow, bookingsOf, today } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { bankFiles, selectRows } from '../house.ts'
import { hasMoney, payInFull } from './make-it-so.ts'
import { customers } from './people.ts'
import { shareTransfer } from './shares.ts'

/** The agency's own accounts. */
export const accounts = ['IT60X0542811101000000123456', 'DE89370400440532013000'] as const

type Line = Parameters<(typeof bankFiles)[number][1]>[1][number]

function lineOf(date: IsoDate, told: { cents: number; payer: string; text: string }): Line {
  return {
    date,
    valueDate: date,
    amountCents: told.cents,
    bankId: null,
    payer: told.payer,
    payerIban: null,
    text: told.text,
  }
}

/** A customer's transfer for a booking: in full, in part or too much, with its causale or without. */
function incoming(booking: BookingNow, dice: Dice) {
  const due = Math.max(1, booking.depositAmount - booking.amountPaid)
  const open = Math.max(1, booking.totalPrice - booking.amountPaid)
  const cents = dice.oneOf([due, open, booking.totalPrice, due - 500, open + 10_000, 7_700]) ?? due
  const causale = booking.paymentReference ?? 'viaggio'
  return {
    cents: Math.max(1, cents),
    payer: dice.onceIn(5) ? 'BANCO DI NESSUNO' : booking.contactName,
    text: dice.onceIn(4) ? 'saldo vacanza' : causale,
  }
}

/** An outgoing transfer: a full or partial refund, or a payment to a supplier. */
function outgoing(booking: BookingNow | undefined, dice: Dice) {
  const paid = booking?.amountPaid ?? 0
  const cents = dice.oneOf([paid, Math.ceil(paid / 2), 12_345]) ?? 12_345
  return { cents: -Math.max(1, cents), payer: 'HOTEL SOLE', text: 'rimborso' }
}

export const fileNames: readonly string[] = bankFiles.map(([name]) => name)

async function fileOf(
  account: string,
  lines: readonly Line[],
  dice: Dice,
): Promise<[Uint8Array<ArrayBuffer>, string]> {
  const chosen = dice.oneOf(bankFiles)
  if (!chosen) throw new Error('No format of banks is known.')
  const [name, write] = chosen
  return [Uint8Array.from(await write(account, lines)), name]
}

async function sendStatement(agency: Agency, dice: Dice): Promise<void> {
  const again = dice.onceIn(6) ? dice.oneOf(agency.files) : undefined
  const file = again ?? (await newFile(agency, dice))
  if (!file) return
  if (!again) agency.files.push(file)
  await takeFile(agency, file)
}

async function takeFile(agency: Agency, file: Agency['files'][number]): Promise<void> {
  await agency.attempt('cassa.import', async () => {
    const told = await agency.administrator.cassa.import({
      file: new File([file.bytes], file.name),
      account: file.account,
    })
    for (let step = await told.next(); !step.done; ) step = await told.next()
  })
}

async function newFile(agency: Agency, dice: Dice) {
  const account = dice.oneOf(accounts) ?? accounts[0]
  const all = await bookingsOf(agency)
  const own = all.filter(({ iban }) => iban === account)
  const date = addDays(today(agency), -dice.roll(4))
  const first = dice.oneOfTheFirst(own.length > 0 ? own : all)
  const second = dice.oneOfTheFirst(all)
  const stranger = dice.oneOf(customers)
  const share = first?.paysByShare ? await shareTransfer(agency, first.id, dice) : undefined
  const lines = [
    ...(first ? [lineOf(date, share ?? incoming(first, dice))] : []),
    ...(dice.onceIn(2) ? [lineOf(date, outgoing(second, dice))] : []),
    ...(dice.onceIn(4)
      ? [lineOf(date, { cents: 4_200, payer: stranger?.lastName ?? '', text: 'affitto' })]
      : []),
  ]
  if (lines.length === 0) return undefined
  const [bytes, name] = await fileOf(account, lines, dice)
  return { account, bytes, name }
}

/** A transfer that one of the bookings waits for: exact amount, with its causale. */
async function sendWhatIsDue(agency: Agency, dice: Dice): Promise<void> {
  const waits = (await bookingsOf(agency)).find(
    ({ status, paymentReference, iban, totalPrice, amountPaid }) =>
      status !== 'cancelled' && paymentReference && iban && totalPrice > amountPaid,
  )
  if (!waits?.iban || !waits.paymentReference) return
  const { iban: account, contactName: payer, paymentReference: text } = waits
  const cents = waits.totalPrice - waits.amountPaid
  const [bytes, name] = await fileOf(account, [lineOf(today(agency), { cents, payer, text })], dice)
  await takeFile(agency, { account, bytes, name })
}

async function bookCertain(agency: Agency, dice: Dice): Promise<void> {
  const look = () =>
    agency.attempt('cassa.entries', () =>
      agency.administrator.cassa.entries({ view: 'open', page: 1, pageSize: 20 }),
    )
  let page = await look()
  if (page?.certain.length === 0) {
    await sendWhatIsDue(agency, dice)
    page = await look()
  }
  if (!page || page.certain.length === 0) return
  const { certain } = page
  await agency.attempt('cassa.bookCertain', () =>
    agency.administrator.cassa.bookCertain({ entryIds: certain }),
  )
}

type Entry = { id: string; amount: number; allocated: number }

function openLinesOf({ db }: Agency, sign: 1 | -1): Promise<Entry[]> {
  return selectRows<Entry>(
    db,
    sql`select id, (amount * 100)::int as amount, (allocated * 100)::int as allocated from statement_entries
      where allocated <> amount and sign(amount) = ${sign} order by created_at desc, booked_on, amount, id`,
  )
}

/** If no line is open, the bank first sends one. */
export async function anOpenLine(
  agency: Agency,
  dice: Dice,
  sign: 1 | -1,
): Promise<Entry | undefined> {
  if ((await openLinesOf(agency, sign)).length === 0) await sendLine(agency, dice, sign)
  return dice.oneOfTheFirst(await openLinesOf(agency, sign))
}

async function sendLine(agency: Agency, dice: Dice, sign: 1 | -1): Promise<void> {
  const account = dice.oneOf(accounts) ?? accounts[0]
  const booking = dice.oneOfTheFirst((await bookingsOf(agency)).filter(hasMoney))
  const told =
    sign < 0
      ? outgoing(booking, dice)
      : { cents: 100 * (1 + dice.roll(900)), payer: 'BANCO DI NESSUNO', text: 'saldo vacanza' }
  const [bytes, name] = await fileOf(account, [lineOf(today(agency), told)], dice)
  await takeFile(agency, { account, bytes, name })
}

/** Staff who match a line by hand look among the bookings with a declared transfer. */
const isDeclared = ({ status, paymentStatus }: BookingNow) =>
  status !== 'cancelled' && paymentStatus === 'bank_transfer_pending'

async function bookByHand(agency: Agency, dice: Dice): Promise<void> {
  const line = await anOpenLine(agency, dice, 1)
  const booking = await aBooking(agency, dice, isDeclared)
  const other = await aBooking(agency, dice)
  if (!line || !booking || !other) return
  const left = line.amount - line.allocated
  const half = Math.floor(left / 2)
  const isSplit = dice.onceIn(4) && half > 0 && other.id !== booking.id
  const allocations = isSplit
    ? [
        { bookingId: booking.id, cents: half },
        { bookingId: other.id, cents: left - half },
      ]
    : [{ bookingId: booking.id, cents: left }]
  await agency.attempt('cassa.book', () =>
    agency.administrator.cassa.book({
      id: line.id,
      expectedAllocated: line.allocated,
      allocations,
    }),
  )
}

async function setAside(agency: Agency, dice: Dice): Promise<void> {
  const line = await anOpenLine(agency, dice, dice.onceIn(2) ? -1 : 1)
  if (!line) return
  const { id, allocated: expectedAllocated } = line
  await agency.attempt('cassa.setAside', () =>
    agency.administrator.cassa.setAside({ id, expectedAllocated }),
  )
}

async function matchRefund(agency: Agency, dice: Dice): Promise<void> {
  if (!(await bookingsOf(agency)).some(hasMoney)) await payInFull(agency)
  const line = await anOpenLine(agency, dice, -1)
  const booking = await aBooking(agency, dice, hasMoney)
  if (!line || !booking) return
  const { id, allocated: expectedAllocated } = line
  await agency.attempt('cassa.recordRefund', () =>
    agency.administrator.cassa.recordRefund({ id, expectedAllocated, bookingId: booking.id }),
  )
}

function standingAllocations({ db }: Agency): Promise<{ id: string }[]> {
  return selectRows<{ id: string }>(
    db,
    sql`select a.id from entry_allocations a where a.reverses_id is null
      and not exists (select 1 from entry_allocations u where u.reverses_id = a.id) order by a.created_at desc, a.id`,
  )
}

/** If nothing is matched yet, a line is matched first, so that there is something to undo. */
async function undo(agency: Agency, dice: Dice): Promise<void> {
  const known = await standingAllocations(agency)
  if (known.length === 0) await bookByHand(agency, dice)
  const allocation = dice.oneOfTheFirst(
    known.length > 0 ? known : await standingAllocations(agency),
  )
  if (!allocation) return
  await agency.attempt('cassa.undo', () => agency.administrator.cassa.undo({ id: allocation.id }))
}

export const bankActs: readonly Act[] = [
  { name: 'the bank sends a statement', weight: 9, run: sendStatement },
  { name: 'what is certain is booked', weight: 4, run: bookCertain },
  { name: 'a line is booked by hand', weight: 5, run: bookByHand },
  { name: 'a line is set aside', weight: 2, run: setAside },
  { name: 'a line is found to be a refund', weight: 4, run: matchRefund },
  { name: 'a booked line is undone', weight: 7, run: undo },
]
