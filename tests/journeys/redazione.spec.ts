import type { Locator, Page } from '@playwright/test'
import { expect, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow } from './support/office.ts'
import { asItCame } from './support/redazione.ts'
import { expectAccessible, expectNoOverflow } from './support/screens.ts'

// One after the other: two publications at once would bring each other's editions back.
test.describe.configure({ mode: 'default' })

/** Nobody else's journey speaks of these trips. */
const published = { id: 'losAngeles-lasVegas', key: 'trip/losAngeles-lasVegas' }

async function openDocument(page: Page, key: string): Promise<void> {
  await page.goto(`/#/admin/redazione/${key}`)
  // The page before it stays until the document is there.
  await page.getByRole('link', { name: 'Tutti i documenti' }).waitFor()
}

async function openSection(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: title, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Bozza salvata')).toBeVisible()
}

/** The dialog before a publication, with one draft chosen: others are writing at the same time. */
async function openPublishing(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pubblica' })
  await dialog.getByRole('checkbox').first().waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) {
    const isOwn = (await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent))
      ?.trim()
      .startsWith(title)
    if (!isOwn && (await box.isEnabled())) await box.uncheck()
  }
  return dialog
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await page.getByRole('button', { name: 'Scarta la bozza' }).last().click()
  await expect(page.getByText('Uguale a quello che vedono i visitatori.')).toBeVisible()
}

test('reading a document leaves no draft behind', { tag: '@desk' }, async ({
  staffPage: page,
  office,
}) => {
  await asItCame(office, 'trip/praga-budapest')
  await openDocument(page, 'trip/praga-budapest')
  await openStaffPage(page, '/admin/redazione', 'Redazione')
  await openDocument(page, 'trip/praga-budapest')
  await expect(page.getByText('Uguale a quello che vedono i visitatori.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scarta la bozza' })).toHaveCount(0)
})

test.describe('an editor', () => {
  test('finds a trip, adds a day, moves it and takes a removal back', { tag: '@widths' }, async ({
    staffPage: page,
    office,
  }) => {
    await asItCame(office, 'trip/canada-vancouver-rockies')
    await openStaffPage(page, '/admin/redazione', 'Redazione')
    await page.getByLabel('Cerca un testo').fill('canada')
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Canada/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
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

    await expectAccessible(page)
    await expectNoOverflow(page)
    await saved(page)
    await discard(page)
  })

  test('shows a draft to a colleague by a private link, and to nobody else', async ({
    staffPage: page,
    browser,
    isMobile,
    office,
  }) => {
    const id = isMobile ? 'sharm-el-sheikh' : 'egitto-completo'
    const title = 'Fra Nilo e mare'
    await asItCame(office, `trip/${id}`)
    await openDocument(page, `trip/${id}`)
    await page.getByLabel('Titolo', { exact: true }).first().fill(title)
    await saved(page)
    if (isMobile) {
      await page.getByRole('button', { name: 'Nel sito', exact: true }).scrollIntoViewIfNeeded()
      const publish = page.getByRole('button', { name: 'Pubblica', exact: true })
      await expect(publish).toBeInViewport({ ratio: 1 })
    }
    if (isMobile) await page.getByRole('button', { name: 'Anteprima' }).click()
    // Behind each text of that page stands the name of its field, which nobody sees.
    await expect(
      page.frameLocator('iframe[title="La pagina come sarà"]').getByRole('heading', { level: 1 }),
    ).toContainText(title)
    await expectAccessible(page)
    await expectNoOverflow(page)
    if (!isMobile) {
      const shown = page.frameLocator('iframe[title="La pagina come sarà"]')
      await shown.getByRole('heading', { level: 1 }).click()
      await expect(page.getByLabel('Titolo', { exact: true }).first()).toBeFocused()
      await expect(shown.locator('[data-typing-here]')).toContainText(title)
      // What the agency itself says at the foot of the page is typed in another document.
      await shown.getByText('· P. IVA').last().click()
      await page.getByRole('link', { name: 'Apri il suo campo' }).click()
      await expect(page).toHaveURL(/redazione\/brand\?campo=/)
      await page.getByRole('heading', { level: 1, name: 'Dati dell’agenzia' }).waitFor()
      await openDocument(page, `trip/${id}`)
    }
    const link = await page.getByRole('link', { name: 'Apri', exact: true }).getAttribute('href')

    const stranger = await (await browser.newContext()).newPage()
    const answer = await stranger.goto(link ?? '')
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(stranger.getByText('Anteprima: non è ancora pubblicato')).toBeVisible()
    await stranger.goto(`/travel/${id}`)
    await expect(stranger.getByRole('heading', { level: 1 })).not.toHaveText(title)
    // The same signature for another document.
    const forged = await stranger.goto(`${link?.replace(/trip\/.*$/, 'trip/grecia')}`)
    expect(forged?.status()).toBe(404)
    await expect(stranger.getByText('Questa anteprima non c’è più')).toBeVisible()
    await stranger.context().close()
    await page
      .getByRole('button', { name: isMobile ? 'Chiudi' : 'Chiudi l’anteprima' })
      .first()
      .click()
    await discard(page)
  })

  test('sets an hour for a publication and calls it off', { tag: '@widths' }, async ({
    staffPage: page,
    office,
  }) => {
    const id = 'parigi-disneyland'
    await asItCame(office, `trip/${id}`)
    await openDocument(page, `trip/${id}`)
    const title = await page.getByLabel('Titolo', { exact: true }).first().inputValue()
    await openSection(page, 'Prezzo e durata')
    await page.getByLabel('Prezzo a persona (€)').fill('1.111')
    await saved(page)
    const dialog = await openPublishing(page, title)
    await dialog.getByRole('radio', { name: 'Più tardi' }).check()
    await dialog.getByLabel('Giorno e ora').fill(`${dayFromNow(1)}T18:00`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Programma' }).click()
    await expect(page.getByText('Pubblicazione programmata', { exact: true })).toBeVisible()

    await openStaffPage(page, '/admin/redazione/storia', 'Storia delle pubblicazioni')
    const waiting = page.getByRole('list', { name: 'Programmate' }).getByRole('listitem')
    const own = waiting.filter({ hasText: title })
    await expect(own).toContainText('18:00')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await own.getByRole('button', { name: 'Annulla la programmazione' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Annulla la programmazione' })
      .click()
    await expect(page.getByText('Programmazione annullata')).toBeVisible()
    await expect(own).toHaveCount(0)

    await openDocument(page, `trip/${id}`)
    await openSection(page, 'Prezzo e durata')
    await expect(page.getByLabel('Prezzo a persona (€)')).toHaveValue(/^1\.?111$/)
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
    await Promise.all([
      field.fill('Testo di chi arriva dopo'),
      office.call('PUT', '/catalogue/draft', { key: target, revision, document: theirs }),
    ])
    const notice = page.getByRole('alert', { name: 'Due testi per lo stesso campo' })
    await expect(notice).toContainText('Testo della collega')
    await expect(notice).toContainText('Testo di chi arriva dopo')
    await expect(field).toHaveValue('Testo di chi arriva dopo')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Usa il suo' }).click()
    await expect(field).toHaveValue('Testo della collega')
    await expect(notice).toHaveCount(0)
    await asItCame(office, target)
  })
})

type Draft = { document: { title: string; price: number; hotels: unknown[] }; revision: number }

test('a price and a hotel are changed, published, seen everywhere and taken back @desk', async ({
  staffPage: page,
  browser,
  request,
  office,
}) => {
  test.slow()
  const address = `/travel/${published.id}`
  const note = `Listino nuovo ${Date.now()}`
  await asItCame(office, published.key)
  // Pages follow a moment later.
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
    .not.toContain('Rifugio dei Baobab')
  const visitor = await (await browser.newContext()).newPage()
  const trouble: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && trouble.push(message.text()))
  visitor.on('pageerror', (error) => trouble.push(error.message))
  await visitor.goto(address)
  const before = await visitor.getByRole('heading', { level: 1 }).textContent()
  const known = `/catalogue/document?key=${encodeURIComponent(published.key)}`
  const { document } = await office.call<Draft>('GET', known)
  const oldPrice = `${(document.price / 100).toLocaleString('it-IT', { useGrouping: 'always' })} €`
  const quote = async () => {
    const wanted = { tripId: published.id, startDate: await firstDay(), adults: 2, children: 0 }
    const answer = await request.post('/api/trip-quotes', { data: wanted })
    return ((await answer.json()) as { totalPrice: number }).totalPrice
  }
  const firstDay = async () => {
    const path = `/trips/${published.id}/dates`
    const { dates } = await office.call<{ dates: { startDate: string }[] }>('GET', path)
    return dates.at(-1)?.startDate ?? ''
  }
  const quoted = await quote()

  await openDocument(page, published.key)
  await openSection(page, 'Prezzo e durata')
  await page.getByLabel('Prezzo a persona (€)').fill('2.345')
  await openSection(page, 'Voli e hotel')
  await page.getByRole('button', { name: /^Hotel 1/ }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Rifugio dei Baobab')
  await saved(page)

  await test.step('the dialog says it in words and prices', async () => {
    const dialog = await openPublishing(page, document.title)
    await expect(dialog.getByText('2.345 €')).toBeVisible()
    await expect(dialog.getByText('Rifugio dei Baobab')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Nota').fill(note)
    await dialog.getByRole('button', { name: 'Pubblica adesso' }).click()
    await expect(page.getByText('In pochi secondi è sul sito.')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('whoever was on the page goes on with the edition that it came with', async () => {
    const card = visitor.getByRole('article', { name: document.title })
    await visitor.evaluate(() => {
      window.location.hash = '/travels'
    })
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Viaggi e Pacchetti')
    await expect(card).toContainText(oldPrice)
    await card.getByRole('link').first().click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
    await expect(visitor.getByText(oldPrice).first()).toBeVisible()
    await expect(visitor.getByText('2.345 €')).toHaveCount(0)
    await expect(visitor.getByText('Rifugio dei Baobab')).toHaveCount(0)
    expect(trouble).toEqual([])
  })

  await test.step('visitors see it on the real path, by hash and in structured data', async () => {
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .toContain('Rifugio dei Baobab')
    const html = await (await request.get(address)).text()
    expect(html).toContain('2.345')
    expect(html).toMatch(/"(?:price|lowPrice)":"?2345/)
    await visitor.goto(`/#${address}`)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
    await expect(visitor.getByText('2.345 €').first()).toBeVisible()
  })

  await test.step('the sitemap has its day, new links and quotes its price', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`${address}</loc><lastmod>${day}</lastmod>`)
    const { trips } = await office.call<{ trips: { id: string; price: number }[] }>('GET', '/trips')
    expect(trips.find(({ id }) => id === published.id)?.price).toBe(234_500)
    expect((await quote()) / quoted).toBeCloseTo(234_500 / document.price, 2)
  })

  await test.step('the history knows who and why, and brings it back', async () => {
    await openStaffPage(page, '/admin/redazione/storia', 'Storia delle pubblicazioni')
    const own = page.getByRole('listitem').filter({ hasText: note })
    const number = Number(/Edizione (\d+)/.exec((await own.textContent()) ?? '')?.[1])
    await expectAccessible(page)
    await page.getByRole('button', { name: `Ripristina l’edizione ${number - 1}` }).click()
    await page.getByRole('button', { name: 'Ripristina', exact: true }).click()
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 20_000 })
      .not.toContain('Rifugio dei Baobab')
  })

  await test.step('what was set for an hour happens by itself', async () => {
    const [hotel, ...others] = document.hotels
    const later = {
      ...document,
      hotels: [{ ...(hotel as object), name: 'Campo Stella' }, ...others],
    }
    const draft = { key: published.key, revision: 0, document: later }
    const { revision } = await office.call<{ revision: number }>('PUT', '/catalogue/draft', draft)
    const at = new Date(Date.now() + 3_000).toISOString()
    const documents = [{ key: published.key, revision }]
    await office.call('POST', '/catalogue/publish', { documents, note: 'All’ora giusta', at })
    expect(await (await request.get(address)).text()).not.toContain('Campo Stella')
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 30_000 })
      .toContain('Campo Stella')
  })
  await visitor.context().close()
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

/** Right after the last change: what was chosen a moment ago goes along. */
async function publishNow(page: Page, told = 'In pochi secondi è sul sito.'): Promise<void> {
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pubblica' })
  await dialog.getByRole('button', { name: 'Pubblica adesso' }).click()
  await expect(page.getByText(told)).toBeVisible({ timeout: 30_000 })
}

test('a new trip is made, published, offered to visitors and staff, and hidden again @desk', async ({
  staffPage: page,
  browser,
  request,
  office,
}, { retry, repeatEachIndex }) => {
  test.slow()
  // A trip is never deleted: another try makes another one.
  const attempt = retry + repeatEachIndex
  const [title, id] = attempt
    ? [`Praga d’inverno ${attempt}`, `praga-d-inverno-${attempt}`]
    : ['Praga d’inverno', 'praga-d-inverno']
  const address = `/travel/${id}`
  await openStaffPage(page, '/admin/redazione', 'Redazione')
  await page.getByRole('button', { name: 'Nuovo viaggio' }).click()
  await page.getByLabel('Titolo').fill(title)
  await page.getByLabel('Comincia da').selectOption('praga-budapest')
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await openSection(page, 'Prima di prenotare')
  await expect(page.getByLabel('gennaio').first()).not.toHaveValue('')
  await openSection(page, 'Nel sito')
  await page.getByLabel('Stato').selectOption('shown')
  await publishNow(page)

  const visitor = await (await browser.newContext()).newPage()
  await test.step('visitors find its page, and its dates in the booking form', async () => {
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 20_000 })
      .toBe(200)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(address)
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await visitor.goto(`/#/booking?destination=${id}`)
    await expect(visitor.getByLabel('Viaggio', { exact: true })).toHaveValue(id)
    await expect(visitor.locator('option', { hasText: 'posti disponibili' }).first()).toBeAttached()
  })

  await test.step('consultants make a link for it', async () => {
    await page.goto('/#/generatore')
    await page.getByLabel('IBAN').selectOption((await office.account()).id)
    await page.getByLabel('Viaggio').selectOption(id)
    await expect(page.locator('option', { hasText: /\d{4}/ }).first()).toBeAttached()
  })

  await test.step('hidden, its page is gone', async () => {
    await openDocument(page, `trip/${id}`)
    await openSection(page, 'Nel sito')
    await page.getByLabel('Stato').selectOption('hidden')
    await publishNow(page, 'In pochi secondi non è più sul sito.')
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 20_000 })
      .toBe(404)
    await page.goto('/#/generatore')
    await page.getByLabel('IBAN').selectOption((await office.account()).id)
    await expect(page.getByLabel('Viaggio').locator(`option[value="${id}"]`)).toHaveText(
      `${title} (nascosto)`,
    )
  })
  await visitor.context().close()
})
