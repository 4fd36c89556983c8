import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { formatDate } from '../../../domain/dates.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { attachContract } from '../../booking/contract-pack/attach-contract.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { declareTransfer } from '../../money/payments/declare-transfer.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { openPostOffice } from '../../testing/post-office.ts'
import { book } from '../../testing/test-deps.ts'
import { contractPacks } from '../db/schema/legal.ts'
import { outbox } from '../db/schema/operations.ts'

const database = await databaseOfThisFile()
const office = await openPostOffice(database.db)
const { deps, mailbox } = office
afterAll(async () => {
  await mailbox.close()
})
beforeEach(() => office.empty())

const actor = { id: 'staff', name: 'Marta' }
const subjectsTo = (address: string) =>
  mailbox.received
    .filter((mail) => mail.to.includes(address))
    .map((mail) => mail.headers.get('subject') ?? '')
const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: `staff:${randomUUID()}`, actor })

describe('the mail of a booking', () => {
  it('goes out in Italian, as HTML and as text, from the first day to the last', async () => {
    const booking = await book(deps)
    const reference = booking.id.slice(0, 8).toUpperCase()
    await declareTransfer(deps, booking.id)
    await pay(booking.id, 96_000)
    await pay(booking.id, 144_000)
    await cancelBooking(deps, { bookingId: booking.id, actor })
    await office.send()
    expect(subjectsTo('giulia@example.com')).toHaveLength(4)
    // The mail of a cancellation waits for fifteen seconds.
    await database.db.update(outbox).set({ dueAt: new Date(0) })
    await office.send()
    expect(subjectsTo('giulia@example.com')).toEqual([
      `Tokyo e Kyoto: prenotazione ${reference}`,
      `Bonifico in verifica: prenotazione ${reference}`,
      `Acconto ricevuto: prenotazione ${reference} confermata`,
      `Pagamento completato: prenotazione ${reference}`,
      `Prenotazione ${reference} annullata`,
    ])
    expect(subjectsTo('ufficio@ondalta.example')).toEqual([
      `Nuova prenotazione ${reference}: Tokyo e Kyoto`,
      `Bonifico dichiarato: ${reference}, 960 €`,
    ])
    for (const mail of mailbox.received) {
      expect(mail.text.length).toBeGreaterThan(100)
      expect(mail.html).toContain('<html lang="it">')
      expect(mail.text + mail.html).not.toMatch(
        /undefined|\bnull\b|YA1234567|Via Roma 1|1990-05-20/,
      )
      // The agency's address is written as it was typed.
      expect(mail.text.replace("dell'Esempio", '')).not.toMatch(/\p{L}'\p{L}/u)
      expect(mail.headers.get('from')).toContain('info@ondalta.example')
    }
    // Mail to different people arrives in any order.
    const first = mailbox.received.find(({ to }) => to.includes('giulia@example.com'))
    for (const part of [first?.text, first?.html]) {
      expect(part).toContain('IT60 X054 2811 1010 0000 0123 456')
      expect(part).toContain(booking.paymentReference)
      expect(part).toContain('960 €')
      expect(part).toContain(formatDate(nextYear('04-10')))
      expect(part).toContain(`/#/payment-custom/${booking.id}`)
    }
  })

  it('carries the contract where it makes, changes or confirms one', async () => {
    const booking = await book(deps)
    await declareTransfer(deps, booking.id)
    await pay(booking.id, 96_000)
    await office.send(1, attachContract)
    const name = `contratto-${booking.id.slice(0, 8).toUpperCase()}.pdf`
    const ofTraveller = mailbox.received.filter(({ to }) => to.includes('giulia@example.com'))
    expect(ofTraveller.map(({ files }) => files)).toEqual([[name], [], [name]])
    const ofAgency = mailbox.received.filter(({ to }) => to.includes('ufficio@ondalta.example'))
    expect(ofAgency.flatMap(({ files }) => files)).toEqual([])
    expect(ofTraveller[0]?.text).toContain('contratto')
  })

  it('waits for a contract that can’t be drawn, and in the end goes without it', async () => {
    const { id } = await book(deps)
    const broken = { ...deps, catalogue: undefined as never }
    const [mail] = await deps.db.select().from(outbox).where(eq(outbox.kind, 'booking_received'))
    if (!mail) throw new Error('no mail')
    await deps.db.delete(contractPacks)
    expect(mail.bookingId).toBe(id)
    await expect(attachContract(broken, { ...mail, attempts: 3 })).rejects.toThrow(/undefined/)
    expect(await attachContract(broken, { ...mail, attempts: 4 })).toEqual([])
  })

  it('is sent exactly once, even by several workers at the same time', async () => {
    for (let index = 0; index < 4; index += 1) await book(deps)
    await office.send(5)
    expect(mailbox.received).toHaveLength(8)
    expect(new Set(mailbox.received.map((mail) => mail.headers.get('message-id'))).size).toBe(8)
    await office.send(2)
    expect(mailbox.received).toHaveLength(8)
    expect(await deps.db.$count(outbox, eq(outbox.state, 'sent'))).toBe(8)
  })

  it('escapes what travellers type', async () => {
    const { id } = await book(deps, { travelTitle: 'Tokyo <b>&</b> "Kyoto"' })
    await office.send()
    const mail = mailbox.received.find((one) => one.text.includes(id))
    expect(mail?.html).not.toContain('<b>&</b>')
    expect(mail?.text).toContain('Tokyo <b>&</b> "Kyoto"')
  })
})

it('goes through one connection, however many mails wait', async () => {
  for (let index = 0; index < 3; index += 1) await book(deps)
  mailbox.connections = 0
  await office.send()
  expect(mailbox.received).toHaveLength(6)
  expect(mailbox.connections).toBe(1)
})
