import type { ChildProcess } from 'node:child_process'
import type { APIRequestContext } from '@playwright/test'
import { dayFromNow, expect, test } from './support/office.ts'
import { sayOffline, untilPlaceKept } from './support/offline.ts'
import { stored, tripKey } from './support/real-agency.ts'
import { builtRelease, freePort, startRelease, stopRelease } from './support/releases.ts'
import { expectFine, expectFineFrom320 } from './support/screens.ts'
import { administrator } from './support/staff.ts'
import { chiara, fillTraveller } from './support/travellers.ts'

/** With 'Dati reali' on: one server for the file, so only one project, filled before the server starts. */
test.describe.configure({ mode: 'serial' })

let server: ChildProcess | undefined
let site: string
let office: APIRequestContext

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const port = await freePort()
  site = `http://localhost:${port}`
  server = await startRelease(await builtRelease(), port, 'serve-real.ts')
  office = await playwright.request.newContext({
    baseURL: site,
    extraHTTPHeaders: { Origin: site, Connection: 'close' },
  })
  await office.post('/api/auth/sign-in/email', { data: administrator })
})
test.afterAll(async () => {
  await office?.dispose()
  await stopRelease(server)
})

async function ask<T>(path: string, data: object): Promise<T> {
  const answer = await office.post(`/api/admin${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

const datesName = { name: 'Date di partenza disponibili' }

test('home and trip say what is stored, where a price comes from, and which dates are on sale', {
  tag: '@widths',
}, async ({ page }) => {
  test.slow()
  await page.goto(`${site}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fino al -10%')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText(stored.claim.value).filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText(stored.review.text).filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('Nuove date in arrivo').first()).toBeAttached()
  await expectFineFrom320(page)

  await page.goto(`${site}/travel/grecia`)
  await expect(page.getByText('Solo 3 posti rimasti!').filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('-10%').filter({ visible: true })).not.toHaveCount(0)
  await page.getByText('Come nasce questo prezzo').first().click()
  await expect(page.getByText(/2\.000/).filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('Recensione verificata').first()).toBeVisible()
  await expectFineFrom320(page)

  await test.step('dates are those on sale', async () => {
    await page.getByRole('button', { name: 'Prenota Ora' }).first().click()
    const dates = page.getByRole('dialog', datesName)
    await expect(dates.getByText('3 posti', { exact: false }).first()).toBeVisible()
    await expect(dates.getByRole('button', { name: "Lista d'attesa" })).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('turned to inside the app, other pages have their figures too', async () => {
    await page.evaluate(() => {
      window.location.hash = '/travels'
    })
    const card = page.getByRole('article', { name: 'Hawaii' })
    await expect(card).toContainText('9 posti disponibili')
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hawaii')
    const spots = page.getByText('9 posti disponibili').filter({ visible: true })
    await expect(spots).not.toHaveCount(0)
  })
})

test('a trip without dates offers to write', { tag: '@desk' }, async ({ page }) => {
  await page.goto(`${site}/travel/thailandia`)
  await expect(page.getByText('Nuove date in arrivo').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prenota Ora' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Avvisami' }).first().click()
  const dates = page.getByRole('dialog', datesName)
  await expect(dates.getByRole('button', { name: 'Avvisatemi' })).toBeVisible()
})

test('a traveller reads the information form, orders and sees how certain the trip is', {
  tag: '@widths',
}, async ({ page }) => {
  test.slow()
  const { iban } = await ask<{ iban: { id: string } }>('/ibans', {
    accountHolder: 'Mare Aperto S.r.l.',
    iban: 'IT60X0542811101000000123456',
    bankName: "Banca d'Esempio",
  })
  const { link } = await ask<{ link: { token: string } }>('/links', {
    tripId: 'grecia',
    startDate: dayFromNow(60),
    endDate: dayFromNow(66),
    price: 180_000,
    coordinatorNames: ['Marco'],
    ibanId: iban.id,
  })
  await page.goto(`${site}/#/prenotazione/${link.token}`)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', { name: 'modulo informativo standard' }).click()
  const text = page.getByRole('dialog', { name: 'Modulo informativo standard' })
  await expect(text.getByRole('link', { name: /pagina da stampare/ })).toHaveAttribute(
    'href',
    '/modulo-informativo',
  )
  await page.keyboard.press('Escape')
  await expectFine(page)
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
  await page.waitForURL(/#\/payment-custom\//)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('Se devi rinunciare')).toBeVisible()
  await expectFine(page)
})

test('the personal link of a review opens its form', { tag: '@desk' }, async ({ page }) => {
  await page.goto(`${site}/#/recensione/${stored.token}`)
  await expect(page.getByText('Grecia').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invia la recensione' })).toBeVisible()
})

test('staff see no note about samples, and what a lower price may say', { tag: '@desk' }, async ({
  page,
}) => {
  const { cookies } = await office.storageState()
  await page.context().addCookies(cookies)
  await page.goto(`${site}/#/admin/redazione/trip/grecia`)
  await page.getByRole('button', { name: /Prezzo e durata/ }).click()
  const price = page.getByLabel('Prezzo a persona (€)')
  await expect(page.getByText('2.000 €: puoi scrivere −10 %.')).toBeVisible()
  await price.fill('1700')
  await expect(page.getByText('2.000 €: puoi scrivere −15 %.')).toBeVisible()
  await expect(page.getByText('Dati di esempio')).toHaveCount(0)
  await page.goto(`${site}/#/admin/settings`)
  await expect(page.getByText(/In corso dal .* fino al/)).toBeVisible()
})

test('who has booked adds a passkey, and comes back with it instead of a link', {
  tag: '@widths',
}, async ({ browser }) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
  })
  try {
    const page = await phone.newPage()
    const device = await phone.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto(`${site}/#/viaggio/${tripKey()}`)
    await page.getByRole('button', { name: 'Rientra con una passkey' }).click()
    await expect(page.getByRole('group', { name: 'Passkey' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Aggiungi una passkey' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Aggiungi una passkey' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Passkey aggiunta', { exact: true })).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: 'Esci da questo dispositivo' }).click()
    await expectFine(page)
    await page.getByRole('button', { name: 'Entra con la passkey' }).click()
    await expect(page.getByRole('heading', { name: 'A che punto siamo' })).toBeVisible()
    await page.getByRole('button', { name: 'Rientra con una passkey' }).click()
    await page.getByRole('button', { name: /Togli la passkey/ }).click()
    await expect(page.getByRole('button', { name: /Togli la passkey/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Esci da questo dispositivo' }).click()
    await page.getByRole('button', { name: 'Entra con la passkey' }).click()
    await expect(page.getByText('Questa passkey qui non vale più')).toBeVisible()
  } finally {
    await phone.close()
  }
})

test('who has booked opens the trip without a connection, and leaves nothing behind', {
  tag: '@widths',
}, async ({ browser }) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  try {
    const page = await phone.newPage()
    const steps = page.getByRole('heading', { name: 'A che punto siamo' })
    await page.goto(`${site}/#/viaggio/${tripKey()}`)
    await expect(steps).toBeVisible()
    await expect(page).toHaveURL(`${site}/#/viaggio`)
    await untilPlaceKept(page, 'viaggio')
    await phone.setOffline(true)
    await page.reload()
    await sayOffline(phone, page)
    await expect(page.getByText('Senza connessione: vedi il viaggio com’era')).toBeVisible()
    await expect(page.getByText('Sei offline: vedi le ultime pagine salvate.')).toBeHidden()
    await expect(steps).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In caso di emergenza' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chiedi un cambio' })).toHaveCount(0)
    await expectFine(page)
    await page.getByRole('button', { name: 'Esci da questo dispositivo' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Sei uscito' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sei uscito' })).toBeVisible()
    await expect(page.getByText('Nora')).toHaveCount(0)
    await phone.setOffline(false)
    // The pending sign-out ends the session on the server before the page gets any data.
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByLabel('Codice prenotazione')).toBeVisible()
  } finally {
    await phone.close()
  }
})
