import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookableCatalogue } from '../../../domain/catalogue/bookable-trips.ts'
import { addDays, addMonths, todayInRome } from '../../../domain/dates.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks, savedIbans } from '../../platform/db/schema/links.ts'
import { auditLog, settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const german = 'DE89370400440532013000'
const italian = 'IT60 X054 2811 1010 0000 0123 456'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const admin = office.cookies.administrator
beforeEach(async () => {
  for (const table of [bookingLinks, savedIbans]) await database.db.delete(table)
})

const save = (body: object) => office.call(admin, 'POST', '/ibans', body)
type Row = Record<string, unknown> & { id: string; version: number }

async function saved(body: object): Promise<Row> {
  const answer = await save(body)
  expect(answer.status).toBe(201)
  return answer.body.iban as Row
}

describe('saving a bank account', () => {
  test('a new number brings one link per catalogue trip, two months ahead and a week long', async () => {
    const answer = await save({ accountHolder: 'Ondalta Viaggi S.r.l.', iban: italian })
    expect(answer.body).toMatchObject({
      linksCreated: 20,
      iban: {
        iban: 'IT60X0542811101000000123456',
        bankName: 'Non specificato',
        isActive: true,
        countryName: 'Italia',
        linkCount: 20,
      },
    })
    const links = await database.db.select().from(bookingLinks)
    const start = addMonths(todayInRome(office.deps.now()), 2)
    expect(links.map((link) => link.travelId).toSorted()).toEqual(
      bookableCatalogue.map((trip) => trip.id).toSorted(),
    )
    for (const link of links) {
      expect(link).toMatchObject({ kind: 'auto', startDate: start, endDate: addDays(start, 7) })
      expect(link.token).toMatch(/^[a-z0-9]{12}$/)
      expect(link.price).toBe(bookableCatalogue.find((trip) => trip.id === link.travelId)?.price)
      const days = (link.expiresAt.getTime() - office.deps.now().getTime()) / 86_400_000
      expect(Math.round(days)).toBe(30)
    }
  })

  test('with real data it brings a link for each departure on sale, with its days and price', async () => {
    await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
    const day = (inDays: number) => addDays(todayInRome(office.deps.now()), inDays)
    const july = nextYear('07-10')
    await addDeparture(database.db, { destinationId: 'grecia', startDate: july })
    await addDeparture(database.db, { destinationId: 'japan', startDate: july, price: 199_000 })
    const others = [
      { startDate: day(40), sales: 'closed' as const },
      { startDate: day(50), spotsAvailable: 0 },
      { startDate: day(0) },
      { startDate: day(60), destinationId: 'egitto-completo' },
    ]
    for (const other of others) await addDeparture(database.db, other)
    try {
      const { body } = await save({ accountHolder: 'Ondalta Viaggi S.r.l.', iban: italian })
      expect(body.linksCreated).toBe(2)
      const links = await database.db.select().from(bookingLinks).orderBy(bookingLinks.travelId)
      expect(links).toMatchObject([
        {
          kind: 'auto',
          travelId: 'grecia',
          startDate: july,
          endDate: addDays(july, 6),
          price: 216_000,
        },
        { travelId: 'tokyo-kyoto', startDate: july, endDate: addDays(july, 9), price: 199_000 },
      ])
      await database.db.delete(travelDates)
      const none = await save({ accountHolder: 'Ondalta Viaggi S.r.l.', iban: german })
      expect(none.body.linksCreated).toBe(0)
    } finally {
      for (const table of [settings, travelDates]) await database.db.delete(table)
    }
  })

  test('the same number under another holder makes no links', async () => {
    await saved({ accountHolder: 'Prima', iban: german })
    const second = await save({ accountHolder: 'Seconda', iban: 'de89 3704 0044 0532 0130 00' })
    expect(second.body.linksCreated).toBe(0)
  })

  test('the same holder and number twice is refused, however they are typed', async () => {
    await saved({ accountHolder: 'Ondalta  Viaggi', iban: german })
    const again = await save({ accountHolder: ' ondalta viaggi ', iban: german })
    expect(again.status).toBe(409)
    expect(again.body.message).toBe('Questa combinazione IBAN + Intestatario esiste già')
  })

  test('holder and IBAN are required, and the check digits must be right', async () => {
    const message = 'Compila almeno i campi obbligatori (Intestatario e IBAN)'
    const empty = await save({ accountHolder: ' ', iban: '' })
    expect(empty.status).toBe(400)
    expect(JSON.stringify(empty.body)).toContain(message)
    const wrong = await save({ accountHolder: 'Ondalta', iban: 'IT61X0542811101000000123456' })
    expect(wrong.status).toBe(400)
    expect(await database.db.select().from(savedIbans)).toHaveLength(0)
  })

  test('two administrators who save the same number at once make 20 links, not 40', async () => {
    const answers = await Promise.all([
      save({ accountHolder: 'Prima', iban: german }),
      save({ accountHolder: 'Seconda', iban: german }),
    ])
    const made = answers.map((answer) => Number(answer.body.linksCreated)).toSorted((a, b) => a - b)
    expect(made).toEqual([0, 20])
  })
})

describe('a step that breaks is named, and nothing is half done', () => {
  const withoutTable = async (table: string, work: () => Promise<void>) => {
    const [name, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
    await database.db.execute(sql`alter table ${name} rename to ${away}`)
    await work().finally(() => database.db.execute(sql`alter table ${away} rename to ${name}`))
  }

  test('the search for duplicates', () =>
    withoutTable('saved_ibans', async () => {
      const answer = await save({ accountHolder: 'Prima', iban: german })
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'IBAN_CHECK_FAILED', message: 'Errore nella verifica dei duplicati' },
      })
    }))

  test('the automatic links', async () => {
    await withoutTable('booking_links', async () => {
      const answer = await save({ accountHolder: 'Prima', iban: german })
      const message = 'Errore nella generazione automatica dei link'
      expect(answer).toMatchObject({ status: 503, body: { message } })
    })
    expect(await database.db.select().from(savedIbans)).toHaveLength(0)
  })

  test('the search for a link to reuse', () =>
    withoutTable('booking_links', async () => {
      const { body } = await office.call(admin, 'GET', '/trips/grecia/dates')
      const [date] = body.dates as { startDate: string }[]
      const wanted = { tripId: 'grecia', startDate: date?.startDate }
      const answer = await office.call(admin, 'POST', '/links/free', wanted)
      const message = 'Errore nella ricerca del link esistente'
      expect(answer).toMatchObject({ status: 503, body: { message } })
    }))
})

describe('editing, copying and switching', () => {
  test('only holder and bank change, under the version that was read', async () => {
    const row = await saved({ accountHolder: 'Prima', iban: german })
    const edit = { accountHolder: 'Prima S.r.l.', bankName: '', version: row.version }
    const edited = await office.call(admin, 'PUT', `/ibans/${row.id}`, edit)
    expect(edited.body).toMatchObject({
      accountHolder: 'Prima S.r.l.',
      bankName: 'Non specificato',
      version: 2,
    })
    const stale = await office.call(admin, 'PUT', `/ibans/${row.id}`, edit)
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'edited'))
    expect(entry).toMatchObject({ actorName: 'Amina Diallo', before: { accountHolder: 'Prima' } })
  })

  test('a changed holder must not be that of another row, and must not be empty', async () => {
    await saved({ accountHolder: 'Prima', iban: german })
    const second = await saved({ accountHolder: 'Seconda', iban: german })
    const edit = (accountHolder: string) =>
      office.call(admin, 'PUT', `/ibans/${second.id}`, { accountHolder, version: second.version })
    expect(await edit('PRIMA')).toMatchObject({
      status: 409,
      body: { message: 'Esiste già un IBAN con questa intestazione' },
    })
    expect(JSON.stringify((await edit('')).body)).toContain(
      "Il nome dell'intestatario è obbligatorio",
    )
  })

  test('a copy has a new holder and no links', async () => {
    const row = await saved({ accountHolder: 'Prima', iban: german, bankName: 'Banca' })
    const duplicate = (accountHolder: string) =>
      office.call(admin, 'POST', `/ibans/${row.id}/duplicate`, { accountHolder })
    const copy = await duplicate('Prima - Copia')
    expect(copy).toMatchObject({
      status: 201,
      body: { accountHolder: 'Prima - Copia', bankName: 'Banca', linkCount: 0 },
    })
    expect((await duplicate('Prima - Copia')).status).toBe(409)
  })

  test('a deactivated account is not offered for links and can come back', async () => {
    const row = await saved({ accountHolder: 'Prima', iban: german })
    const toggle = (isActive: boolean, version: number) =>
      office.call(admin, 'PUT', `/ibans/${row.id}/active`, { isActive, version })
    expect((await toggle(false, row.version)).body).toMatchObject({ isActive: false, version: 2 })
    expect((await toggle(false, row.version)).status).toBe(409)
    expect((await office.call(admin, 'GET', '/ibans/active')).body).toEqual({ ibans: [] })
    expect((await office.call(admin, 'GET', '/ibans')).body.ibans).toHaveLength(1)
    expect((await toggle(true, 2)).body).toMatchObject({ isActive: true })
  })
})

test('lists: all by number then last use, active ones last used first and masked', async () => {
  const first = await saved({ accountHolder: 'A', iban: german })
  const italy = await saved({ accountHolder: 'B', iban: italian })
  const second = await saved({ accountHolder: 'C', iban: german })
  office.deps.clock.now = new Date(office.deps.now().getTime() + 1000)
  await office.call(office.cookies.consultant, 'POST', `/ibans/${first.id}/used`, {})
  const all = (await office.call(admin, 'GET', '/ibans')).body.ibans as Row[]
  expect(all.map((row) => row.id)).toEqual([first.id, second.id, italy.id])
  const active = (await office.call(office.cookies.consultant, 'GET', '/ibans/active')).body
    .ibans as Row[]
  expect(active[0]).toMatchObject({ id: first.id, maskedIban: 'DE89 … 3000' })
  expect(JSON.stringify(active)).not.toContain('37040044')
})
