import { expect, test } from './support/office.ts'
import { expectFine } from './support/screens.ts'
import { administrator, typeSignIn } from './support/staff.ts'

test('a member of staff signs in, comes back to the wanted page and signs out', {
  tag: '@widths',
}, async ({ page }) => {
  await page.goto('/#/admin/links')
  await expect(page).toHaveURL(/#\/admin\/login\?da=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await expectFine(page)

  await typeSignIn(page, { ...administrator, password: 'non-questa-password' })
  await expect(page.getByRole('alert')).toContainText('Email o password non corretti')
  await typeSignIn(page, administrator)
  await expect(page).toHaveURL(/#\/admin\/links/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tutti i link' })).toBeVisible()
  await page.getByRole('button', { name: /Amministratore/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/#\/admin\/login/)

  await page.goto('/#/generatore')
  await expect(page).toHaveURL(/#\/admin\/login\?da=%2Fgeneratore/)
  await typeSignIn(page, administrator)
  await expect(page.getByRole('heading', { level: 1, name: 'Generatore link' })).toBeVisible()
  // On a phone the sign-out is somewhere else.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/#\/admin\/login/)
})
