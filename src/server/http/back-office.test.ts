import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formatDate } from '../../domain/dates.ts'
import { defaultRetentionDays } from '../../domain/upload-allowance.ts'
import { documentUploads } from '../platform/db/schema/bookings.ts'
import { contactMessages, funnelEvents } from '../platform/db/schema/contact.ts'
import { outbox } from '../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { nextYear } from '../testing/days.ts'
import { addDeparture, book, callApi } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const admin = office.cookies.administrator
const staff = office.cookies.consultant

const get = async (who: string, path: string) => (await office.call(who, 'GET', path)).body

const message = () => ({
  submissionId: randomUUID(),
  firstName: 'Nicolò',
  lastName: 'Rossi',
  email: 'nico@posta.example',
  phone: '',
  destination: 'maldive-dubai',
  message: 'Vorrei partire <b>ad agosto</b>.',
  filledInMs: 20_000,
})

describe('the contact form', () => {
  const send = (body: object) => callApi(office.deps, 'POST', '/contact-messages', body)

  test('is stored once and mailed to the agency with a copy to the sender', async () => {
    const form = message()
    expect((await send(form)).status).toBe(201)
    expect((await send(form)).status).toBe(201)
    expect(await database.db.select().from(contactMessages)).toMatchObject([
      { destination: 'maldive-dubai', phone: null, state: 'new' },
    ])
    const mails = await database.db.select().from(outbox).orderBy(outbox.kind)
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ['contact_agency', 'info@ondalta.example'],
      ['contact_copy', 'nico@posta.example'],
    ])
    expect(mails[0]?.html).not.toContain('<b>ad agosto')
  })

  test('turns robots away without telling them', async () => {
    const before = (await database.db.select().from(contactMessages)).length
    expect((await send({ ...message(), website: 'http://spam.example' })).status).toBe(201)
    expect((await send({ ...message(), filledInMs: 3 })).status).toBe(201)
    expect((await send({ ...message(), filledInMs: undefined })).status).toBe(201)
    expect(await database.db.select().from(contactMessages)).toHaveLength(before)
  })

  test('says what is missing', async () => {
    const answer = await send({ ...message(), firstName: ' ', email: 'no' })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('Inserisci il nome')
  })

  test('staff answer it; the second of two is told', async () => {
    const { items } = (await get(staff, '/messages?search=nicolo')) as { items: { id: string }[] }
    const path = `/messages/${items[0]?.id}`
    const change = { state: 'answered', staffNote: 'Richiamato', version: 1 }
    expect((await office.call(staff, 'PUT', path, change)).body).toMatchObject({ version: 2 })
    expect((await office.call(staff, 'PUT', path, change)).body.code).toBe('VERSION_CONFLICT')
    expect((await get(staff, '/messages/counts')).states).toMatchObject({ new: 0, answered: 1 })
  })
})

test('the campaign can be switched off and ends by itself', async () => {
  const site = async () => (await callApi(office.deps, 'GET', '/site-settings')).body
  expect(await site()).toEqual({
    campaign: { active: true, endsAt: null, discountPercentage: 30 },
  })
  const endsAt = new Date(office.deps.now().getTime() - 1000).toISOString()
  const save = (version: number) =>
    office.call(admin, 'PUT', '/settings/campaign', { enabled: true, endsAt, version })
  expect((await save(1)).body).toMatchObject({ campaign: { endsAt, version: 2 } })
  expect((await save(1)).body.code).toBe('VERSION_CONFLICT')
  expect(await site()).toMatchObject({ campaign: { active: false } })
  // No longer than the privacy policy promises.
  for (const documentsDays of [0, defaultRetentionDays + 1]) {
    const days = { documentsDays, version: 1 }
    expect((await office.call(admin, 'PUT', '/settings/retention', days)).status).toBe(400)
  }
})

test('verification links: made, listed, made anew', async () => {
  const form = { customerName: 'Anna Villa', sumsubUrl: 'https://in.sumsub.com/websdk/p/abc' }
  const made = await office.call(staff, 'POST', '/verification-links', form)
  expect(made).toMatchObject({ status: 201, body: { state: 'unused', createdBy: 'Marco Ferri' } })
  expect(made.body.url).toBe(
    `http://localhost:3000/#/passport-verification?token=${made.body.token as string}`,
  )
  const unsafe = { ...form, sumsubUrl: 'javascript:alert(1)' }
  expect((await office.call(staff, 'POST', '/verification-links', unsafe)).status).toBe(400)
  const elsewhere = { ...form, sumsubUrl: 'https://verifica.example/abc' }
  expect(await office.call(staff, 'POST', '/verification-links', elsewhere)).toMatchObject({
    status: 400,
    body: { code: 'VERIFICATION_HOST' },
  })
  const own = { ...form, externalUserId: 'cliente-anna-villa' }
  const named = await office.call(staff, 'POST', '/verification-links', own)
  expect(named.body.externalUserId).toBe('cliente-anna-villa')
  expect((await office.call(staff, 'POST', '/verification-links', own)).status).toBe(409)
  const path = `/verification-links/${made.body.id as string}/regenerate`
  const renewed = await office.call(staff, 'POST', path, {})
  expect(renewed.body.token).not.toBe(made.body.token)
  expect(renewed.body.externalUserId).toBe(made.body.externalUserId)
  expect((await get(staff, '/verification-links?search=villa&state=unused')).total).toBe(2)
})

test('a document is shown to staff only, decrypted, and every look is written down', async () => {
  const booking = await book(office.deps)
  const batchId = randomUUID()
  await office.deps.files.put('docs-1/passport-1', new Uint8Array([1, 2, 3]))
  const [file] = await database.db
    .insert(documentUploads)
    .values({
      batchId,
      bookingId: booking.id,
      documentType: 'passport',
      filePath: 'docs-1/passport-1',
      mimeType: 'image/jpeg',
      sizeBytes: 3,
      deleteAfter: new Date(Date.now() + 86_400_000),
    })
    .returning()
  expect((await get(staff, '/documents?state=to_view')).items).toMatchObject([
    { batchId, viewed: false },
  ])
  const path = `/documents/files/${file?.id}`
  expect((await office.raw(undefined, path)).status).toBe(401)
  const shown = await office.raw(staff, path)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect((await get(staff, '/documents?state=to_view')).total).toBe(0)
  expect((await get(admin, `/audit?entity=document&entityId=${batchId}`)).items).toMatchObject([
    { action: 'viewed', actorName: 'Marco Ferri' },
  ])
})

test('mail that failed is tried again, mail that was sent is not', async () => {
  const [mail] = await database.db.select().from(outbox).where(eq(outbox.kind, 'contact_agency'))
  const id = mail?.id ?? ''
  await database.db.update(outbox).set({ state: 'failed', attempts: 8, lastError: 'refused' })
  const listed = await get(admin, '/outbox?state=failed&search=nico@')
  expect(listed).toMatchObject({ sendingConfigured: false, total: 1 })
  expect((await get(staff, `/outbox/${id}`)).text).toContain('Nuovo messaggio')
  const retried = await office.call(admin, 'POST', `/outbox/${id}/retry`, {})
  expect(retried.body).toMatchObject({ state: 'queued', attempts: 0 })
  await database.db.update(outbox).set({ state: 'sent' })
  expect((await office.call(admin, 'POST', `/outbox/${id}/retry`, {})).body.code).toBe(
    'MAIL_ALREADY_SENT',
  )
})

describe('the page of today', () => {
  test('counts, compares and lists what waits', async () => {
    await addDeparture(database.db, { startDate: nextYear('01-01') })
    await callApi(office.deps, 'POST', '/funnel-steps', { step: 'visit', source: 'ads' })
    await callApi(office.deps, 'POST', '/funnel-steps', { step: 'visit', source: 'ads' })
    expect(await database.db.select().from(funnelEvents)).toMatchObject([
      { count: 2, step: 'visit' },
    ])
    const summary = await get(staff, '/dashboard/summary?period=7d')
    expect(summary).toMatchObject({ bookings: { current: 1, previous: 0 }, outstanding: 240_000 })
    const charts = await get(staff, '/dashboard/charts?period=30d')
    expect(charts.months).toHaveLength(12)
    expect((charts.months as unknown[]).at(-1)).toMatchObject({ bookings: 1, revenue: 0 })
    const [ads] = charts.funnel as { source: string; steps: unknown[] }[]
    expect(ads?.source).toBe('ads')
    expect(ads?.steps[0]).toEqual({ step: 'visit', count: 2 })
    const attention = await get(admin, '/dashboard/attention')
    expect((attention.launch as unknown[]).length).toBeGreaterThan(8)
    expect(attention.upcoming).toMatchObject([{ startDate: nextYear('01-01'), bookingCount: 0 }])
    expect((await get(staff, '/dashboard/attention')).launch).toEqual([])
  })

  test('Ctrl-K finds bookings, links and trips at once', async () => {
    const found = await get(staff, '/search?q=tokyo')
    expect(found.trips).toContainEqual({ id: 'tokyo-kyoto', title: 'Tokyo e Kyoto' })
    expect(found.links).toHaveLength(1)
    expect((await get(staff, '/search?q=giulia%20ros')).bookings).toHaveLength(1)
    expect(await get(staff, '/search?q=')).toEqual({ bookings: [], links: [], trips: [] })
  })

  test('the launch list names what is still a placeholder', async () => {
    const { items } = (await get(admin, '/launch')) as { items: { id: string }[] }
    const left = items.map((item) => item.id)
    expect(left).toEqual(
      expect.arrayContaining([
        'vat-number',
        'contact-phone',
        'example-ibans',
        'smtp',
        'public-url',
      ]),
    )
    expect(left).not.toContain('repeating-countdown')
  })
})

test('the audit log names what each line is about', async () => {
  const day = nextYear('05-02')
  const subject = expect.stringMatching(new RegExp(`^Grecia.*, ${formatDate(day)}$`))
  const departure = await office.call(admin, 'POST', '/departures', {
    tripId: 'grecia',
    startDate: day,
  })
  const { id, version } = departure.body as { id: string; version: number }
  const subjects = async () => {
    const { items } = await get(admin, `/audit?entity=departure&entityId=${id}`)
    return (items as { action: string; subject: string }[]).map((entry) => entry.subject)
  }
  expect(await subjects()).toEqual([subject])
  await office.call(admin, 'DELETE', `/departures/${id}`, { version })
  expect((await subjects())[0]).toEqual(subject)
})

test('the audit log filters by person, thing, action and day', async () => {
  const { body } = await office.call(admin, 'GET', '/account')
  const mine = await get(admin, `/audit?actorId=${body.id as string}&entity=setting`)
  expect(mine.items).toMatchObject([{ action: 'changed', entityId: 'campaign' }])
  expect((await get(admin, '/audit?from=2020-01-01&to=2020-12-31')).total).toBe(0)
  expect((await get(admin, '/audit/filters')).actions).toEqual(
    expect.arrayContaining(['changed', 'viewed']),
  )
})
