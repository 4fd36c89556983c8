import { afterAll, expect, it } from 'vitest'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
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
import { addIban, book } from '../testing/test-deps.ts'

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
    // Who it goes to is no part of what it says.
    const text = JSON.stringify({ ...mail, to: null }).replaceAll('ufficio@ondalta.example', '')
    expect(text).not.toMatch(oldName)
    expect(text).toContain('mareaperto.it')
  }
  const account = await bankAccountOf(deps.db, booking)
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
