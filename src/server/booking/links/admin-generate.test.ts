import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addMonths } from '../../../domain/dates.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addIban, addLink, person, testDeps } from '../../testing/test-deps.ts'
import { type Answer, openOffice } from '../../testing/test-staff.ts'
import { createBooking } from '../bookings/create-booking.ts'
import { restoreLink } from './admin-list.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const consultant = office.cookies.consultant
beforeEach(async () => {
  for (const table of [travelBookings, bookingLinks, travelDates]) await database.db.delete(table)
})

type Link = Record<string, unknown> & { id: string; token: string; url: string }
const linkOf = (answer: Answer) => answer.body.link as Link

async function firstDate(tripId: string): Promise<string> {
  const { body } = await office.call(consultant, 'GET', `/trips/${tripId}/dates`)
  return (body.dates as { startDate: string }[])[0]?.startDate ?? ''
}

test('the generators offer 24 trips with their bookable prices', async () => {
  const { body } = await office.call(consultant, 'GET', '/trips')
  const trips = body.trips as { id: string; title: string; price: number }[]
  expect(trips).toHaveLength(24)
  expect(trips).toContainEqual(expect.objectContaining({ id: 'grecia', price: 140_000 }))
  expect(trips).toContainEqual(
    expect.objectContaining({ id: 'test-travel-free', title: 'Viaggio di prova gratuito' }),
  )
})

describe('the date-based generator', () => {
  const free = (tripId: string, startDate: string) =>
    office.call(consultant, 'POST', '/links/free', { tripId, startDate })

  test('makes a free, permanent link with the spots in its notes', async () => {
    await addDeparture(database.db, {
      spotsAvailable: 3,
      coordinator1: 'Sara',
      coordinator2: 'Luca',
    })
    const answer = await free('tokyo-kyoto', nextYear('04-10'))
    expect(answer.body.reused).toBe(false)
    expect(linkOf(answer)).toMatchObject({
      price: 0,
      kind: 'date',
      isPermanent: true,
      specialNotes: '3 posti disponibili',
      coordinatorNames: ['Sara', 'Luca'],
      endDate: nextYear('04-19'),
      iban: null,
      createdBy: 'Marco Ferri',
    })
    expect(linkOf(answer).token).toMatch(/^book_\d+_[a-z0-9]+$/)
    expect(linkOf(answer).url).toBe(`http://localhost:3000/#/prenotazione/${linkOf(answer).token}`)
    const years =
      new Date(String(linkOf(answer).expiresAt)).getFullYear() - new Date().getFullYear()
    expect(years).toBe(100)
  })

  test('gives the same link again, also to two who press at once', async () => {
    const day = await firstDate('grecia')
    const answers = await Promise.all([
      free('grecia', day),
      free('grecia', day),
      free('greece', day),
    ])
    expect(new Set(answers.map((answer) => linkOf(answer).id)).size).toBe(1)
    expect(await database.db.select().from(bookingLinks)).toHaveLength(1)
  })

  test('never gives out a link that costs money', async () => {
    const day = await firstDate('grecia')
    const iban = await addIban(database.db)
    await office.call(consultant, 'POST', '/links/iban', {
      ibanId: iban.id,
      tripId: 'grecia',
      startDate: day,
    })
    expect((await free('grecia', day)).body.reused).toBe(false)
  })

  test('refuses a day without a departure', async () => {
    expect(await free('grecia', addMonths(nextYear('01-01'), 48))).toMatchObject({
      status: 404,
      body: { code: 'DEPARTURE_NOT_FOUND' },
    })
  })

  test('after a link was ended, a new one is made', async () => {
    const day = await firstDate('grecia')
    const old = linkOf(await free('grecia', day))
    const ended = await office.call(consultant, 'POST', `/links/${old.id}/end`, {})
    expect(ended.body.state).toBe('expired')
    const fresh = await free('grecia', day)
    expect(fresh.body.reused).toBe(false)
    expect(linkOf(fresh).id).not.toBe(old.id)
  })
})

describe('the IBAN-based generator', () => {
  test('prefills the bookable price, takes a typed one, and keeps the price of a reused link', async () => {
    const iban = await addIban(database.db)
    const day = await firstDate('seychelles-dubai')
    const generate = (more: object) =>
      office.call(consultant, 'POST', '/links/iban', {
        ibanId: iban.id,
        tripId: 'seychelles-dubai',
        startDate: day,
        ...more,
      })
    const first = await generate({})
    expect(first.body.reused).toBe(false)
    expect(linkOf(first)).toMatchObject({
      price: 220_000,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      kind: 'iban',
    })
    const again = await generate({ price: 99_900 })
    expect(again.body.reused).toBe(true)
    expect(linkOf(again)).toMatchObject({ id: linkOf(first).id, price: 220_000 })
    const full = await generate({ paymentType: 'full', price: 99_900 })
    expect(full.body.reused).toBe(false)
    expect(linkOf(full)).toMatchObject({ price: 99_900, paymentType: 'full' })
  })

  test('an expired link is not given out again', async () => {
    const iban = await addIban(database.db)
    const day = await firstDate('hawaii')
    const ask = { ibanId: iban.id, tripId: 'hawaii', startDate: day }
    const first = linkOf(await office.call(consultant, 'POST', '/links/iban', ask))
    await database.db.update(bookingLinks).set({ expiresAt: new Date(Date.now() - 60_000) })
    const second = await office.call(consultant, 'POST', '/links/iban', ask)
    expect(second.body.reused).toBe(false)
    expect(linkOf(second).id).not.toBe(first.id)
  })

  test('two consultants who press at once get the same link', async () => {
    const iban = await addIban(database.db)
    const ask = { ibanId: iban.id, tripId: 'hawaii', startDate: await firstDate('hawaii') }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => office.call(consultant, 'POST', '/links/iban', ask)),
    )
    expect(new Set(answers.map((answer) => linkOf(answer).id)).size).toBe(1)
  })

  test('wants an active account first', async () => {
    const day = await firstDate('hawaii')
    const ask = (ibanId: string | undefined) =>
      office.call(consultant, 'POST', '/links/iban', { ibanId, tripId: 'hawaii', startDate: day })
    const missing = await ask(undefined)
    expect(missing.status).toBe(400)
    expect(JSON.stringify(missing.body)).toContain('Seleziona prima un IBAN')
    const inactive = await addIban(database.db, { isActive: false })
    expect(await ask(inactive.id)).toMatchObject({ status: 409, body: { code: 'IBAN_INACTIVE' } })
  })
})

describe('the admin form', () => {
  test('has its defaults and limits, and makes a link at every press', async () => {
    const iban = await addIban(database.db)
    const form = {
      ibanId: iban.id,
      tripId: 'praga-budapest',
      startDate: nextYear('05-01'),
      endDate: nextYear('05-06'),
      price: 80_000,
    }
    const create = (more: object = {}) =>
      office.call(consultant, 'POST', '/links', { ...form, ...more })
    const made = await create()
    expect(made.status).toBe(201)
    expect(linkOf(made)).toMatchObject({
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      paymentType: 'deposit',
      kind: 'admin',
    })
    expect(linkOf(await create()).id).not.toBe(linkOf(made).id)
    expect((await create({ depositPercentage: 101 })).status).toBe(400)
    expect((await create({ childDiscountPercentage: -1 })).status).toBe(400)
    expect((await create({ endDate: nextYear('04-30') })).status).toBe(400)
    expect((await create({ tripId: 'egitto-completo' })).status).toBe(404)
  })
})

test('the list finds by words, token, address and reference, and says how often a link was used', async () => {
  const day = await firstDate('peru-machuPicchu')
  const link = linkOf(
    await office.call(consultant, 'POST', '/links/free', { tripId: 'peru', startDate: day }),
  )
  await office.call(consultant, 'POST', '/links/free', {
    tripId: 'grecia',
    startDate: await firstDate('grecia'),
  })
  await createBooking(office.deps, {
    token: link.token,
    submissionId: '7b0f7a52-2b67-4d0e-9a0b-0f6f5f2f4a11',
    travelers: [person()],
  })
  const list = async (query: string) =>
    (await office.call(consultant, 'GET', `/links?${query}`)).body as {
      items: Link[]
      total: number
      totalIsExact: boolean
    }
  expect((await list('')).total).toBe(2)
  for (const search of ['peru', 'machu per', link.token, link.url, link.id.slice(0, 6)]) {
    const found = await list(`search=${encodeURIComponent(search)}`)
    expect(found.items.map((item) => item.id)).toEqual([link.id])
  }
  // Decoded it would contain a NUL byte, which the database refuses.
  expect(await list('search=%2500')).toMatchObject({ items: [] })
  const used = await list('state=used')
  expect(used.items).toEqual([expect.objectContaining({ id: link.id, bookingCount: 1 })])
  expect((await list('state=unused')).total).toBe(1)
  expect((await list('state=expired')).total).toBe(0)
  expect((await list('pageSize=5&page=2')).items).toEqual([])
})

test('the list tells links in use from the others, says how often, and finds words', async () => {
  const deps = testDeps(database.db)
  const idle = await addLink(database.db)
  const busy = await addLink(database.db, { travelId: 'peru', travelTitle: 'Perù e Machu Picchu' })
  for (const email of ['giulia@example.com', 'marco@example.com']) {
    const travelers = [person({ email })]
    await createBooking(deps, { token: busy.token, submissionId: randomUUID(), travelers })
  }
  const found = async (query: string) => {
    const { body } = await office.call(consultant, 'GET', `/links?pageSize=25&${query}`)
    return (body.items as { id: string; bookingCount: number }[]).map((link) => [
      link.id,
      link.bookingCount,
    ])
  }
  expect(await found('state=used')).toEqual([[busy.id, 2]])
  expect(await found('state=unused')).toEqual([[idle.id, 0]])
  expect(await found('search=peru%20mac')).toEqual([[busy.id, 2]])
  expect(await found('state=all')).toHaveLength(2)
})

describe('an ended link', () => {
  test('is taken up again with the time it had left', async () => {
    // Only minutes, so that the staff session is still valid afterwards.
    const expiresAt = new Date(office.deps.clock.now.getTime() + 300_000)
    const link = await addLink(database.db, { expiresAt })
    const end = () => office.call(consultant, 'POST', `/links/${link.id}/end`, {})
    const restore = () => office.call(consultant, 'POST', `/links/${link.id}/restore`, {})
    expect((await end()).body.state).toBe('expired')
    const back = await restore()
    expect(back.body).toMatchObject({ state: 'active', expiresAt: link.expiresAt.toISOString() })
    await end()
    // After the link's own expiry; called directly, because a staff session would have expired by then.
    const later = new Date(link.expiresAt.getTime() + 1000)
    const actor = { id: 'a', name: 'Marco Ferri' }
    await expect(
      restoreLink({ ...office.deps, now: () => later, actor }, link.id),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('that ran out by itself stays so', async () => {
    const link = await addLink(database.db, {
      expiresAt: new Date(office.deps.clock.now.getTime() - 1000),
    })
    const { body } = await office.call(consultant, 'POST', `/links/${link.id}/restore`, {})
    expect(body.code).toBe('LINK_EXPIRED')
  })
})
