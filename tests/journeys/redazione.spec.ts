import { expect, openStaffPage, test } from './staff-back-office.ts'
import { asItCame, discard, openDocument, openSection, saved } from './support/redazione.ts'
import { expectAccessible, expectFine, expectFineFrom320 } from './support/screens.ts'

test.describe('an editor', () => {
  test('finds a trip, adds a day, moves it and takes a removal back', { tag: '@widths' }, async ({
    staffPage: page,
    office,
  }) => {
    await asItCame(office, 'trip/canada-vancouver-rockies')
    await openDocument(page, 'trip/canada-vancouver-rockies')
    await openStaffPage(page, '/admin/redazione', 'Redazione')
    await page.getByLabel('Cerca un testo').fill('canada')
    await expectFineFrom320(page)
    await page
      .getByRole('link', { name: /Canada/ })
      .first()
      .click()
    await test.step('whoever only read it has left no draft behind', async () => {
      await expect(page.getByText('Uguale a quello che vedono i visitatori.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Scarta la bozza' })).toHaveCount(0)
    })
    await openSection(page, 'Itinerario')
    await page.getByRole('button', { name: 'Aggiungi un giorno' }).click()
    const last = page.getByRole('button', { name: /^Giorno \d+ Senza titolo/ })
    await last.waitFor()
    await page
      .getByRole('group', { name: 'Giorni' })
      .getByLabel('Titolo')
      .last()
      .fill('Un giorno in più')
    await expect(page.getByText(/cose da sistemare prima/)).toBeVisible()

    await test.step('it is moved with the keyboard', async () => {
      const count = await page.getByRole('button', { name: /^Sposta Giorno \d+$/ }).count()
      await page.getByRole('button', { name: `Sposta su Giorno ${count}` }).press('Enter')
      const moved = page.getByRole('button', { name: `Giorno ${count - 1} Un giorno in più` })
      await expect(moved).toBeVisible()
    })

    await test.step('what is removed can be put back', async () => {
      await page.getByRole('button', { name: /^Elimina Giorno \d+$/ }).click()
      await expect(page.getByText('Un giorno in più')).toHaveCount(0)
      await page.getByRole('button', { name: "Rimetti com'era" }).click()
      await expect(page.getByText('Un giorno in più').first()).toBeVisible()
    })

    await expectFineFrom320(page)
    await saved(page)
    await discard(page)
  })

  test('shows a draft to a colleague by a private link, and to nobody else', {
    tag: '@desk',
  }, async ({ staffPage: page, browser, request, office }) => {
    const id = 'egitto-completo'
    const title = 'Fra Nilo e mare'
    await asItCame(office, `trip/${id}`)
    await openDocument(page, `trip/${id}`)
    await page.getByLabel('Titolo', { exact: true }).first().fill(title)
    await saved(page)
    const shown = page.frameLocator('iframe[title="La pagina come sarà"]')
    // After each text of that page comes an invisible mark with the name of its field.
    await expect(shown.getByRole('heading', { level: 1 })).toContainText(title)
    await expectFine(page)
    await shown.getByRole('heading', { level: 1 }).click()
    await expect(page.getByLabel('Titolo', { exact: true }).first()).toBeFocused()
    await expect(shown.locator('[data-typing-here]')).toContainText(title)
    // The agency's details in the page footer belong to another document.
    await shown.getByText('· P. IVA').last().click()
    await page.getByRole('link', { name: 'Apri il suo campo' }).click()
    await expect(page).toHaveURL(/redazione\/brand\?campo=/)
    await page.getByRole('heading', { level: 1, name: 'Dati dell’agenzia' }).waitFor()
    await openDocument(page, `trip/${id}`)
    const link = await page.getByRole('link', { name: 'Apri', exact: true }).getAttribute('href')

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(link ?? '')
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(stranger.getByText('Anteprima: non è ancora pubblicato')).toBeVisible()
    // The same signature must not work for another document.
    const forged = await stranger.goto(`${link?.replace(/trip\/.*$/, 'trip/grecia')}`)
    expect(forged?.status()).toBe(404)
    await expect(stranger.getByText('Questa anteprima non c’è più')).toBeVisible()
    await stranger.context().close()
    expect(await (await request.get(`/travel/${id}`)).text()).not.toContain(title)

    await test.step('on a phone it comes over the form', async () => {
      await page.getByRole('button', { name: 'Chiudi l’anteprima' }).first().click()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Nel sito', exact: true }).scrollIntoViewIfNeeded()
      const publish = page.getByRole('button', { name: 'Pubblica', exact: true })
      await expect(publish).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Anteprima' }).click()
      await expect(shown.getByRole('heading', { level: 1 })).toContainText(title)
      await expectFine(page)
      await page.getByRole('button', { name: 'Chiudi' }).first().click()
    })
    await discard(page)
  })

  test('has both texts of a field in which a colleague has written too, and chooses', {
    tag: '@widths',
  }, async ({ staffPage: page, office }) => {
    const key = 'page/about'
    const list = await office.call<{ items: { key: string }[] }>(
      'GET',
      '/catalogue/documents?group=page',
    )
    const target = list.items.find((item) => item.key === key)?.key ?? list.items[0]?.key ?? key
    await asItCame(office, target)
    await openDocument(page, target)
    const field = page.getByRole('textbox').first()
    const name = (await field.getAttribute('name')) ?? ''
    const { document, revision } = await office.call<{ document: object; revision: number }>(
      'GET',
      `/catalogue/document?key=${encodeURIComponent(target)}`,
    )
    const theirs = { ...document, [name]: 'Testo della collega' }
    // The colleague saves while the text typed here is being sent.
    let colleague: Promise<unknown> | undefined
    await page.route('**/catalogue/draft', async (route) => {
      colleague ??= office.call('PUT', '/catalogue/draft', {
        key: target,
        revision,
        document: theirs,
      })
      await colleague
      await route.continue()
    })
    await field.fill('Testo di chi arriva dopo')
    const notice = page.getByRole('alert', { name: 'Due testi per lo stesso campo' })
    await expect(notice).toContainText('Testo della collega')
    await expect(notice).toContainText('Testo di chi arriva dopo')
    await expect(field).toHaveValue('Testo di chi arriva dopo')
    await expectFine(page)
    await notice.getByRole('button', { name: 'Usa il suo' }).click()
    await expect(field).toHaveValue('Testo della collega')
    await expect(notice).toHaveCount(0)
    // Retried, because the page may still be saving the chosen text.
    await expect(() => asItCame(office, target)).toPass()
  })
})

test('a tall entry and the order of the trips are moved with the keyboard @desk', async ({
  staffPage: page,
  office,
}) => {
  test.slow()
  await asItCame(office, 'trip/hawaii')
  await asItCame(office, 'page/travels')
  await openDocument(page, 'trip/hawaii')
  await openSection(page, 'Itinerario')
  const first = page.getByRole('button', { name: /^Giorno 1 / })
  const title = ((await first.textContent()) ?? '').replace(/^Giorno 1/, '')
  await first.click()
  await expect(page.getByLabel('Racconto')).toBeVisible()
  const handle = page.getByRole('button', { name: 'Sposta Giorno 1' })
  await handle.focus()
  await handle.press('Space')
  await expect(page.getByLabel('Racconto')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Giorno 1: ora in posizione 2 di 7.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: `Giorno 2 ${title}` })).toBeVisible()
  await expect(page.getByLabel('Racconto')).toBeVisible()
  await saved(page)
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await page.getByRole('button', { name: 'Scarta la bozza' }).last().click()

  await openStaffPage(page, '/admin/redazione', 'Redazione')
  await page.getByRole('button', { name: 'Ordina' }).click()
  const entries = page.getByRole('button', { name: /^Sposta / })
  await expect(entries.nth(21)).toBeVisible()
  await expectAccessible(page)
  const [one, two] = [
    await entries.nth(0).getAttribute('aria-label'),
    await entries.nth(1).getAttribute('aria-label'),
  ]
  await entries.nth(0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/ora in posizione 2 di/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(entries.nth(0)).toHaveAttribute('aria-label', two ?? '')
  await expect(entries.nth(1)).toHaveAttribute('aria-label', one ?? '')
  await page.getByRole('button', { name: 'Salva l’ordine' }).click()
  await expect(page.getByText('Ordine salvato come bozza')).toBeVisible()
  await openDocument(page, 'page/travels')
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await page.getByRole('button', { name: 'Scarta la bozza' }).last().click()
  await expect(page.getByText('Uguale a quello che vedono i visitatori.')).toBeVisible()
})
