import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { expectNoOverflow } from './support/screens.ts'
import { phone } from './widths.ts'

const withLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

// The accessibility of these pages is checked together with the other pages of the site.
test('the team presents four people, and a profile tells, suggests, is shared and leads back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/team')
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await expect(main.getByRole('article')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'Contattaci' })).toHaveCount(5)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Vedi il profilo di Sara Conti' }).click()
  await expect(title).toHaveText('Sara Conti')
  await expect(page).toHaveURL(/\/#\/team\/sara-conti$/)

  await test.step('a profile', async () => {
    await page.goto('/#/team/marco-ferri')
    for (const part of ['Competenze', 'Lingue', 'Destinazioni', 'Contatti', 'Viaggi consigliati']) {
      await expect(main.getByRole('heading', { name: part })).toBeVisible()
    }
    const suggested = main.getByRole('region', { name: 'Viaggi consigliati' }).getByRole('link')
    await expect(suggested).toHaveCount(3)
    await expect(suggested.nth(0)).toHaveAttribute('href', '/#/travel/maldive-dubai')
    await expect(suggested.nth(1)).toHaveAttribute('href', '/#/travel/tokyo-kyoto')
    await expect(suggested.nth(2)).toHaveAttribute('href', '/#/travel/seychelles-dubai')
    const quoted = main.getByRole('article').filter({ has: page.getByRole('blockquote') })
    await expect(quoted).toHaveCount(3)
    // Sample reviews do not claim to be verified.
    await expect(main.getByText('Recensione verificata')).toHaveCount(0)
    await expectNoOverflow(page)
    const usual = page.viewportSize() ?? phone
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await withLetters(page, '200%')
    for (const one of [phone.width, 1440]) {
      await page.setViewportSize({ ...usual, width: one })
      await expect.poll(width).toBeLessThanOrEqual(one)
    }
    await page.setViewportSize(usual)
    await withLetters(page, '')
  })

  await test.step('it is shared by its hash address', async () => {
    await page.clock.install()
    await page.getByRole('button', { name: 'Condividi profilo' }).click()
    await expect(page.getByRole('button', { name: 'Link copiato' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${new URL(page.url()).origin}/#/team/marco-ferri`)
    await page.clock.fastForward(2000)
    await expect(page.getByRole('button', { name: 'Condividi profilo' })).toBeVisible()
  })

  await test.step('and leads back', async () => {
    await page.getByRole('link', { name: 'Torna al Team' }).click()
    await expect(page).toHaveURL(/\/#\/team$/)
  })

  await test.step('an unknown member is said to be so and leads to the team', async () => {
    await page.goto('/#/team/nessuno')
    await expect(page.getByText('Membro del team non trovato')).toBeVisible()
    await expect(
      page.getByText('Non è stato possibile trovare il profilo richiesto.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/#\/team$/)
    await expect(title).toHaveText('Chi parte con te')
  })
})
