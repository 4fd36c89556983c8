import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { shareCausale } from '../../../domain/booking/shares.ts'
import { formatDate, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { changeTravellers } from '../../booking/bookings/change-travellers.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { statementEntries } from '../../platform/db/schema/cassa.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { reread } from '../../testing/place-visitors.ts'
import { addIban, book, person } from '../../testing/test-deps.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { correctBooking } from '../payments/correct-booking.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { findReceipt } from '../receipts/store.ts'
import { bookEntry } from '../statements/book-entry.ts'
import { runStatements } from '../statements/command.ts'
import { allocationsOfBooking } from '../statements/store.ts'
import { undoAllocation } from '../statements/undo-allocation.ts'
import { readShares, sharesToChoose } from './open-shares.ts'
import { switchShares } from './switch-shares.ts'

const actor = { id: 'staff', name: 'Marta' }
const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let accounts = 0

const party = [
  person(),
  person({ firstName: 'Marco', lastName: 'Bianchi', email: null, phone: null }),
  person({
    firstName: 'Lia',
    lastName: 'Verdi',
    email: null,
    phone: null,
    birthDate: '2020-05-20',
  }),
]

/** Each booking has its own account, so that no causale of another test interferes. */
async function sharedBooking(): Promise<{ booking: Booking; iban: string }> {
  accounts += 1
  const iban = `IT60X05428111010000001234${String(10 + accounts)}`
  const { id: ibanId } = await addIban(deps.db, { iban })
  const booking = await book(deps, { ibanId }, party)
  await turn(booking, true)
  return { booking: await reread(deps, booking), iban }
}

const turn = ({ id }: Booking, isOn: boolean) =>
  deps.db.transaction(async (tx) => {
    const booking = await findBooking(tx, id)
    if (!booking) throw new Error('no booking')
    await switchShares(tx, deps, booking, { isOn, actor })
  })

const shares = async (booking: Booking) => readShares(deps.db, await reread(deps, booking))

/** A transfer as it appears on the bank statement. */
async function transfer(iban: string, payer: string, causale: string, cents: number) {
  const day = formatDate(todayInRome(deps.now()))
  const amount = (cents / 100).toFixed(2).replace('.', ',')
  const text = `BONIFICO A VOSTRO FAVORE DA ${payer} CAUSALE: ${causale}`
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  const bytes = new TextEncoder().encode(`${head}\n${day};${day};${text};${amount}`)
  await runStatements(deps, { account: iban, files: [{ name: 'a.csv', bytes }], dryRun: false })
}

const movementsOf = ({ id }: Booking) =>
  deps.db
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, id))
    .orderBy(bookingPayments.createdAt)

describe('everybody pays their own part', () => {
  it('and a statement books it to them, with a receipt in their name', async () => {
    const { booking, iban } = await sharedBooking()
    const before = await shares(booking)
    expect(before.map(({ total }) => total)).toEqual([240_000, 240_000, 120_000])
    const due = before[1]?.steps[0]?.amount ?? 0
    await transfer(iban, 'BIANCHI MARCO', shareCausale(booking.paymentReference ?? '', 2), due)
    const [movement] = await movementsOf(booking)
    expect(movement).toMatchObject({ amount: due, shareSeat: 1, provider: 'bank_transfer' })
    expect((await shares(booking)).map(({ received }) => received)).toEqual([0, due, 0])
    const [receipt] = await deps.db
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, movement?.id ?? ''))
    expect(await findReceipt(deps.db, receipt?.id ?? '')).toMatchObject({
      payer: 'Marco Bianchi',
      contactName: 'Giulia Rossi',
      amount: due,
    })
  })

  it('until all have: the deposit is confirmed with the last of its parts, the price with the rest', async () => {
    const { booking, iban } = await sharedBooking()
    const reference = booking.paymentReference ?? ''
    const names = ['ROSSI GIULIA', 'BIANCHI MARCO', 'ROSSI GIULIA']
    const pay = async (step: number) => {
      for (const { seat, steps } of await shares(booking)) {
        const cents = steps[step]?.amount ?? 0
        await transfer(iban, names[seat] ?? '', shareCausale(reference, seat + 1), cents)
      }
    }
    await pay(0)
    expect(await reread(deps, booking)).toMatchObject({ paymentStatus: 'deposit_paid' })
    await pay(1)
    const paid = await reread(deps, booking)
    expect(paid).toMatchObject({ paymentStatus: 'paid', amountPaid: booking.totalPrice })
    expect((await shares(booking)).map(({ open }) => open)).toEqual([0, 0, 0])
    expect(await checkLedger(deps.db)).toMatchObject({ balanceCents: 0, differing: 0 })
  })

  it('what was matched wrongly is theirs no more', async () => {
    const { booking, iban } = await sharedBooking()
    const due = (await shares(booking))[1]?.steps[0]?.amount ?? 0
    await transfer(iban, 'BIANCHI MARCO', shareCausale(booking.paymentReference ?? '', 2), due)
    const [allocation] = await allocationsOfBooking(deps.db, booking.id)
    await undoAllocation(deps, allocation?.id ?? '', actor)
    expect((await shares(booking)).map(({ received }) => received)).toEqual([0, 0, 0])
    expect((await movementsOf(booking)).map(({ shareSeat }) => shareSeat)).toEqual([1, 1])
    await turn(booking, false)
    expect((await reread(deps, booking)).paysByShare).toBe(false)
  })

  it('nor is what staff take back with all payments', async () => {
    const { booking, iban } = await sharedBooking()
    const due = (await shares(booking))[1]?.steps[0]?.amount ?? 0
    await transfer(iban, 'BIANCHI MARCO', shareCausale(booking.paymentReference ?? '', 2), due)
    await declareTransfer(deps, booking.id)
    await correctBooking(deps, { bookingId: booking.id, actor })
    expect(await reread(deps, booking)).toMatchObject({ amountPaid: 0 })
    expect((await shares(booking)).map(({ received }) => received)).toEqual([0, 0, 0])
    expect((await movementsOf(booking)).map(({ shareSeat }) => shareSeat)).toEqual([1, 1])
  })

  it('who books a line by hand says whose it is, or that it is for all', async () => {
    const { booking, iban } = await sharedBooking()
    const { id: bookingId } = booking
    // The amount matches no part, so it is not booked automatically.
    await transfer(iban, 'ZANNI ELIO', shareCausale(booking.paymentReference ?? '', 3), 9_999)
    const [line] = await deps.db
      .select()
      .from(statementEntries)
      .where(eq(statementEntries.accountIban, iban))
    const by = { actor, automatic: false, reasons: [], entryId: line?.id ?? '' }
    const put = (seat: number | null | undefined, expectedAllocated: number) =>
      bookEntry(deps, {
        ...by,
        expectedAllocated,
        allocations: [{ bookingId, cents: 3_333, seat }],
      })
    await expect(put(9, 0)).rejects.toThrow('VALIDATION')
    await put(1, 0)
    await put(null, 3_333)
    await put(undefined, 6_666)
    const seats = (await movementsOf(booking)).map(({ shareSeat }) => shareSeat)
    expect(seats).toEqual([1, null, 2])
    expect((await sharesToChoose(deps.db, bookingId)).map(({ name }) => name)).toEqual([
      'Giulia Rossi',
      'Marco Bianchi',
      'Lia Verdi',
    ])
  })

  it('another party makes other parts; what somebody has paid stays theirs', async () => {
    const { booking, iban } = await sharedBooking()
    const due = (await shares(booking))[1]?.steps[0]?.amount ?? 0
    await transfer(iban, 'BIANCHI MARCO', shareCausale(booking.paymentReference ?? '', 2), due)
    const travelers = booking.travelers.slice(0, 2).map((one) => ({ ...one, birthDate: null }))
    const contact = { contactEmail: 'giulia@example.com', contactPhone: '+39 333 000 0000' }
    await changeTravellers(deps, { bookingId: booking.id, actor }, { ...contact, travelers })
    const after = await shares(booking)
    expect(after.map(({ total }) => total)).toEqual([240_000, 240_000])
    expect(after[1]).toMatchObject({ received: due, open: 240_000 - due })
  })

  it('what somebody has paid follows them to another place, and is nobody else’s when they leave', async () => {
    const { booking, iban } = await sharedBooking()
    const due = (await shares(booking))[1]?.steps[0]?.amount ?? 0
    await transfer(iban, 'BIANCHI MARCO', shareCausale(booking.paymentReference ?? '', 2), due)
    const contact = { contactEmail: 'giulia@example.com', contactPhone: '+39 333 000 0000' }
    const becomes = async (...seats: number[]) => {
      const travelers = seats.flatMap((seat) => booking.travelers[seat] ?? [])
      const adults = travelers.map((one) => ({ ...one, birthDate: null }))
      const staff = { bookingId: booking.id, actor }
      await changeTravellers(deps, staff, { ...contact, travelers: adults })
      return (await shares(booking)).map(({ received }) => received)
    }
    expect(await becomes(0, 2, 1)).toEqual([0, 0, due])
    expect(await becomes(1, 0, 2)).toEqual([due, 0, 0])
    expect(await becomes(0, 2)).toEqual([0, 0])
    const [movement] = await movementsOf(booking)
    expect(movement).toMatchObject({ amount: due, shareSeat: null })
    expect(await reread(deps, booking)).toMatchObject({ amountPaid: due })
  })

  it('there is a way back until somebody has paid, and nothing to share once it is cancelled', async () => {
    const { booking, iban } = await sharedBooking()
    await turn(booking, false)
    await turn(booking, true)
    await turn(booking, true)
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    const turns = log.map(({ action }) => action).filter((action) => action.startsWith('shares'))
    // Entries of the same moment have no fixed order in the database.
    expect(turns.toSorted()).toEqual(['shares_begun', 'shares_begun', 'shares_ended'])
    const due = (await shares(booking))[0]?.steps[0]?.amount ?? 0
    await transfer(iban, 'ROSSI GIULIA', shareCausale(booking.paymentReference ?? '', 1), due)
    await expect(turn(booking, false)).rejects.toThrow('SHARES_PAID')
    await cancelBooking(deps, { bookingId: booking.id, actor })
    expect(await reread(deps, booking)).toMatchObject({ status: 'cancelled', amountPaid: due })
    const other = await book(deps)
    await expect(turn(other, true)).rejects.toThrow('SHARES_CLOSED')
  })
})
