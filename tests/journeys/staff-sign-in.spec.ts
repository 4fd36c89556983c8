import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'
import { administrator } from './support/staff.ts'

test('a member of staff signs in, comes back to the wanted page and signs out', async ({
  page,
  isMobile,
}) => {
  await page.goto('/#/admin/links')
  await expect(page).toHaveURL(/#\/admin\/login\?da=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill('non-questa-password')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByRole('alert')).toContainText('Email o password non corretti')

  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL(/#\/admin\/links/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tutti i link' })).toBeVisible()

  if (isMobile) {
    await page.getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('button', { name: 'Esci' }).click()
  } else {
    await page.getByRole('button', { name: /Amministratore/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
  }
  await expect(page).toHaveURL(/#\/admin\/login/)
  await page.goto('/#/generatore')
  await expect(page).toHaveURL(/#\/admin\/login\?da=%2Fgeneratore/)
})
