import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentTerms } from '../../catalogue/legal/terms.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addLink, callApi, person } from '../../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const hour = 3_600_000
const startDate = nextYear('05-10')

beforeEach(async () => {
  for (const table of [travelBookings, travelDates, outbox]) await deps.db.delete(table)
  await addDeparture(deps.db, { destinationId: 'grecia', startDate, spotsAvailable: 4 })
  await useRealData(true)
})

async function useRealData(real: boolean) {
  await deps.db.delete(settings).where(eq(settings.key, 'figures'))
  await deps.db.insert(settings).values({ key: 'figures', value: { real }, version: 2 })
}

type Answer = Awaited<ReturnType<typeof callApi>>['body']

const order = (change: object = {}) => ({
  submissionId: randomUUID(),
  tripId: 'grecia',
  startDate,
  airport: 'Altro: Bologna',
  travelers: [{ firstName: 'Luca', lastName: 'Bianchi', type: 'adult' }],
  email: 'luca@example.com',
  phone: '+39 333 111 2222',
  acceptedTerms: currentTerms(deps).id,
  ...change,
})
const send = (change: object = {}) => callApi(deps, 'POST', '/trip-bookings', order(change))
const viewOf = async (id: string) => (await callApi(deps, 'GET', `/bookings/${id}/payment`)).body
const mailsTo = async (recipient: string) =>
  deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(asc(outbox.createdAt))
const quote = () =>
  callApi(deps, 'POST', '/trip-quotes', { tripId: 'grecia', startDate, adults: 1, children: 0 })

describe('with real data', () => {
  it('nobody is shown where to pay before there is a booking', async () => {
    expect((await quote()).body).toMatchObject({
      account: null,
      accountId: null,
      paymentReference: null,
      epcPayload: null,
    })
    await useRealData(false)
    expect((await quote()).body.account).toMatchObject({ isDefault: false })
  })

  it('one deadline stands in the booking, on the payment page and in the mail', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    const payBy = new Date(deps.now().getTime() + 48 * hour).toISOString()
    const promise = { payBy, receiptHours: null, hasConsultant: false }
    expect(body).toMatchObject({ promise, airport: 'Altro: Bologna', spotsReleased: false })
    expect(await viewOf(String(body.id))).toMatchObject({ booking: { promise }, cardMode: 'none' })
    const [mail, ...others] = await mailsTo('luca@example.com')
    expect(others).toEqual([])
    expect(mail?.text).toContain('I tuoi posti sono riservati fino al')
    expect(mail?.text).not.toMatch(/respinto|consulente|24 ore/)
  })

  it('the payee goes with the spots, and comes back with them', async () => {
    const id = String((await send()).body.id)
    expect((await viewOf(id)).account).not.toBeNull()
    deps.clock.now = new Date(deps.now().getTime() + 48 * hour)
    expect(await viewOf(id)).toMatchObject({
      account: null,
      causale: null,
      epcPayload: null,
      booking: { spotsReleased: true },
    })
    await callApi(deps, 'POST', `/bookings/${id}/spots`, {})
    const view = await viewOf(id)
    expect(view.account).not.toBeNull()
    expect((view.booking as Answer).spotsReleased).toBe(false)
  })

  it('each state has one mail, and a declared transfer has no deadline any more', async () => {
    const id = String((await send()).body.id)
    const { body } = await callApi(deps, 'POST', `/bookings/${id}/transfer`, {})
    expect(body.promise).toMatchObject({ payBy: null })
    const kinds = (await mailsTo('luca@example.com')).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['booking_received', 'transfer_declared'])
    const declared = (await mailsTo('luca@example.com')).find((mail) => mail.kind !== kinds[0])
    expect(declared?.text).not.toMatch(/consulente|24 ore/)
  })

  it('the same people on the same departure are booked again only on purpose', async () => {
    expect((await send()).status).toBe(201)
    expect(await send()).toMatchObject({ status: 409, body: { code: 'ALREADY_BOOKED' } })
    const friends = [{ firstName: 'Ugo', lastName: 'Neri', type: 'adult' }]
    expect((await send({ travelers: friends })).status).toBe(201)
    expect((await send({ again: true })).status).toBe(201)
  })

  it('the question is asked through a link as well; a trial never asks', async () => {
    const { token } = await addLink(deps.db, {
      travelId: 'grecia',
      startDate,
      endDate: nextYear('05-16'),
    })
    const acceptedTerms = currentTerms(deps).id
    const book = () =>
      callApi(deps, 'POST', '/bookings', {
        token,
        submissionId: randomUUID(),
        travelers: [person()],
        acceptedTerms,
      })
    const first = await book()
    expect(first.body.promise).toMatchObject({ hasConsultant: true, receiptHours: null })
    expect((await book()).body.code).toBe('ALREADY_BOOKED')
    await useRealData(false)
    const trial = await book()
    expect(trial.status).toBe(201)
    expect(trial.body.promise).toEqual({ payBy: null, receiptHours: 24, hasConsultant: true })
  })

  it('no card is asked for without a provider', async () => {
    const id = String((await send()).body.id)
    const card = { cardHolderName: 'LUCA BIANCHI', cardBrand: 'visa', cardLastFour: '4242' }
    const refused = await callApi(deps, 'POST', `/bookings/${id}/card-attempts`, card)
    expect(refused.body.code).toBe('CARD_PAYMENTS_UNAVAILABLE')
    await useRealData(false)
    expect((await viewOf(id)).cardMode).toBe('form')
  })

  it.each(['Altro: www.sito.example', 'Bologna', 'Altro: '])(
    '%s is no airport',
    async (airport) => {
      expect((await send({ airport })).status).toBe(400)
    },
  )
})
