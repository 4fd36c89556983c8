import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compactDate } from '../../domain/dates.ts'
import { limits, requireWithinLimit } from '../http/rate-limit.ts'
import { confirmPayment } from '../money/payments/confirm-payment.ts'
import { declareTransfer } from '../money/payments/declare-transfer.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { nextYear } from '../testing/days.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { addIban, book, person, testDeps } from '../testing/test-deps.ts'
import { downloadRoutes } from './downloads.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

const get = (path: string) =>
  downloadRoutes(deps, () => '127.0.0.1').request(`/api/bookings/${path}`)

describe('the booking summary', () => {
  it('is a PDF with embedded fonts, of one page, and nothing private in it', async () => {
    const booking = await book(deps, {}, [person({ firstName: 'Niccolò' }), person()])
    const response = await get(`${booking.id}/riepilogo.pdf`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(
      `riepilogo-${booking.id.slice(0, 8).toUpperCase()}.pdf`,
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toContain('Figtree')
    const content = pdfText(bytes)
    for (const shown of ['Niccolò', 'Tokyo e Kyoto', '4.800 €', '1.920 €', 'IT60 X054']) {
      expect(content).toContain(shown)
    }
    expect(content).toContain(booking.paymentReference)
    expect(content).toContain(`${deps.publicUrl}/#/viaggio`)
    expect(content).not.toContain('/viaggio/')
    expect(content).not.toMatch(/YA1234567|Via Roma/)
  })

  it('asks for nothing once the transfer is declared, nor for the balance before its day', async () => {
    const text = async (id: string) =>
      pdfText(Buffer.from(await (await get(`${id}/riepilogo.pdf`)).arrayBuffer()))
    const booking = await book(deps, {
      ibanId: (await addIban(deps.db, { bankName: 'Non specificato' })).id,
    })
    expect(await text(booking.id)).toContain('Importo da versare ora')
    expect(await text(booking.id)).not.toContain('Non specificato')
    await declareTransfer(deps, booking.id)
    const declared = await text(booking.id)
    expect(declared).not.toContain('da versare ora')
    expect(declared).toContain('in attesa della banca')
    await confirmPayment(deps, {
      bookingId: booking.id,
      amount: booking.depositAmount,
      externalId: randomUUID(),
      actor: { id: 'staff', name: 'Marta' },
    })
    const confirmed = await text(booking.id)
    expect(confirmed).not.toContain('da versare ora')
    expect(confirmed).toContain('Bonifico del saldo')
  })

  it('of ten travellers and of a free trip can be made too', async () => {
    const many = await book(
      deps,
      {},
      Array.from({ length: 10 }, () => person()),
    )
    const free = await book(deps, { price: 0, ibanId: null })
    for (const { id } of [many, free]) expect((await get(`${id}/riepilogo.pdf`)).status).toBe(200)
  })
})

describe('the summary of one booking', () => {
  it('is not drawn without end', async () => {
    const booking = await book(deps)
    for (let call = 0; call < limits.summary; call += 1) {
      await requireWithinLimit(deps, 'summary', booking.id)
    }
    const response = await get(`${booking.id}/riepilogo.pdf`)
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' })
    expect((await get(`${booking.id}/calendario.ics`)).status).toBe(200)
  })
})

describe('the calendar file', () => {
  it('has departure, return and the day of the balance, as whole days', async () => {
    const booking = await book(deps)
    const response = await get(`${booking.id}/calendario.ics`)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    const text = (await response.text()).replace(/\r\n[ \t]/g, '')
    const starts = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map((match) => match[1])
    expect(starts).toEqual(
      [nextYear('04-10'), nextYear('04-19'), nextYear('03-11')].map(compactDate),
    )
    expect(text).toContain('SUMMARY:Partenza: Tokyo e Kyoto')
    // Each entry has a reminder, three days before payments and departure.
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0)
    expect(text).toContain('TRIGGER:-P3D')
    expect(text).toContain('SUMMARY:Ritorno: Tokyo e Kyoto')
    expect(text).toContain('1.440 €')
  })

  it('of a booking paid at once speaks of no balance', async () => {
    const booking = await book(deps, { paymentType: 'full' })
    expect(await (await get(`${booking.id}/calendario.ics`)).text()).not.toContain('saldo')
  })
})

it('nothing can be downloaded without the id of a booking', async () => {
  for (const file of ['riepilogo.pdf', 'contratto.pdf', 'calendario.ics']) {
    const response = await get(`${randomUUID()}/${file}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Prenotazione non trovata' })
  }
})

describe('the programme of a trip', () => {
  const programme = (id: string) =>
    downloadRoutes(deps, () => '127.0.0.9').request(`/api/trips/${id}/programma.pdf`)

  it('is a PDF with every day and the stops, by any name of the trip', async () => {
    const response = await programme('la-vegas')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(
      'programma-losAngeles-lasVegas.pdf',
    )
    const text = pdfText(Buffer.from(await response.arrayBuffer()))
    for (const shown of ['Giorno 1. ', 'Giorno 10. ', 'Las Vegas: giorni 6–9', 'Cosa non è']) {
      expect(text).toContain(shown)
    }
  })

  it('does not exist for a trip that is not shown or has no itinerary', async () => {
    expect((await programme('atlantide')).status).toBe(404)
    expect((await programme('praga-budapest')).status).toBe(404)
  })
})
