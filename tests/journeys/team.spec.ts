import { expect, test } from '@playwright/test'
import { drawn, expectAccessible, expectNoOverflow } from './support/screens.ts'

test('the team page presents four people', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/team')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contattaci' })).toHaveCount(5)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Vedi il profilo di Sara Conti' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sara Conti')
  await expect(page).toHaveURL(/\/#\/team\/sara-conti$/)
})

test('a profile tells, suggests and leads back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/team/marco-ferri')
  const main = page.getByRole('main')
  for (const title of ['Competenze', 'Lingue', 'Destinazioni', 'Contatti', 'Viaggi consigliati']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
  const suggested = main.getByRole('region', { name: 'Viaggi consigliati' }).getByRole('link')
  await expect(suggested).toHaveCount(3)
  await expect(suggested.nth(0)).toHaveAttribute('href', '/#/travel/maldive-dubai')
  await expect(suggested.nth(1)).toHaveAttribute('href', '/#/travel/tokyo-kyoto')
  await expect(suggested.nth(2)).toHaveAttribute('href', '/#/travel/seychelles-dubai')
  await expect(main.getByRole('article').filter({ has: page.getByRole('blockquote') })).toHaveCount(
    3,
  )
  // Samples claim no verification.
  await expect(main.getByText('Recensione verificata')).toHaveCount(0)
  await expectNoOverflow(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await drawn(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Torna al Team' }).click()
  await expect(page).toHaveURL(/\/#\/team$/)
})

test('the profile is shared by its hash address', { tag: '@desk' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/#/team/luca-neri')
  await page.getByRole('button', { name: 'Condividi profilo' }).click()
  await expect(page.getByRole('button', { name: 'Link copiato' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${new URL(page.url()).origin}/#/team/luca-neri`)
  await expect(page.getByRole('button', { name: 'Condividi profilo' })).toBeVisible({
    timeout: 2600,
  })
})

test('an unknown member is said to be so and leads to the team', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/#/team/nessuno')
  await expect(page.getByText('Membro del team non trovato')).toBeVisible()
  await expect(page.getByText('Non è stato possibile trovare il profilo richiesto.')).toBeVisible()
  await expect(page).toHaveURL(/\/#\/team$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi parte con te')
})
