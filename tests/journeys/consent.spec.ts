import type { Locator, Page } from '@playwright/test'
import { isKnownKey, storedKeys } from '../../src/domain/stored-keys.ts'
import { expect, test } from './support/office.ts'
import {
  drawn,
  expectAccessible,
  expectFine,
  recordRequests,
  untilIdle,
} from './support/screens.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie: decidi tu' })
const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null'))

test('the question has two equal answers and stops nobody', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  const sizeOf = async (name: string) => {
    const box = await banner(page).getByRole('button', { name, exact: true }).boundingBox()
    return { width: box?.width, height: box?.height }
  }
  const phone = page.viewportSize()
  for (const size of [{ width: 1440, height: 900 }, phone ?? { width: 390, height: 844 }]) {
    await page.setViewportSize(size)
    await drawn(page)
    expect(await sizeOf('Rifiuta')).toEqual(await sizeOf('Accetta'))
  }
  await expectFine(page)
  await page.getByRole('main').getByRole('link', { name: 'Scopri le Destinazioni' }).click()
  await expect(page).toHaveURL(/#\/travels/)
  await expect(banner(page)).toBeVisible()
})

test('on a phone the question lies above price and button, however many lines they take', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/#/travel/tokyo-kyoto')
  await page.getByRole('heading', { name: 'Prima di prenotare' }).scrollIntoViewIfNeeded()
  const bar = page.locator('[data-bottom-bar]')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(bar).toBeVisible()
    await expect
      .poll(async () => {
        const [question, below] = await Promise.all([banner(page).boundingBox(), bar.boundingBox()])
        return question && below && question.y + question.height - below.y
      })
      .toBeLessThanOrEqual(1)
    const button = await bar.getByRole('button', { name: 'Prenota Ora' }).boundingBox()
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width - 16)
  }
})

/** The text of the focused element if another element covers its centre. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen && (focused.contains(seen) || seen.contains(focused))
      ? undefined
      : focused.textContent
  })

const has = (place: Locator) => place.evaluate((element) => element === document.activeElement)

test('whoever goes through the page by keyboard never lands under the question', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/privacy')
  await expect(banner(page)).toBeVisible()
  const first = page.getByRole('link', { name: 'Vai al contenuto' })
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' })
  // Backwards from the end, because the first press makes the page longer.
  await last.focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => coveredFocus(page)).toBeUndefined()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await drawn(page)
    await first.focus()
    do {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredFocus(page)).toBeUndefined()
    } while (!(await has(last)))
  }
})

test('purposes are chosen one by one, from the footer at any time', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/#/faq')
  await banner(page).getByRole('button', { name: 'Chiudi e rifiuta', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  expect(await choice(page)).toMatchObject({ statistics: false, advertising: false })
  await page.getByRole('button', { name: 'Preferenze cookie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preferenze cookie' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Statistiche').check()
  await dialog.getByRole('button', { name: 'Salva le preferenze' }).click()
  await expect(dialog).toBeHidden()
  expect(await choice(page)).toMatchObject({ statistics: true, advertising: false })
})

/** From a trip to the contact form and the booking form, opening a chat on the way. */
async function wander(page: Page) {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/#/travel/tokyo-kyoto')
  const chat = page.waitForEvent('popup')
  await page.locator('#prenota a', { hasText: 'WhatsApp' }).click()
  await (await chat).close()
  await page.locator('#prenota button', { hasText: 'Prenota Ora' }).click()
  const dates = page.getByRole('dialog', { name: 'Date di partenza disponibili' })
  await dates.getByRole('button', { name: 'Prenota Ora' }).first().click()
  const airport = page.getByRole('dialog', { name: /aeroporto/ })
  await airport.getByRole('radio').first().check()
  await airport.getByRole('button', { name: 'Continua con la prenotazione' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Ada')
  await page.goto('/#/booking')
  await page.getByLabel('Nome', { exact: true }).first().fill('Ada')
  await page.reload()
}

async function keptKeys(page: Page) {
  const { device, tab } = await page.evaluate(() => ({
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return { device, tab, cookies }
}

for (const { answer, agrees } of [
  { answer: 'Rifiuta', agrees: false },
  { answer: 'Accetta', agrees: true },
]) {
  test(`'${answer}' is remembered, and the browser keeps what the cookie policy lists, and no more`, {
    tag: '@desk',
  }, async ({ page, baseURL }) => {
    const requests = recordRequests(page)
    await page.goto('/#/faq')
    await banner(page).getByRole('button', { name: answer, exact: true }).click()
    await expect(banner(page)).toBeHidden()
    expect(await choice(page)).toMatchObject({ statistics: agrees, advertising: agrees })
    await wander(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilIdle(page)
    await expect(banner(page)).toBeHidden()
    expect(requests.filter(({ url }) => url.includes('/consent-banner-'))).toHaveLength(1)
    // Whatever the answer, nothing is sent to third parties.
    const outside = requests.filter(
      ({ url }) => /^https?:/.test(url) && !url.startsWith(`${baseURL}`),
    )
    expect(outside).toEqual([])

    const { device, tab, cookies } = await keptKeys(page)
    expect(device).toContain('tempSelectedDate')
    expect(tab).toContain('contact_draft')
    expect(device.filter((key) => !isKnownKey(key, 'device'))).toEqual([])
    expect(tab.filter((key) => !isKnownKey(key, 'tab'))).toEqual([])
    expect(cookies).toEqual([])
    const withConsent = storedKeys.filter(({ consent }) => consent).map(({ name }) => name)
    const counted = requests.filter(({ url }) => url.includes('/api/funnel-steps'))
    expect(withConsent.some((key) => tab.includes(key))).toBe(agrees)
    expect(counted.length > 0).toBe(agrees)
  })
}
