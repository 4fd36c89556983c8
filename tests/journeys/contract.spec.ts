import { expect, test } from './support/office.ts'
import { expectAccessible, expectFine, expectNoOverflow } from './support/screens.ts'
import { chiara, fillTraveller, openLink } from './support/travellers.ts'

const texts = [
  { link: 'modulo informativo standard', title: 'Modulo informativo standard' },
  { link: 'condizioni generali', title: 'Condizioni generali di contratto' },
  { link: 'privacy policy', title: 'Privacy policy' },
] as const

test('the texts of the contract are read over the form, and what changed meanwhile is shown anew before it is ordered', {
  tag: '@phone-only',
}, async ({ page, office }) => {
  const { token } = await office.link()
  const older = 'f'.repeat(64)
  await page.route(
    `**/api/booking-links/${token}`,
    async (route) => {
      const answer = await route.fetch()
      const link = await answer.json()
      await route.fulfill({
        response: answer,
        json: { ...link, terms: { ...link.terms, id: older } },
      })
    },
    { times: 1 },
  )
  await openLink(page, token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await expect(page.getByText('con obbligo di pagare')).toBeVisible()

  await test.step('the texts are read, and what was typed stays', async () => {
    for (const { link, title } of texts) {
      const opener = page.getByRole('button', { name: link, exact: true })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toContainText(/Versione \d+\.\d+, in vigore dal/)
      await expect(dialog).not.toContainText(/\{\{|legale dell'agenzia/)
      // All three share one dialog, so one is checked completely; the texts are checked on their own pages.
      await (title === texts[0].title ? expectFine : expectNoOverflow)(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await expect(page.getByLabel('Numero di passaporto')).toHaveValue(chiara.passport)
  })

  await test.step('texts that changed meanwhile are shown anew, and the second press books', async () => {
    await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
    await expect(page.getByText('I dati inseriti sono rimasti')).toBeVisible()
    await expect(page.getByText('Testi aggiornati mentre eri qui')).toBeVisible()
    await expect(page.getByLabel('Numero di passaporto')).toHaveValue(chiara.passport)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
    await page.waitForURL(/#\/payment-custom\//)
  })
})
