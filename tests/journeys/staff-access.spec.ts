import type { Browser, Page } from '@playwright/test'
import { expect, openStaffPage, test } from './staff-back-office.ts'
import { expectAccessible } from './support/screens.ts'
import { administrator, totp, typeSignIn } from './support/staff.ts'

const ownPassword = 'Una-parola-lunga-1'

async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('a new colleague gets in, protects the access, and is shown the door', {
  tag: '@desk',
}, async ({ staffPage: page, browser }) => {
  test.slow()
  const email = `consulente-${Date.now()}@ondalta.example`
  const oneTimePassword = await test.step('an administrator creates the access', async () => {
    await openStaffPage(page, '/admin/staff', 'Staff')
    const create = page.getByRole('button', { name: 'Nuovo accesso' })
    await create.click()
    const form = page.getByRole('dialog', { name: 'Nuovo accesso' })
    await form.getByRole('button', { name: 'Crea accesso' }).click()
    await expect(form.getByText('Inserisci il nome')).toBeVisible()
    await form.getByLabel('Nome e cognome').fill('Sara Conti')
    await form.getByLabel('Email').fill(email)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Crea accesso' }).click()
    const given = page.getByRole('dialog', { name: 'Password provvisoria' })
    const password = await given.getByRole('code').innerText()
    await expectAccessible(page)
    await given.getByRole('button', { name: "L'ho consegnata" }).click()
    await expect(create).toBeFocused()
    return password
  })
  const member = page.getByRole('listitem').filter({ hasText: email })
  await expect(member).toContainText('password provvisoria')

  const desk = await stranger(browser)
  await test.step('the first sign-in ends where the password is changed', async () => {
    await desk.goto('/#/admin/login')
    await typeSignIn(desk, { email, password: oneTimePassword })
    await expect(desk.getByText('La tua password è provvisoria:')).toBeVisible()
    await desk.goto('/#/admin/bookings')
    await expect(desk.getByRole('heading', { level: 1, name: 'Il mio account' })).toBeVisible()
    expect((await desk.request.get('/api/admin/bookings')).status()).toBe(403)
    const part = desk.locator('#parte-password')
    await part.getByLabel('Password attuale').fill(oneTimePassword)
    await part.getByLabel('Nuova password', { exact: true }).fill(ownPassword)
    await part.getByLabel('Ripeti la nuova password').fill(ownPassword)
    await part.getByRole('button', { name: 'Cambia password' }).click()
    await expect(desk.getByText('Password cambiata')).toBeVisible()
    await expect(desk.getByRole('heading', { level: 1, name: 'Prenotazioni' })).toBeVisible()
    await openStaffPage(desk, '/admin/account', 'Il mio account')
    await expect(desk.getByText('La tua password è provvisoria:')).toBeHidden()
  })

  const key = await test.step('the second factor is switched on', async () => {
    const part = desk.locator('#parte-verifica')
    await part.getByLabel('Password attuale').fill(ownPassword)
    await part.getByRole('button', { name: 'Attiva la verifica' }).click()
    await expect(part.getByAltText("Codice QR per l'app di autenticazione")).toBeVisible()
    const secret = await part.getByRole('code').first().innerText()
    await expectAccessible(desk)
    await part.getByLabel("3. Codice mostrato dall'app").fill(totp(secret))
    await part.getByRole('button', { name: 'Conferma il codice' }).click()
    await expect(part.getByText('Attiva', { exact: true })).toBeVisible()
    return secret
  })

  const phone = await stranger(browser)
  await test.step('another device needs the code', async () => {
    await phone.goto('/#/generatore')
    await typeSignIn(phone, { email, password: ownPassword })
    await expect(phone.getByRole('heading', { name: 'Verifica in due passaggi' })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByLabel('Codice a sei cifre').fill('000000')
    await phone.getByRole('button', { name: 'Verifica' }).click()
    await expect(phone.getByRole('alert')).toContainText('Il codice non è corretto')
    await phone.getByLabel('Codice a sei cifre').fill(totp(key))
    await phone.getByRole('button', { name: 'Verifica' }).click()
    await expect(phone).toHaveURL(/#\/generatore$/)
    await expect(phone.getByRole('heading', { level: 1, name: 'Generatore link' })).toBeVisible()
  })

  await test.step('a session that ends under a form asks to sign in over it', async () => {
    await openStaffPage(phone, '/admin/free-links', 'Generatore Link Gratuiti')
    await phone.getByLabel('Destinazione').selectOption('thailandia')
    await phone.getByLabel('Data di partenza').selectOption({ index: 1 })
    await desk.reload()
    const sessions = desk.locator('#parte-sessioni')
    await expect(sessions.getByText('· questa')).toBeVisible()
    await sessions.getByRole('button', { name: 'Termina', exact: true }).click()
    await expect(desk.getByText('Sessione terminata')).toBeVisible()
    await phone.getByRole('button', { name: 'Genera link' }).click()
    const again = phone.getByRole('dialog', { name: 'Accedi di nuovo' })
    await expect(again.getByText('La sessione è terminata')).toBeVisible()
    await expectAccessible(phone)
    await phone.keyboard.press('Escape')
    await phone.keyboard.press('Escape')
    await expect(again).toBeVisible()
    await typeSignIn(phone, { email, password: ownPassword })
    await again.getByLabel('Codice a sei cifre').fill(totp(key))
    await again.getByRole('button', { name: 'Verifica' }).click()
    await expect(again).toBeHidden()
    await expect(phone.getByLabel('Destinazione')).toHaveValue('thailandia')
    await phone.getByRole('button', { name: 'Genera link' }).click()
    await expect(phone.getByLabel('Link di prenotazione')).toHaveValue(/prenotazione\/book_\d+/)
  })

  await test.step('somebody else who signs in there finds nothing of it', async () => {
    await phone.context().clearCookies()
    await phone.getByRole('button', { name: 'Genera link' }).click()
    await typeSignIn(phone, administrator)
    await expect(phone.getByRole('link', { name: 'Conti bancari' })).toBeVisible()
    await expect(phone).toHaveURL(/#\/admin$/)
    await expect(phone.getByLabel('Destinazione')).toHaveCount(0)
  })

  await test.step('without anything typed it leads to the sign-in', async () => {
    await phone.context().clearCookies()
    await phone.goto('/#/admin/links')
    await expect(phone.getByText('La sessione è terminata')).toBeVisible()
    await expect(phone).toHaveURL(/#\/admin\/login/)
  })

  await test.step('a consultant is kept away from accounts and staff', async () => {
    await openStaffPage(desk, '/admin/ibans', 'Accesso non consentito')
    await openStaffPage(desk, '/admin/staff', 'Accesso non consentito')
    for (const path of ['/ibans', '/staff', '/settings', '/audit']) {
      expect((await desk.request.get(`/api/admin${path}`)).status()).toBe(403)
    }
    await openStaffPage(desk, '/admin/passport-links', 'Generatore Link Verifica Passaporto')
    const closed = 'I conti bancari sono gestiti dagli amministratori.'
    await expect(desk.getByText(closed)).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Conti bancari' })).toHaveCount(0)
    await openStaffPage(desk, '/admin/departures', 'Partenze')
    await expect(desk.getByRole('button', { name: 'Nuova partenza' })).toHaveCount(0)
  })

  await test.step('the search offers what is theirs and gives the focus back', async () => {
    const opener = desk.getByRole('button', { name: 'Elenco' })
    await opener.focus()
    await desk.keyboard.press('Control+k')
    const search = desk.getByRole('dialog', { name: 'Cerca o vai a' })
    await search.getByRole('combobox').fill('vai a')
    await expect(search.getByRole('option', { name: 'Vai a Prenotazioni' })).toBeVisible()
    await expect(search.getByRole('option', { name: 'Vai a Conti bancari' })).toHaveCount(0)
    await expect(search.getByRole('option', { name: /task/i })).toHaveCount(0)
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await desk.keyboard.press('Control+k')
    await expect(search.getByRole('combobox')).toBeFocused()
    await desk.keyboard.type('vai a prenot')
    await expect(search.getByRole('option', { selected: true })).toHaveText('Vai a Prenotazioni')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('heading', { level: 1, name: 'Prenotazioni' })).toBeVisible()
  })

  await test.step('the access is taken away', async () => {
    await page.reload()
    await member.getByRole('button', { name: 'Disattiva' }).click()
    const question = page.getByRole('alertdialog', { name: "Disattivare l'accesso?" })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Disattiva' }).click()
    await expect(member).toContainText('Disattivato')
    await desk.goto('/#/admin/links')
    await expect(desk).toHaveURL(/#\/admin\/login/)
    await typeSignIn(desk, { email, password: ownPassword })
    await expect(desk.getByRole('alert')).toContainText('Questo accesso è stato disattivato')
  })
})
