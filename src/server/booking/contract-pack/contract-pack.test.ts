import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { downloadRoutes } from '../../app/downloads.ts'
import { currentTerms } from '../../catalogue/legal/terms.ts'
import { limits, requireWithinLimit } from '../../http/rate-limit.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { erasePerson } from '../../office/people/erase-person.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { contractPacks } from '../../platform/db/schema/legal.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addLink, book, person } from '../../testing/test-deps.ts'
import { createBooking } from '../bookings/create-booking.ts'
import { type Booking, findBooking, updateBooking } from '../bookings/store.ts'
import { contractFile, paperOf } from './contract-pack.ts'
import { keepPack } from './keep-pack.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  await deps.db.delete(travelBookings)
})

async function bookAgreeing(travelers = [person()]): Promise<Booking> {
  const { token } = await addLink(deps.db)
  const acceptedTerms = currentTerms(deps).id
  return createBooking(deps, { token, submissionId: randomUUID(), travelers, acceptedTerms })
}

const get = (id: string) =>
  downloadRoutes(deps, () => '127.0.0.1').request(`/api/bookings/${id}/contratto.pdf`)

const packsOf = (id: string) =>
  deps.db
    .select()
    .from(contractPacks)
    .where(eq(contractPacks.bookingId, id))
    .orderBy(contractPacks.number)

const hashOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex')

describe('the contract of a booking', () => {
  it('is one PDF with trip, travellers, price, plan, form and conditions, and nothing of the documents', async () => {
    const booking = await bookAgreeing([person({ firstName: 'Niccolò' }), person()])
    const response = await get(booking.id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('contratto-')
    const text = pdfText(Buffer.from(await response.arrayBuffer()))
    for (const said of [
      'Niccolò Rossi',
      'Tokyo e Kyoto',
      '4.800 €',
      'Acconto alla prenotazione',
      '1.920 €',
      'Saldo entro il',
      'Giorno 1.',
      'La quota comprende',
      'Diritti fondamentali',
      'Comunicazione obbligatoria',
      'Condizioni generali di contratto, versione',
      'confermato il',
      `${deps.publicUrl}/#/viaggio`,
      currentTerms(deps).documents[1]?.hash.slice(0, 20) ?? '',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toMatch(/YA1234567|Via Roma|1990|giulia@example/)
    expect(text).not.toMatch(/\{\{|legale dell'agenzia/)
  })

  it('can be drawn again byte for byte, and the hash of the first drawing is kept', async () => {
    const booking = await bookAgreeing()
    const { file } = await contractFile(deps, booking)
    const [pack] = await packsOf(booking.id)
    expect(pack?.fileHash).toBe(hashOf(file))
    deps.clock.now = new Date(deps.clock.now.getTime() + 86_400_000)
    const again = pack && (await drawPaper('contract', await paperOf(deps, pack)))
    expect(again && hashOf(again)).toBe(pack?.fileHash)
  })

  it('is a proposal in the moment of booking and a contract once the deposit has come', async () => {
    const booking = await bookAgreeing()
    expect(await packsOf(booking.id)).toHaveLength(1)
    const proposal = await contractFile(deps, booking)
    expect(proposal.name).toMatch(/^proposta-di-contratto-/)
    const proposed = pdfText(Buffer.from(proposal.file))
    const reference = bookingReference(booking.id)
    expect(proposed).toContain(`Proposta di contratto ${reference}, fascicolo 1`)
    expect(proposed).not.toContain(`Contratto di viaggio ${reference}`)
    const externalId = randomUUID()
    const amount = booking.depositAmount
    await confirmPayment(deps, { bookingId: booking.id, amount, externalId, actor: staff })
    const paid = await findBooking(deps.db, booking.id)
    const contract = paid && (await contractFile(deps, paid))
    expect(contract?.name).toMatch(/^contratto-/)
    expect(pdfText(Buffer.from(contract?.file ?? []))).toContain(
      `Contratto di viaggio ${reference}, fascicolo 2`,
    )
    const again = paid && (await keepPack(deps.db, deps, { ...paid, status: 'pending' }))
    expect([again?.number, again?.facts.state]).toEqual([2, 'contract'])
  })

  it('that changed is a further one; the first stays as it was', async () => {
    const booking = await bookAgreeing()
    await contractFile(deps, booking)
    const [first] = await packsOf(booking.id)
    const [giulia] = booking.travelers
    const renamed = await deps.db.transaction((tx) =>
      updateBooking(
        tx,
        booking.id,
        { travelers: giulia ? [{ ...giulia, lastName: 'Bianchi' }] : [] },
        deps.now(),
      ),
    )
    const { file } = await contractFile(deps, renamed)
    expect(pdfText(Buffer.from(file))).toContain('Giulia Bianchi')
    const packs = await packsOf(booking.id)
    expect(packs.map(({ number }) => number)).toEqual([1, 2])
    expect(packs[0]).toEqual(first)
  })

  it('asked for by many at once is made once', async () => {
    const booking = await bookAgreeing()
    await deps.db.delete(contractPacks)
    const made = await Promise.all([1, 2, 3].map(() => keepPack(deps.db, deps, booking)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })
})

describe('a booking from before texts were recorded', () => {
  it('has a contract too, which says of no text that it was confirmed', async () => {
    const booking = await book(deps)
    await deps.db.delete(contractPacks)
    const text = pdfText(Buffer.from(await (await get(booking.id)).arrayBuffer()))
    expect(text).toContain('Condizioni generali di contratto')
    expect(text).not.toContain('confermato il')
    expect(await packsOf(booking.id)).toHaveLength(1)
  })

  it('of a free trip without a page of its own has neither plan nor programme', async () => {
    const trip = { travelId: 'test-travel-free', travelTitle: 'Viaggio di prova gratuito' }
    const booking = await book(deps, { ...trip, price: 0, ibanId: null })
    const text = pdfText(Buffer.from((await contractFile(deps, booking)).file))
    expect(text).toContain('Viaggio di prova gratuito')
    expect(text).not.toMatch(/Piano dei pagamenti|Il programma di/)
  })
})

it('goes when everything of its traveller is erased', async () => {
  const booking = await bookAgreeing()
  await deps.db
    .update(travelBookings)
    .set({ status: 'cancelled', startDate: '2020-01-01', endDate: '2020-01-09' })
    .where(eq(travelBookings.id, booking.id))
  await erasePerson({ ...deps, actor: staff }, booking.contactEmail)
  expect(await packsOf(booking.id)).toEqual([])
})

it('is not drawn without end', async () => {
  const booking = await bookAgreeing()
  for (let call = 0; call < limits.summary; call += 1) {
    await requireWithinLimit(deps, 'summary', booking.id)
  }
  expect((await get(booking.id)).status).toBe(429)
})
