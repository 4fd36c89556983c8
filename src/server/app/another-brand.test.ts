import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
import { addMonths, todayInRome } from '../../domain/dates.ts'
import { trialPromise } from '../../domain/money/payment-promise.ts'
import { bankAccountOf } from '../accounts/bank-account.ts'
import { calendarFile } from '../booking/bookings/calendar-file.ts'
import { builtEdition, builtEditions } from '../catalogue/editions/edition.ts'
import { firstEdition } from '../catalogue/editions/first-edition.ts'
import { webManifest } from '../http/web-manifest.ts'
import { drawPaper } from '../platform/pdf/draw-paper.ts'
import { issuerOf } from '../platform/pdf/issuer.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { otherBrand } from '../testing/other-brand.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { openPostOffice } from '../testing/post-office.ts'
import { addIban, book, callApi, testDeps } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openPostOffice(database.db)
const catalogue = assembleCatalogue({ ...firstEdition, brand: otherBrand })
const current = () => ({ ...builtEdition, catalogue })
Object.assign(office.deps, {
  catalogue: { ...builtEditions, current },
  publicUrl: 'https://www.mareaperto.it',
})
afterAll(async () => {
  await office.mailbox.close()
})

const oldName = /ondalta/i

it('mails, papers, calendar and manifest carry the agency’s own name and nothing of the example', async () => {
  const { deps } = office
  const { id: ibanId } = await addIban(deps.db, { accountHolder: 'Mare Aperto S.r.l.' })
  const booking = await book(deps, { ibanId })
  await office.send()
  expect(office.mailbox.received.length).toBeGreaterThan(0)
  for (const mail of office.mailbox.received) {
    // The recipient's address is not part of the text.
    const text = JSON.stringify({ ...mail, to: null }).replaceAll('ufficio@ondalta.example', '')
    expect(text).not.toMatch(oldName)
    expect(text).toContain('mareaperto.it')
  }
  const account = await bankAccountOf(deps.db, deps, booking)
  const paper = await drawPaper('summary', {
    booking,
    account,
    promise: trialPromise,
    issuedAt: deps.now(),
    issuer: issuerOf(deps),
  })
  const words = pdfText(Buffer.from(paper))
  expect(words).toContain('Mare Aperto')
  expect(words).not.toMatch(oldName)
  const calendar = calendarFile(booking, deps)
  expect(calendar).toContain('@www.mareaperto.it')
  expect(calendar).not.toMatch(oldName)
  const manifest = webManifest(deps.catalogue.current().catalogue)
  expect(manifest.name).toBe('Mare Aperto')
  expect(JSON.stringify(manifest)).not.toMatch(oldName)
  expect(manifest.theme_color).not.toBe('#0B2239')
  expect(manifest.icons[0]?.src).toMatch(/^\/brand\/icona-192\.png/)
})

const ownName = 'Mare Aperto S.r.l.'
const startDate = addMonths(todayInRome(office.deps.now()), 3)

/** A direct booking without a link, paid into the account of a new installation. */
async function bookDirectly(deps: ReturnType<typeof testDeps>): Promise<string> {
  const { body } = await callApi(deps, 'POST', '/trip-bookings', {
    submissionId: randomUUID(),
    tripId: 'grecia',
    startDate,
    travelers: [{ firstName: 'Luca', lastName: 'Bianchi', type: 'adult' }],
    email: `${randomUUID()}@example.com`,
    phone: '+39 333 111 2222',
  })
  return String(body.id)
}

it('the accounts of the example are the agency’s: for new bookings, for older ones and where a link has none', async () => {
  const { deps } = office
  const before = await bookDirectly(testDeps(deps.db))
  const old = await callApi(testDeps(deps.db), 'GET', `/bookings/${before}/payment`)
  expect(old.body.account).toMatchObject({ accountHolder: 'Ondalta Viaggi S.r.l.' })

  const since = await bookDirectly(deps)
  const { id: withoutAccount } = await book(deps, { ibanId: null, kind: 'admin' })
  for (const id of [before, since, withoutAccount]) {
    const { body } = await callApi(deps, 'GET', `/bookings/${id}/payment`)
    expect(body.account).toMatchObject({ accountHolder: ownName })
    expect(body.epcPayload).toContain(ownName)
    expect(JSON.stringify(body.account)).not.toMatch(oldName)
  }
  const quote = { tripId: 'grecia', startDate, adults: 1, children: 0 }
  expect((await callApi(deps, 'POST', '/trip-quotes', quote)).body).toMatchObject({
    account: { accountHolder: ownName },
    epcPayload: expect.stringContaining(ownName),
  })
  const shown = (await callApi(deps, 'GET', '/official-accounts')).body.accounts
  expect(shown).toContainEqual(expect.objectContaining({ accountHolder: ownName }))
  expect(JSON.stringify(shown)).not.toMatch(oldName)

  const desk = await openOffice(deps.db)
  Object.assign(desk.deps, { catalogue: deps.catalogue })
  const { body } = await desk.call(desk.cookies.administrator, 'GET', '/cassa/accounts')
  expect(JSON.stringify(body)).toContain(ownName)
  expect(JSON.stringify(body)).not.toMatch(oldName)
})
