import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'

const cards = (page: Page) =>
  page
    .locator('#destinations')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })

/** The ids of the trips in their order on the page. */
async function shownTrips(page: Page): Promise<string[]> {
  const links = page.locator('#destinations').getByRole('link', { name: /Scopri di più/ })
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  return addresses.map((href) => href?.split('/travel/')[1] ?? '')
}

const first = [
  'islanda-norvegia',
  'tanzania-zanzibar',
  'tokyo-kyoto',
  'bali-singapore',
  'thailandia',
  'maldive-dubai',
  'newyork-miami',
]

const regions = {
  Europa: ['grecia', 'islanda-norvegia'],
  Asia: [
    'bali-singapore',
    'cina-pechino-xian-shanghai',
    'india-triangolo-oro',
    'thailandia',
    'tokyo-kyoto',
  ],
  America: [
    'canada-vancouver-rockies',
    'hawaii',
    'losAngeles-lasVegas',
    'newyork-miami',
    'peru-machuPicchu',
  ],
  Africa: [
    'egitto-completo',
    'kenya-safari-experience',
    'maldive-dubai',
    'seychelles-dubai',
    'sharm-el-sheikh',
    'tanzania-zanzibar',
  ],
}

test('the destinations can be narrowed down by part of the world, and a card says what a traveller asks first', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Destinazioni da Sogno' })).toBeVisible()
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(filter('Tutte')).toHaveAttribute('aria-pressed', 'true')
  // The prerendered page can be read before it reacts; after the takeover its links have hash addresses.
  await page.locator('#destinations a[href^="/#/travel/"]').first().waitFor()
  const all = await shownTrips(page)
  expect(all).toHaveLength(19)
  expect(all.slice(0, 7)).toEqual(first)

  for (const [name, expected] of Object.entries(regions)) {
    await filter(name).click()
    await expect(filter(name)).toHaveAttribute('aria-pressed', 'true')
    const shown = await shownTrips(page)
    expect(shown.toSorted()).toEqual(expected)
    const known = shown.filter((id) => first.includes(id))
    expect(known).toEqual(first.filter((id) => known.includes(id)))
    expect(shown.slice(0, known.length)).toEqual(known)
  }

  await filter('Tutte').click()
  await expect(filter('Tutte')).toHaveAttribute('aria-pressed', 'true')
  expect(await shownTrips(page)).toEqual(all)

  const card = cards(page).nth(2)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('heading', { name: 'Tokyo e Kyoto' })).toBeVisible()
  await expect(card.getByText('-30%')).toBeVisible()
  await expect(card.getByText('4.9', { exact: true })).toBeVisible()
  await expect(card.getByText('10 giorni')).toBeVisible()
  await expect(card.getByText(/^Prossima partenza \d\d\/\d\d$/)).toBeVisible()
  await expect(card.getByText(/^Solo [2-6] posti rimasti!$/)).toBeVisible()
  await expect(card.getByText('2.400')).toBeVisible()
  await expect(card.locator('s')).toContainText('3.500')
  await expect(card.locator('img').first()).toBeVisible()
  const tags = card.getByRole('list', { name: 'Esperienze' }).getByRole('listitem')
  await expect(tags).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tags).toHaveCount(2)
  await card.getByRole('link', { name: 'Scopri di più' }).click()
  await expect(page).toHaveURL(/\/#\/travel\/tokyo-kyoto$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokyo e Kyoto')
})

test('a departure and an airport lead to a filled-in enquiry', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#/travel/tokyo-kyoto')
  const price = page.getByRole('complementary', { name: 'Prezzo e prenotazione' })
  await expect(price).toContainText('2.400')
  await expect(price.locator('s')).toContainText('3.500')
  await price.getByRole('button', { name: 'Prenota Ora' }).click()

  const dates = page.getByRole('dialog', { name: 'Date di partenza disponibili' })
  await expect(dates).toBeVisible()
  const months = dates.getByRole('heading', { level: 3 })
  await expect(months.first()).toHaveText(/^[A-Z][a-z]+ \d{4}$/)
  expect(new Set(await months.allTextContents()).size).toBe(await months.count())
  await expect(dates.getByText('Per maggiori informazioni contattaci su WhatsApp')).toBeVisible()

  const row = dates.getByRole('listitem').first()
  await expect(row).toContainText(/\d\d(\/\d\d)? – \d\d/)
  await expect(row).toContainText('10 giorni / 9 notti')
  await expect(row).toContainText(/(Marco|Sara|Amina|Luca) e (Marco|Sara|Amina|Luca)/)
  await expect(row).toContainText('-30%')
  await expect(row).toContainText(/[4-6] posti/)
  await expect(row.locator('s')).toContainText('€')
  await row.getByRole('button', { name: 'Prenota Ora' }).click()

  const airport = page.getByRole('dialog', { name: "Seleziona l'aeroporto di partenza" })
  await expect(airport).toBeVisible()
  await expect(dates).toBeHidden()
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('tempSelectedDate') ?? '{}'),
  )
  expect(stored).toMatchObject({
    destinationTitle: 'Tokyo e Kyoto',
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    airport: '',
    formattedDateRange: expect.stringMatching(/^\d\d\/\d\d\/\d{4} - \d\d\/\d\d\/\d{4}$/),
    timestamp: expect.any(Number),
  })
  await expect(airport).toContainText('Tokyo e Kyoto')
  await expect(airport).toContainText(stored.formattedDateRange)

  const proceed = airport.getByRole('button', { name: 'Continua con la prenotazione' })
  await expect(proceed).toBeDisabled()
  // Pressed although it is disabled, it says what is missing.
  await proceed.focus()
  await page.keyboard.press('Enter')
  await expect(airport.getByText("Scegli l'aeroporto da cui vuoi partire")).toBeVisible()
  await expect(airport.getByRole('radio')).toHaveCount(3)

  // 'Annulla' closes the choice of the airport.
  await airport.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/#\/travel\/tokyo-kyoto$/)
  await price.getByRole('button', { name: 'Prenota Ora' }).click()
  await row.getByRole('button', { name: 'Prenota Ora' }).click()

  await airport.getByText('Roma Fiumicino').click()
  const working = page.waitForFunction(() =>
    document.querySelector('dialog[open]')?.textContent?.includes('Reindirizzamento...'),
  )
  await proceed.click()
  await working

  await expect(page).toHaveURL(/\/#\/contact\?/)
  const query = new URLSearchParams(page.url().split('?')[1])
  expect(query.get('destination')).toBe('tokyo-kyoto')
  expect(query.get('airport')).toBe('Roma Fiumicino')
  expect(query.get('date')).toBe(stored.startDate)
  await expect(page.getByLabel('Destinazione')).toHaveValue('tokyo-kyoto')
  await expect(page.getByText('La tua scelta:').locator('..')).toContainText('Roma Fiumicino')
  await expect(page.getByLabel('Messaggio')).toHaveValue(
    /viaggio a Tokyo e Kyoto, .*Roma Fiumicino/,
  )
  await expect(page.getByLabel('Messaggio')).toHaveValue(new RegExp(stored.formattedDateRange))
})

test('without the server the sample departures are shown', { tag: '@desk' }, async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/#/travel/grecia')
  const price = page.getByRole('complementary', { name: 'Prezzo e prenotazione' })
  await price.getByRole('button', { name: 'Prenota Ora' }).click()
  const dates = page.getByRole('dialog', { name: 'Date di partenza disponibili' })
  await expect(dates.getByRole('button', { name: 'Prenota Ora' }).first()).toBeVisible()
})
