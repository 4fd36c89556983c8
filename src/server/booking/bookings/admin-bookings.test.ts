import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatDate, todayInRome, yearOf } from '../../../domain/dates.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { type Answer, openOffice } from '../../testing/test-staff.ts'
import type { Booking } from './store.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const staff = office.cookies.administrator
let anna: Booking
let nicolo: Booking
let gratis: Booking

beforeAll(async () => {
  await addDeparture(database.db)
  anna = await book(office.deps, {}, [
    person({ firstName: 'Anna', lastName: "D'Angelo", email: 'anna.dangelo@posta.example' }),
    person({ firstName: 'Ivo', lastName: 'Šimić' }),
  ])
  nicolo = await book(
    office.deps,
    {
      travelId: 'grecia',
      travelTitle: 'Grecia',
      startDate: nextYear('06-01'),
      endDate: nextYear('06-07'),
      price: 140_000,
    },
    [person({ firstName: 'Nicolò', lastName: 'Càrdini', email: 'nico@posta.example' })],
  )
  gratis = await book(office.deps, {
    kind: 'date',
    price: 0,
    ibanId: null,
    startDate: nextYear('08-01'),
    endDate: nextYear('08-05'),
  })
})

type List = { items: { id: string; contactName: string }[]; total: number; totalIsExact: boolean }
const get = async (path: string) => (await office.call(staff, 'GET', path)).body
const list = async (query: string) => (await get(`/bookings?${query}`)) as unknown as List
const ids = async (query: string) => (await list(query)).items.map((item) => item.id)
const detail = async (id: string) => get(`/bookings/${id}`)
const act = (id: string, action: string, body: object): Promise<Answer> =>
  office.call(staff, 'POST', `/bookings/${id}/${action}`, body)
const versionOf = async (id: string) => Number((await detail(id)).version)

describe('the list', () => {
  test.each([
    ['anna', 0],
    ['dang', 0],
    ["d'angelo", 0],
    ['ANNA D', 0],
    ['simic', 0],
    ['anna.dangelo@', 0],
    ['nicolo', 1],
    ['cardini', 1],
    ['Càrdini nic', 1],
  ])('finds by %s', async (typed, index) => {
    const wanted = [anna, nicolo][index]?.id
    expect(await ids(`search=${encodeURIComponent(typed)}`)).toEqual([wanted])
  })

  test('finds by reference and by causale, with or without its word', async () => {
    expect(await ids(`search=${anna.id.slice(0, 8).toUpperCase()}`)).toEqual([anna.id])
    const causale = anna.paymentReference ?? ''
    expect(await ids(`search=${encodeURIComponent(causale)}`)).toContain(anna.id)
    expect(await ids(`search=${causale.slice(-4)}`)).toContain(anna.id)
  })

  test('what was typed is never read as a pattern or a query', async () => {
    for (const typed of ['%', '_', "'; drop table", '!!!', 'a & | b:*', '\\', 'nessuno']) {
      expect(await ids(`search=${encodeURIComponent(typed)}`)).toEqual([])
    }
  })

  test('filters, sorts and pages', async () => {
    expect(await ids('tripId=grecia')).toEqual([nicolo.id])
    expect(await ids('tripId=greece')).toEqual([nicolo.id])
    expect(await ids('source=link')).toEqual([gratis.id])
    expect(await ids('paymentStatus=not_required')).toEqual([gratis.id])
    expect(await ids(`departureId=${anna.departureId}`)).toEqual([anna.id])
    expect(await ids(`startFrom=${nextYear('06-01')}&startTo=${nextYear('06-30')}`)).toEqual([
      nicolo.id,
    ])
    expect(await ids('sort=total_desc')).toEqual([anna.id, nicolo.id, gratis.id])
    expect(await ids('sort=start_asc')).toEqual([anna.id, nicolo.id, gratis.id])
    expect((await list('sort=name_asc')).items.map((item) => item.contactName)).toEqual([
      "Anna D'Angelo",
      'Giulia Rossi',
      'Nicolò Càrdini',
    ])
    expect(await list('pageSize=5&page=2')).toMatchObject({
      items: [],
      total: 3,
      totalIsExact: true,
    })
  })

  test('never carries passports, and counts its tabs', async () => {
    expect(JSON.stringify(await list(''))).not.toContain('YA1234567')
    const { tabs } = await get('/bookings/counts')
    expect(tabs).toMatchObject({
      all: { total: 3 },
      waiting: { total: 2 },
      confirmed: { total: 1 },
      to_verify: { total: 0 },
    })
  })
})

test('the page of a booking has everything', async () => {
  const page = await detail(anna.id)
  expect(page).toMatchObject({
    reference: anna.id.slice(0, 8).toUpperCase(),
    balance: anna.totalPrice,
    account: { iban: 'IT60X0542811101000000123456', isDefault: false },
    link: { kind: 'iban' },
    departure: { spotsAvailable: 8, totalSpots: 10 },
    payments: [],
    timeline: [{ action: 'created', actorName: 'Viaggiatore' }],
  })
  expect(page.travelers).toMatchObject([{ firstName: 'Anna', hasDetails: true }, {}])
  expect(JSON.stringify(page)).not.toMatch(/YA1234567|1990-05-20|enc:v1/)
  expect(page.mails).toContainEqual(expect.objectContaining({ kind: 'booking_received' }))
  expect(page.allowedEvents).toContain('deposit_confirmed')
  expect((await office.call(staff, 'GET', `/bookings/${randomUUID()}`)).status).toBe(404)
})

describe('what staff do with a booking', () => {
  const today = todayInRome(new Date())

  test('confirm the deposit, then the balance; pressing twice records one payment', async () => {
    const form = {
      kind: 'deposit',
      amount: nicolo.depositAmount,
      receivedOn: today,
      version: nicolo.version,
      submissionId: randomUUID(),
    }
    const answers = [await act(nicolo.id, 'payments', form), await act(nicolo.id, 'payments', form)]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'deposit_paid' })
      expect(body.payments).toHaveLength(1)
    }
    const rest = await act(nicolo.id, 'payments', {
      kind: 'full',
      amount: nicolo.totalPrice - nicolo.depositAmount,
      receivedOn: today,
      version: await versionOf(nicolo.id),
    })
    expect(rest.body).toMatchObject({ paymentStatus: 'paid', balance: 0 })
    expect(rest.body.payments).toMatchObject([{ recordedBy: 'Amina Diallo' }, {}])
  })

  test('a colleague who was faster is told about, nothing is overwritten', async () => {
    const version = await versionOf(anna.id)
    const save = (adminNotes: string) =>
      office.call(staff, 'PUT', `/bookings/${anna.id}/notes`, { adminNotes, version })
    expect((await save('Preferisce il corridoio')).body.adminNotes).toBe('Preferisce il corridoio')
    expect(await save('Altro')).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
    expect(await act(anna.id, 'cancel', { version })).toMatchObject({ status: 409 })
    expect((await detail(anna.id)).adminNotes).toBe('Preferisce il corridoio')
  })

  test('cancel gives the spots back, reinstate takes them again', async () => {
    const spots = async () =>
      (
        await database.db
          .select()
          .from(travelDates)
          .where(eq(travelDates.id, anna.departureId ?? ''))
      )[0]?.spotsAvailable
    const cancelled = await act(anna.id, 'cancel', {
      version: await versionOf(anna.id),
      reason: 'Il cliente rinuncia',
    })
    expect(cancelled.body).toMatchObject({ status: 'cancelled' })
    expect(await spots()).toBe(10)
    const back = await act(anna.id, 'reinstate', { version: await versionOf(anna.id) })
    expect(back.body).toMatchObject({ status: 'pending' })
    expect(await spots()).toBe(8)
    expect((back.body.timeline as { action: string }[]).map((entry) => entry.action)).toEqual([
      'reinstated',
      'cancelled',
      'notes_changed',
      'created',
    ])
  })

  test('what the state does not allow is refused', async () => {
    const refused = await act(gratis.id, 'refund', { version: await versionOf(gratis.id) })
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    const wrong = { kind: 'deposit', amount: 0, receivedOn: today, version: 1 }
    expect((await act(anna.id, 'payments', wrong)).status).toBe(400)
  })

  test('correct takes a confirmed payment back', async () => {
    const corrected = await act(nicolo.id, 'correct', { version: await versionOf(nicolo.id) })
    expect(corrected.body).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
  })

  test('what was completed by mistake is reopened, and stays paid', async () => {
    const paid = {
      kind: 'full',
      amount: nicolo.totalPrice,
      receivedOn: today,
      version: await versionOf(nicolo.id),
    }
    await act(nicolo.id, 'payments', paid)
    const completed = await act(nicolo.id, 'complete', { version: await versionOf(nicolo.id) })
    expect(completed.body).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    const correct = await act(nicolo.id, 'correct', { version: await versionOf(nicolo.id) })
    expect(correct).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    const reopened = await act(nicolo.id, 'reopen', { version: await versionOf(nicolo.id) })
    expect(reopened.body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      amountPaid: nicolo.totalPrice,
    })
    await act(nicolo.id, 'correct', { version: await versionOf(nicolo.id) })
  })

  test('a mail of this booking can go out again, one of another cannot', async () => {
    const mails = (await detail(anna.id)).mails as { id: string; kind: string }[]
    const mailId = mails[0]?.id ?? ''
    expect((await act(anna.id, `mails/${mailId}/resend`, {})).status).toBe(200)
    expect((await act(gratis.id, `mails/${mailId}/resend`, {})).status).toBe(404)
  })
})

describe('exports', () => {
  test('the list opens rightly in an Italian Excel and runs no formulas', async () => {
    await book(office.deps, {}, [person({ firstName: '=HYPERLINK("x";"y")', lastName: 'Test' })])
    const response = await office.raw(staff, '/exports/bookings.csv?tab=all')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Codice;Creata il;Cliente')
    expect(lines.join()).toContain('"\'=HYPERLINK(""x"";""y"") Test"')
    const row = lines.find((line) => line.includes('Nicolò Càrdini')) ?? ''
    const days = [nextYear('06-01'), nextYear('06-07')].map(formatDate).join(';')
    expect(row).toContain(`;${days};1;0;1400,00;560,00;0,00;1400,00;`)
    expect(row).toContain(';+39 333 000 0000;')
    expect(row).toMatch(/;Link con prezzo;Senza pubblicità$/)
    const free = lines.find((line) => line.includes(`;${formatDate(nextYear('08-01'))};`))
    expect(free).toMatch(/;Link gratuito;Senza pubblicità$/)
  })

  test('whoever owes nothing has no day until when to pay', async () => {
    const booked = await book(office.deps, {}, [person({ lastName: 'Rinuncia' })])
    const list = async () =>
      (await office.raw(staff, '/exports/bookings.csv?search=Rinuncia')).text()
    expect(await list()).toMatch(/;0,00;[1-9]\d*,00;\d{2}\/\d{2}\/\d{4};/)
    const { version } = await detail(booked.id)
    await office.call(staff, 'POST', `/bookings/${booked.id}/cancel`, { version, who: 'agency' })
    expect(await list()).toContain(';0,00;0,00;;Annullata;')
  })

  test('takes the same filters as the list', async () => {
    const text = await (await office.raw(staff, '/exports/bookings.csv?tripId=grecia')).text()
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect((await office.raw(staff, '/exports/bookings.csv?status=nonsense')).status).toBe(400)
  })

  test("a departure's travellers, without those who cancelled", async () => {
    const path = `/exports/departures/${anna.departureId}/travellers.csv`
    const text = await (await office.raw(staff, path)).text()
    const age = yearOf(nextYear('04-10')) - 1990 - 1
    expect(text).toContain(`D'Angelo;Anna;20/05/1990;${age};YA1234567`)
    expect(text).toContain('Šimić;Ivo')
  })
})

test('birth dates, passports and addresses are shown when asked for, and that is written down', async () => {
  const shown = await office.call(staff, 'POST', `/bookings/${anna.id}/reveal`, {})
  expect(shown.body.travelers).toMatchObject([
    { passportNumber: 'YA1234567', birthDate: '1990-05-20', address: 'Via Roma 1, Ancona' },
    {},
  ])
  expect((await detail(anna.id)).timeline).toContainEqual(
    expect.objectContaining({ action: 'revealed', actorName: 'Amina Diallo' }),
  )
})
