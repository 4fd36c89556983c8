import { expect, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'
import { signIn } from './support/staff.ts'

const screens = [
  ['/admin', 'Oggi'],
  ['/admin/links', 'Tutti i link'],
  ['/admin/messages', 'Messaggi'],
  ['/admin/outbox', 'Posta in uscita'],
  ['/admin/audit', 'Registro'],
  ['/admin/settings', 'Impostazioni'],
  ['/admin/account', 'Il mio account'],
  ['/admin/tasks', 'Tasks'],
] as const

for (const [path, title] of screens) {
  test(`${title} is accessible and fits the width`, async ({ staffPage: page, isMobile }) => {
    await openStaffPage(page, path, title)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 })
    await expectNoOverflow(page)
  })
}

test('a departure is made, edited and removed', async ({ staffPage: page, isMobile }) => {
  const startDate = dayFromNow(isMobile ? 201 : 200)
  await openStaffPage(page, '/admin/departures?trip=hawaii', 'Partenze')
  await page.getByRole('button', { name: 'Nuova partenza' }).click()
  const form = page.getByRole('dialog', { name: 'Nuova partenza' })
  await form.getByLabel('Data di partenza').fill(startDate)
  await form.getByLabel('Primo coordinatore').fill('Amina')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Crea partenza' }).click()
  await expect(page.getByText('Partenza creata')).toBeVisible()
  const day = startDate.split('-').reverse().join('/')
  await page.getByRole('button', { name: new RegExp(day) }).click()
  await page.getByRole('button', { name: 'Modifica' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica partenza' })
  await edit.getByLabel('Posti', { exact: true }).fill('8')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('0 occupati su 8')).toBeVisible()
  await page.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Partenza eliminata')).toBeVisible()
})

test('a consultant sees no bank accounts, and Ctrl-K finds the pages that are theirs', async ({
  page,
  office,
  playwright,
  baseURL,
  isMobile,
}) => {
  const email = `consulente-${Date.now()}-${isMobile}@ondalta.example`
  const created = await office.call<{ oneTimePassword: string }>('POST', '/staff', {
    name: 'Sara Conti',
    email,
    role: 'consultant',
  })
  const request = await playwright.request.newContext({ baseURL })
  await signIn(request, { email, password: created.oneTimePassword })
  await request.post('/api/auth/change-password', {
    headers: { Origin: new URL(baseURL ?? '').origin },
    data: {
      currentPassword: created.oneTimePassword,
      newPassword: 'Una-parola-lunga-1',
      revokeOtherSessions: true,
    },
  })
  await page.context().addCookies((await request.storageState()).cookies)
  await request.dispose()

  await openStaffPage(page, '/admin/ibans', 'Accesso non consentito')
  await openStaffPage(page, '/admin/passport-links', 'Generatore Link Verifica Passaporto')
  await expect(page.getByText('I conti bancari sono gestiti dagli amministratori.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Conti bancari' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Cerca o vai a' })
  await search.getByRole('combobox').fill('vai a')
  await expect(search.getByRole('option', { name: 'Vai a Prenotazioni' })).toBeVisible()
  await expect(search.getByRole('option', { name: 'Vai a Conti bancari' })).toHaveCount(0)
  await expectAccessible(page)
  await search.getByRole('combobox').fill('vai a prenot')
  await expect(search.getByRole('option', { selected: true })).toHaveText('Vai a Prenotazioni')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Prenotazioni' })).toBeVisible()
})
