import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreedText } from '../../../domain/catalogue/legal.ts'
import { createBooking } from '../../booking/bookings/create-booking.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog, outbox, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addLink, book, callApi, person } from '../../testing/test-deps.ts'
import { acceptancesOf } from './store.ts'
import { currentTerms, fingerprint } from './terms.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

beforeEach(async () => {
  for (const table of [travelBookings, travelDates, outbox]) await deps.db.delete(table)
})

const older = 'f'.repeat(64)

/** Publishes other conditions while a form is being filled in. */
function publishConditions(version: string) {
  const edition = deps.catalogue.current()
  const { legal } = edition.catalogue
  const conditions = { ...legal.conditions, version }
  const catalogue = { ...edition.catalogue, legal: { ...legal, conditions } }
  deps.catalogue = { ...deps.catalogue, current: () => ({ ...edition, catalogue }) }
}

async function directBooking(change: object = {}) {
  const data = {
    submissionId: randomUUID(),
    tripId: 'tokyo-kyoto',
    startDate: nextYear('04-10'),
    travelers: [{ firstName: 'Giulia', lastName: 'Rossi', type: 'adult' }],
    email: 'giulia@example.com',
    phone: '+39 333 000 0000',
    ...change,
  }
  return { data, answer: await callApi(deps, 'POST', '/declared-payments', { data }) }
}

describe('the texts that a page shows', () => {
  it('are named by the link and by the quote, with one id for all three', async () => {
    const { token } = await addLink(deps.db)
    await addDeparture(deps.db)
    const link = await callApi(deps, 'GET', `/booking-links/${token}`)
    const choice = { tripId: 'tokyo-kyoto', startDate: nextYear('04-10'), adults: 1, children: 0 }
    const quote = await callApi(deps, 'POST', '/trip-quotes', choice)
    for (const { body } of [link, quote]) {
      expect(body.terms).toMatchObject({
        id: currentTerms(deps).id,
        documents: [{ kind: 'informationForm' }, { kind: 'conditions' }, { kind: 'privacy' }],
      })
    }
  })

  it('can be read whole, and their fingerprint taken', async () => {
    for (const { kind, hash, text } of currentTerms(deps).documents) {
      const { status, body } = await callApi(deps, 'GET', `/legal/${kind}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ hash, version: text.version, title: text.title })
      expect(fingerprint(agreedText({ ...text, ...body }))).toBe(hash)
    }
    expect((await callApi(deps, 'GET', '/legal/cookies')).status).toBe(400)
  })
})

describe('a booking from a link', () => {
  it('keeps version, fingerprint and time of what was agreed to, and the words themselves', async () => {
    const { token } = await addLink(deps.db)
    const { status, body } = await callApi(deps, 'POST', '/bookings', {
      token,
      submissionId: randomUUID(),
      travelers: [person()],
      acceptedTerms: currentTerms(deps).id,
    })
    expect(status).toBe(201)
    const kept = await acceptancesOf(deps.db, String(body.id))
    expect(kept).toHaveLength(3)
    for (const [index, term] of currentTerms(deps).documents.entries()) {
      expect(kept[index]).toMatchObject({ kind: term.kind, hash: term.hash })
      expect(kept[index]?.acceptedAt).toEqual(deps.now())
      // jsonb does not keep the order of fields: the words must give the same fingerprint all the same.
      const { text } = kept[index] ?? {}
      expect(text && fingerprint(agreedText(text))).toBe(term.hash)
    }
    const [entry] = await deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, String(body.id)), eq(auditLog.action, 'created')))
    expect(entry?.after).toMatchObject({ terms: expect.stringContaining('Condizioni generali') })
  })

  it('is refused where the conditions changed while it was typed, takes nothing, and passes with the new ones', async () => {
    const departure = await addDeparture(deps.db, { spotsAvailable: 1 })
    const { token } = await addLink(deps.db)
    const request = { token, submissionId: randomUUID(), travelers: [person()] }
    const shown = currentTerms(deps).id
    publishConditions('9.0')
    const refused = await callApi(deps, 'POST', '/bookings', { ...request, acceptedTerms: shown })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'TERMS_CHANGED' })
    expect(refused.body.message).toContain('I dati inseriti sono rimasti')
    expect(await deps.db.select().from(travelBookings)).toHaveLength(0)
    expect(await deps.db.select().from(outbox)).toHaveLength(0)
    const [left] = await deps.db.select().from(travelDates).where(eq(travelDates.id, departure.id))
    expect(left?.spotsAvailable).toBe(1)
    const acceptedTerms = currentTerms(deps).id
    const passed = await callApi(deps, 'POST', '/bookings', { ...request, acceptedTerms })
    expect(passed.status).toBe(201)
    const kept = await acceptancesOf(deps.db, String(passed.body.id))
    expect(kept[1]?.text.version).toBe('9.0')
  })

  it('sent twice is one, with one acceptance, also if the texts changed in between', async () => {
    const { token } = await addLink(deps.db)
    const request = { token, submissionId: randomUUID(), travelers: [person()] }
    const acceptedTerms = currentTerms(deps).id
    const [first, second] = await Promise.all([
      createBooking(deps, { ...request, acceptedTerms }),
      createBooking(deps, { ...request, acceptedTerms }),
    ])
    // After a lost response the page sends again what it had shown.
    publishConditions('9.0')
    const third = await createBooking(deps, { ...request, acceptedTerms })
    expect([second.id, third.id]).toEqual([first.id, first.id])
    expect(await acceptancesOf(deps.db, first.id)).toHaveLength(3)
  })

  it('that says nothing about texts is refused once the data are real', async () => {
    const real = { key: 'figures', value: { real: true } }
    await deps.db.insert(settings).values(real)
    const { token } = await addLink(deps.db)
    const request = { token, submissionId: randomUUID(), travelers: [person()] }
    await expect(createBooking(deps, request)).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
    const acceptedTerms = currentTerms(deps).id
    const { id } = await createBooking(deps, { ...request, acceptedTerms })
    expect(await acceptancesOf(deps.db, id)).toHaveLength(3)
    await deps.db.delete(settings).where(eq(settings.key, 'figures'))
  })

  it('that says nothing about texts is made on a trial, with nothing recorded', async () => {
    const { id } = await book(deps)
    expect(await acceptancesOf(deps.db, id)).toEqual([])
  })
})

describe('a booking without a link', () => {
  it('is refused with older texts and made with those in force', async () => {
    await addDeparture(deps.db)
    const { answer } = await directBooking({ acceptedTerms: older })
    expect(answer).toMatchObject({ status: 409, body: { code: 'TERMS_CHANGED' } })
    const made = await directBooking({ acceptedTerms: currentTerms(deps).id })
    expect(made.answer.status).toBe(200)
    expect(await acceptancesOf(deps.db, String(made.answer.body.id))).toHaveLength(3)
  })

  it('from before texts were kept gets them when its traveller agrees, and keeps the first', async () => {
    await addDeparture(deps.db)
    const { data, answer } = await directBooking()
    const bookingId = String(answer.body.id)
    expect(await acceptancesOf(deps.db, bookingId)).toEqual([])
    const again = { bookingId, data: { ...data, acceptedTerms: currentTerms(deps).id } }
    await callApi(deps, 'POST', '/declared-payments', again)
    const [first] = await acceptancesOf(deps.db, bookingId)
    expect(first?.acceptedAt).toEqual(deps.now())
    deps.clock.now = new Date(deps.clock.now.getTime() + 60_000)
    await callApi(deps, 'POST', '/declared-payments', again)
    expect(await acceptancesOf(deps.db, bookingId)).toContainEqual(first)
  })
})
