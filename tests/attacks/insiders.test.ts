import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminContract } from '../../src/contract/admin/contract.ts'
import { exampleIbans } from '../../src/domain/accounts/example-ibans.ts'
import { addDays, todayInRome } from '../../src/domain/dates.ts'
import { administratorsMail, type MailKind } from '../../src/domain/mail-kinds.ts'
import { joinedMail } from '../../src/server/booking/waiting-list/mails.ts'
import type { WaitingEntry } from '../../src/server/booking/waiting-list/store.ts'
import { mayCarryIbans } from '../../src/server/http/foreign-iban.ts'
import { issueVoucher } from '../../src/server/money/vouchers/issue-voucher.ts'
import { sealFieldsAnew } from '../../src/server/office/seal-anew.ts'
import { system } from '../../src/server/platform/audit/write-audit.ts'
import { savedIbans } from '../../src/server/platform/db/schema/links.ts'
import { auditLog, outbox } from '../../src/server/platform/db/schema/operations.ts'
import { queueEmail } from '../../src/server/platform/mail/outbox.ts'
import { withSecrets } from '../../src/server/platform/mail/secrets.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { addIban, book, callApi } from '../../src/server/testing/test-deps.ts'
import { openOffice } from '../../src/server/testing/test-staff.ts'

/** The attacker is a consultant with an account of their own. */
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let code: string

beforeAll(async () => {
  const voucher = await database.db.transaction((tx) =>
    issueVoucher(tx, office.deps, {
      amount: 100_000,
      expiresOn: addDays(todayInRome(new Date()), 90),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  )
  code = voucher?.code ?? ''
})

const as = (role: 'administrator' | 'consultant', path: string) =>
  office.call(office.cookies[role], 'GET', path)

describe('a consultant', () => {
  test('cannot read the codes of vouchers, which are as good as money', async () => {
    const seen = async (role: 'administrator' | 'consultant') =>
      JSON.stringify((await as(role, '/cassa/vouchers')).body)
    expect(await seen('administrator')).toContain(code)
    expect(await seen('consultant')).not.toContain(code)
    expect(await seen('consultant')).toContain(code.slice(-4))
  })

  test.each<MailKind>(administratorsMail)('cannot read mail of the kind %s', async (kind) => {
    const dedupeKey = `${kind}:${randomUUID()}`
    await queueEmail(database.db, {
      kind,
      dedupeKey,
      recipient: 'amina@ondalta.example',
      subject: 'Riservata',
      html: '<p>IBAN</p>',
      text: 'IBAN',
    })
    const [mail] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
    const found = async (role: 'administrator' | 'consultant') => {
      const { body } = await as(role, '/outbox?pageSize=100')
      return (body['items'] as { id: string }[]).some(({ id }) => id === mail?.id)
    }
    expect([await found('administrator'), await found('consultant')]).toEqual([true, false])
    expect((await as('administrator', `/outbox/${mail?.id}`)).status).toBe(200)
    expect((await as('consultant', `/outbox/${mail?.id}`)).status).toBe(403)
  })

  test.each([
    ['tomorrow', addDays(todayInRome(new Date()), 1)],
    ['in the first year of all', '0001-01-01'],
    ['with a slip in the year', '0202-11-16'],
  ])('cannot write down a payment of %s', async (_name, receivedOn) => {
    const { id } = await book(office.deps)
    const path = `/bookings/${id}/payments`
    const payment = { version: 1, kind: 'part', amount: 1_000 }
    const pay = (day: string) =>
      office.call(office.cookies.administrator, 'POST', path, { ...payment, receivedOn: day })
    const { status, body } = await pay(receivedOn)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(JSON.stringify(body['data'])).toContain('receivedOn')
    expect((await pay(todayInRome(new Date()))).status).toBe(200)
  })

  test('leaves a trace of the account that a link asks to be paid into', async () => {
    const { id: ibanId, iban } = await addIban(database.db)
    const day = addDays(todayInRome(new Date()), 60)
    const { status, body } = await office.call(office.cookies.consultant, 'POST', '/links', {
      ibanId,
      tripId: 'grecia',
      startDate: day,
      endDate: addDays(day, 7),
      price: 140_000,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 1,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, (body['link'] as { id: string }).id))
    expect(entry).toMatchObject({
      actorName: 'Marco Ferri',
      after: { iban, depositPercentage: 1, childDiscountPercentage: 50 },
    })
  })
})

describe('a traveller’s personal link', () => {
  const entry = {
    id: randomUUID(),
    token: 'segreto-di-carla-1234567890',
    contactName: 'Carla Neri',
  }
  const queued = async (text?: string) => {
    const dedupeKey = `waiting_joined:${randomUUID()}`
    const place = { destinationId: 'grecia', startDate: addDays(todayInRome(new Date()), 60) }
    const who = { ...entry, contactEmail: 'carla@example.com', people: 2 } as WaitingEntry
    const mail = { ...joinedMail(office.deps, who, place), dedupeKey }
    const { kind, recipient, subject } = mail
    const plain = { kind, recipient, subject, dedupeKey, text: text ?? '', html: text ?? '' }
    await queueEmail(database.db, text ? plain : mail)
    const [row] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
    if (!row) throw new Error('not queued')
    return row
  }

  test('is read by nobody in the outbox or the database, and is in the mail that leaves', async () => {
    const row = await queued()
    const seen = await as('consultant', `/outbox/${row.id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toContain(entry.token)
    expect(JSON.stringify(row)).not.toContain(entry.token)
    // Control: the recipient gets the token, and so does an installation on trial without a mail server.
    expect(withSecrets(row).text).toContain(`/lista-attesa/${entry.token}`)
    const trial = await as('administrator', `/outbox/${row.id}`)
    expect(JSON.stringify(trial.body)).toContain(entry.token)
  })

  test('goes out of mails of before, too', async () => {
    const old = await queued(`Apri https://x.example/#/lista-attesa/${entry.token} oggi`)
    expect(await sealFieldsAnew(database.db)).toBeGreaterThan(0)
    const [row] = await database.db.select().from(outbox).where(eq(outbox.id, old.id))
    expect(JSON.stringify(row)).not.toContain(entry.token)
    expect(row && withSecrets(row).text).toContain(entry.token)
    expect(await sealFieldsAnew(database.db)).toBe(0)
  })
})

describe('another IBAN than the agency’s', () => {
  const foreign = 'DE89 3704 0044 0532 0130 00'
  const day = addDays(todayInRome(new Date()), 90)
  const link = (notes: string) =>
    office.call(office.cookies.consultant, 'POST', '/links', {
      tripId: 'grecia',
      startDate: day,
      endDate: addDays(day, 7),
      price: 140_000,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      notes,
    })
  const answer = (text: string) =>
    office.call(office.cookies.consultant, 'PUT', `/reviews/${randomUUID()}/answer`, {
      answer: text,
      version: 1,
    })

  test.each([
    ['as it is', foreign],
    ['in small letters, without spaces', foreign.replace(/ /g, '').toLowerCase()],
    ['with signs that nobody sees', [...foreign].join('\u200b')],
    ['with Cyrillic letters', foreign.replace('DE', 'DЕ')],
    ['wide', foreign.replace(/\w/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
    ['with letters for digits', foreign.replaceAll('0', 'O')],
  ])('is written %s into no note, answer or page', async (_name, text) => {
    const sentence = `Paghi il saldo su ${text}, grazie`
    const admin = office.cookies.administrator
    const attempts = [
      await link(sentence),
      await answer(sentence),
      await office.call(admin, 'PUT', '/catalogue/draft', {
        key: 'brand',
        document: { x: sentence },
      }),
    ]
    expect(attempts.map(({ body }) => body['code'])).toEqual(attempts.map(() => 'FOREIGN_IBAN'))
  })

  test('stands in nothing else that a group, a traveller or a mail would show', async () => {
    const text = `Il saldo va su ${foreign}`
    const { consultant, administrator } = office.cookies
    const id = randomUUID()
    const attempts = (words: string) =>
      [
        [consultant, 'POST', `/diary/${id}/notices`, { text: words }],
        [consultant, 'POST', `/trip-requests/${id}/answer`, { answer: words }],
        [consultant, 'POST', `/trip-requests/${id}/refuse`, { answer: words }],
        [consultant, 'POST', '/bookings', { note: words }],
        [consultant, 'PUT', `/departures/${id}/rooms/stays`, { stays: [{ hotel: words }] }],
        [administrator, 'POST', '/cassa/vouchers', { holderName: words }],
        [administrator, 'POST', '/whatsapp-numbers', { label: words }],
      ] as const
    const codes = async (words: string) => {
      const found = []
      for (const [who, method, path, body] of attempts(words)) {
        found.push((await office.call(who, method, path, body)).body['code'])
      }
      return found
    }
    const refused = await codes(text)
    expect(refused).toEqual(refused.map(() => 'FOREIGN_IBAN'))
    // Control: without the IBAN the next rule answers.
    expect(await codes('Il saldo va sul solito conto')).not.toContain('FOREIGN_IBAN')
  })

  test('is looked for in every call but those that are named here', () => {
    const calls = Object.entries(adminContract).flatMap(([group, procedures]) =>
      Object.keys(procedures).map((call) => [group, call] as const),
    )
    const free = calls.filter((call) => mayCarryIbans(call)).map(([group, call]) => [group, call])
    expect(new Set(free.map(([group]) => group))).toEqual(
      new Set(['account', 'search', 'bookings', 'cassa', 'contact', 'accounts', 'people', 'road']),
    )
    const named = (group: string) => free.filter(([one]) => one === group).map(([, call]) => call)
    expect([named('bookings'), named('road')]).toEqual([['saveNotes'], ['write']])
    expect(named('cassa')).not.toContain('issueVoucher')
  })

  test('is no traveller’s name either: a stranger would have it mailed to somebody else', async () => {
    const booked = (firstName: string, lastName: string) =>
      callApi(office.deps, 'POST', '/trip-quotes', {
        tripId: 'grecia',
        startDate: day,
        adults: 1,
        children: 0,
        travelers: [{ firstName, lastName }],
      })
    const forged = [
      { firstName: `Paga su ${foreign}`, lastName: 'Rossi' },
      { firstName: 'DE89 3704 0044', lastName: '0532 0130 00' },
    ]
    for (const { firstName, lastName } of forged) {
      const { body } = await booked(firstName, lastName)
      expect(body).toMatchObject({
        code: 'VALIDATION',
        data: { fields: [{ path: ['travelers', '0', 'firstName'] }] },
      })
    }
    // Control: a name with digits at its end is accepted, too.
    expect((await booked('Maria Stella', 'Rossi 1763416800000')).status).toBe(200)
  })

  test('is in the log when somebody tries', async () => {
    const rows = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'foreign_iban_refused'))
    // Several people have tried by now, some in the same millisecond: whose line comes first is left to chance.
    expect(rows).toContainEqual(
      expect.objectContaining({
        actorName: 'Marco Ferri',
        after: expect.objectContaining({ iban: foreign.replace(/ /g, '') }),
      }),
    )
  })

  test('is a configured one, too, once staff have saved it and put it out of use', async () => {
    const text = `Il nostro conto è ${exampleIbans[0]}`
    await addIban(database.db)
    const code = async () => (await answer(text)).body['code']
    expect(await code()).not.toBe('FOREIGN_IBAN')
    await database.db.update(savedIbans).set({ isActive: false })
    expect(await code()).toBe('FOREIGN_IBAN')
  })

  test('control: the agency’s own number, and texts without one, go through to the next rule', async () => {
    const { iban } = await addIban(database.db)
    expect((await answer(`Il nostro conto è ${iban}`)).body['code']).not.toBe('FOREIGN_IBAN')
    expect((await answer('Grazie della visita, a presto')).body['code']).not.toBe('FOREIGN_IBAN')
    expect((await link('Arrivo alle 10, volo AZ 604')).body['code']).not.toBe('FOREIGN_IBAN')
  })
})
