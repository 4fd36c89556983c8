import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { addDays, formatDate, todayInRome } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'

const account = 'IT60X0542811101000000123456'
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { deps } = office

type Row = { cents: number; text: string; day?: number }
type Line = {
  id: string
  text: string
  allocated: number
  candidates: { booking: { id: string }; cents: number; reasons: string[] }[]
  allocations: { id: string }[]
}
type Lines = { items: Line[]; dismissible: string[] }

const ask = (method: string, path: string, body?: object) =>
  office.call(office.cookies.administrator, method, path, body)

async function lines(view: 'open' | 'done' = 'open'): Promise<Lines> {
  return (await ask('GET', `/cassa/entries?pageSize=100&view=${view}`)).body as Lines
}

const lineOf = async (text: string, view?: 'open' | 'done') =>
  (await lines(view)).items.find((line) => line.text === text)

/** Imports a bank file with days relative to today. */
async function take(...rows: Row[]): Promise<void> {
  const today = todayInRome(deps.now())
  const body = rows.map(({ cents, text, day = 0 }) => {
    const on = formatDate(addDays(today, day))
    return `${on};${on};${text};${(cents / 100).toFixed(2).replace('.', ',')}`
  })
  const form = new FormData()
  const head = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
  form.append('file', new File([[head, ...body].join('\n')], 'lista.csv'))
  form.append('account', account)
  const answer = await office.send(office.cookies.administrator, 'POST', '/cassa/statements', form)
  await answer.text()
}

async function paid(lastName: string) {
  const booking = await book(deps, {}, [person({ lastName })])
  const { id: bookingId, depositAmount: amount } = booking
  await confirmPayment(deps, { bookingId, amount, externalId: randomUUID(), actor: system })
  return booking
}

const amountPaid = async (id: string) => (await findBooking(database.db, id))?.amountPaid

describe('fees', () => {
  test('leave the list together, and those of the next month are proposed for it', async () => {
    await take(
      { cents: -150, text: 'COMMISSIONI BONIFICO 0310 N. 4411' },
      { cents: -700, text: 'CANONE MENSILE CONTO' },
    )
    const entryIds = (await lines()).items.map(({ id }) => id)
    expect((await lines()).dismissible).toEqual([])
    const done = await ask('POST', '/cassa/entries/dismiss', { entryIds, remember: true })
    expect(done.body).toEqual({ dismissed: 2, left: 0 })
    expect((await lines()).items).toEqual([])
    const [first, other] = ['COMMISSIONI BONIFICO 0311 N. 98', 'IMPOSTA DI BOLLO']
    await take({ cents: -150, text: first, day: 1 }, { cents: -800, text: other, day: 1 })
    expect((await lines()).dismissible).toEqual([(await lineOf(first))?.id])
  })
})

describe('money that goes out', () => {
  test('is proposed for the booking whose code and sum it carries, and booked in one press', async () => {
    const booking = await paid('Rimborsata')
    await cancelBooking(deps, { bookingId: booking.id, actor: system })
    const text = `RIMBORSO ${bookingReference(booking.id)}`
    await take({ cents: -booking.depositAmount, text, day: 2 })
    const line = await lineOf(text)
    expect(line?.candidates[0]).toMatchObject({ booking: { id: booking.id } })
    expect(line?.candidates[0]?.reasons).toContain('È quanto va rimborsato')
    const refund = { bookingId: booking.id, expectedAllocated: 0 }
    await ask('POST', `/cassa/entries/${line?.id}/refund`, refund)
    expect(await amountPaid(booking.id)).toBe(0)
    expect(await lineOf(text)).toBeUndefined()
  })

  test('whose refund was taken back is proposed as owed, not as written down', async () => {
    const booking = await paid('Ripresa')
    await cancelBooking(deps, { bookingId: booking.id, actor: system })
    const text = `RIMBORSO DI ${bookingReference(booking.id)}`
    await take({ cents: -booking.depositAmount, text, day: 3 })
    const before = await lineOf(text)
    const refund = { bookingId: booking.id, expectedAllocated: 0 }
    await ask('POST', `/cassa/entries/${before?.id}/refund`, refund)
    const [booked] = (await lineOf(text, 'done'))?.allocations ?? []
    await ask('POST', `/cassa/allocations/${booked?.id}/undo`)
    expect((await lineOf(text))?.candidates).toEqual(before?.candidates)
  })
})

describe('a line that somebody puts to a booking', () => {
  const put = (line: Line | undefined, bookingId: string, cents: number) =>
    ask('POST', `/cassa/entries/${line?.id}/book`, {
      expectedAllocated: 0,
      allocations: [{ bookingId, cents }],
    })

  test('shows the payment that was written down before, and the next one is more money', async () => {
    const booking = await paid('Scritta')
    const cents = booking.depositAmount
    await take({ cents, text: 'senza causale', day: 3 }, { cents, text: 'ancora senza', day: 4 })
    await put(await lineOf('senza causale'), booking.id, cents)
    expect(await amountPaid(booking.id)).toBe(cents)
    await put(await lineOf('ancora senza'), booking.id, cents)
    expect(await amountPaid(booking.id)).toBe(2 * cents)
    const [shown] = (await lineOf('senza causale', 'done'))?.allocations ?? []
    await ask('POST', `/cassa/allocations/${shown?.id}/undo`)
    expect(await amountPaid(booking.id)).toBe(2 * cents)
    expect(await checkLedger(database.db)).toMatchObject({ differing: 0, misallocated: 0 })
  })
})
