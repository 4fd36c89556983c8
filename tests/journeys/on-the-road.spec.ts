import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { dayFromNow, expect, type Office, test } from './support/office.ts'
import { untilPlaceKept } from './support/offline.ts'
import { expectAccessible } from './support/screens.ts'
import { administrator, typeSignIn } from './support/staff.ts'

const password = 'Una-strada-lunga-7'
const leaders = ['Sara Conti', 'Luca Neri'] as const

/** An account for a coordinator, with a one-time password. */
async function addCoordinator(office: Office, name: string): Promise<string> {
  const email = `${name.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 8)}@ondalta.example`
  await office.call('POST', '/account/confirm', { password: administrator.password })
  const { oneTimePassword } = await office.call<{ oneTimePassword: string }>('POST', '/staff', {
    name,
    email,
    role: 'coordinator',
    leadsAs: name,
  })
  return `${email} ${oneTimePassword}`
}

/** One phone: its profile folder survives a crash of the browser. */
class Phone {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'ondalta-phone-'))
  context!: BrowserContext
  page!: Page

  async turnOn(baseURL: string): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL,
      viewport: { width: 390, height: 844 },
      locale: 'it-IT',
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    })
    this.page = this.context.pages()[0] ?? (await this.context.newPage())
    return this.page
  }

  /** Crashes the browser without a clean shutdown. */
  async kill(): Promise<void> {
    const ended = this.context.waitForEvent('close', { timeout: 20_000 })
    const browser = await this.context.newCDPSession(this.page)
    // The crash command never gets an answer.
    void browser.send('Browser.crash').catch(() => undefined)
    await ended
  }

  async signIn(access: string): Promise<void> {
    const [email = '', given = ''] = access.split(' ')
    const { page } = this
    await page.goto('/#/coordinatore')
    await page.getByRole('link', { name: 'Accedi' }).click()
    await typeSignIn(page, { email, password: given })
    // The one-time password must be changed first; then the page leads back.
    const own = page.locator('#parte-password')
    await own.getByLabel('Password attuale').fill(given)
    await own.getByLabel('Nuova password', { exact: true }).fill(password)
    await own.getByLabel('Ripeti la nuova password').fill(password)
    await own.getByRole('button', { name: 'Cambia password' }).click()
    await expect(page.getByRole('heading', { name: 'Le mie partenze' })).toBeVisible()
  }

  async writeNotice(text: string): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: 'Scrivi un avviso' }).click()
    await page.getByLabel('Testo').fill(text)
    await page.getByRole('button', { name: 'Pubblica l’avviso' }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
}

const base = `http://localhost:${process.env['JOURNEYS_PORT'] ?? 4390}`

test('two phones write for three days without a connection, and nothing is lost, doubled or reordered', {
  tag: '@desk',
}, async ({ office }) => {
  test.slow()
  const startDate = dayFromNow(20)
  const departure = await office.call<{ id: string }>('POST', '/departures', {
    tripId: 'test-travel-5',
    startDate,
    coordinator1: leaders[0],
    coordinator2: leaders[1],
  })
  const phones = [new Phone(), new Phone()] as const
  const place = `/#/coordinatore/${departure.id}?parte=diario`
  try {
    for (const [index, phone] of phones.entries()) {
      await phone.turnOn(base)
      await phone.signIn(await addCoordinator(office, leaders[index] ?? ''))
      await phone.page.goto(place)
      await expect(phone.page.getByText('Tutto inviato')).toBeVisible()
      if (index === 0) await expectAccessible(phone.page)
      await untilPlaceKept(phone.page, 'coordinatore')
    }
    for (const day of [1, 2, 3]) {
      for (const [index, phone] of phones.entries()) {
        await phone.context.setOffline(true)
        for (const time of ['mattina', 'sera']) {
          await phone.writeNotice(`Telefono ${index + 1}, giorno ${day}, ${time}`)
        }
        if (day > index + 1) continue
        // On day 1 the browser is closed, on the next day the second one crashes; the phone is still offline.
        if (day === 1) await phone.context.close()
        else await phone.kill()
        const page = await phone.turnOn(base)
        await phone.context.setOffline(true)
        await page.goto(place)
        await expect(page.getByText(`Telefono ${index + 1}, giorno ${day}, sera`)).toBeVisible()
      }
    }
    for (const phone of phones) {
      await phone.context.setOffline(false)
      await phone.page.getByRole('button', { name: 'Aggiorna' }).click()
      await expect(phone.page.getByText('Tutto inviato')).toBeVisible()
    }
    const { notices } = await office.call<{ notices: { text: string }[] }>(
      'GET',
      `/diary/${departure.id}`,
    )
    const texts = notices.map(({ text }) => text).toReversed()
    expect(texts).toHaveLength(12)
    for (const index of [1, 2]) {
      expect(texts.filter((text) => text.startsWith(`Telefono ${index}`))).toEqual(
        [1, 2, 3].flatMap((day) =>
          ['mattina', 'sera'].map((time) => `Telefono ${index}, giorno ${day}, ${time}`),
        ),
      )
    }
    await phones[0].page.getByRole('button', { name: 'Aggiorna' }).click()
    await expect(phones[0].page.getByText('Telefono 2, giorno 3, sera')).toBeVisible()
    await test.step('the office ends a session, and the phone forgets', async () => {
      const { members } = await office.call<{ members: { id: string; name: string }[] }>(
        'GET',
        '/staff',
      )
      for (const { id } of members.filter(({ name }) => name === leaders[1])) {
        await office.call('POST', `/staff/${id}/end-sessions`, {})
      }
      const { page } = phones[1]
      await page.getByRole('button', { name: 'Aggiorna' }).click()
      await expect(page.getByRole('heading', { name: 'L’accesso è stato terminato' })).toBeVisible()
      await page.reload()
      await expect(page.getByText('Accedi per vedere le partenze che guidi.')).toBeVisible()
    })
  } finally {
    for (const phone of phones) {
      await phone.context?.close()
      rmSync(phone.folder, { recursive: true, force: true })
    }
  }
})
