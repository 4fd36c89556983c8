import type { Page } from '@playwright/test'
import { expect, test } from './support/office.ts'
import { drawn, recordRequests } from './support/screens.ts'

/** True if nothing covers the centre of the link. */
const isFree = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

test('the home page makes its claims, ticks, leads on, shows a film and what travellers say', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region').filter({ has: page.getByRole('timer') })

  await test.step('the claims, and two ways on', async () => {
    await expect(hero.getByRole('heading', { level: 1 })).toContainText('Ferragosto')
    await expect(hero.getByRole('heading', { level: 1 })).toContainText('30%')
    const shown = isMobile ? ['5000+', '4.9', '15'] : ['350+', '4.9/5', '6+']
    const others = isMobile ? ['350+', '4.9/5', '6+'] : ['5000+']
    for (const claim of shown) {
      // The last match, because the countdown above may show the same number.
      const listed = hero.getByText(claim, { exact: true }).filter({ visible: true })
      await expect(listed.last()).toBeVisible()
    }
    for (const claim of others) await expect(hero.getByText(claim, { exact: true })).toBeHidden()
    await expect(hero.getByRole('link', { name: 'Scopri le Destinazioni' })).toHaveAttribute(
      'href',
      '/#/travels',
    )
    await expect(hero.getByRole('link', { name: 'Richiedi Informazioni' })).toHaveAttribute(
      'href',
      '/#/contact',
    )
  })

  await test.step('on a first visit the question about cookies leaves them free', async () => {
    await expect(page.getByRole('region', { name: 'Cookie: decidi tu' })).toBeVisible()
    expect(await isFree(page, 'Scopri le Destinazioni')).toBe(true)
    expect(await isFree(page, 'Richiedi Informazioni')).toBe(true)
  })

  await test.step('the clock of the offer ticks', async () => {
    const clock = page.getByRole('timer')
    for (const part of ['GIORNI', 'ORE', 'MIN', 'SEC']) {
      await expect(clock.getByText(part, { exact: true })).toBeVisible()
    }
    const digits = () => clock.getByRole('listitem').allTextContents()
    await expect
      .poll(digits)
      .toEqual([
        expect.stringMatching(/^0[0-2] GIORNI$/),
        expect.stringMatching(/^[0-2]\d ORE$/),
        expect.stringMatching(/^[0-5]\d MIN$/),
        expect.stringMatching(/^[0-5]\d SEC$/),
      ])
    const before = await digits()
    await expect.poll(digits).not.toEqual(before)
  })

  await test.step('the film opens on demand and closes with Escape', async () => {
    await page.getByRole('button', { name: 'Guarda il video' }).click()
    const film = page.getByRole('dialog', { name: 'Guarda il video' })
    await expect(film.locator('video')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(film).toBeHidden()
    await expect(page.getByRole('button', { name: 'Guarda il video' })).toBeFocused()
  })

  await test.step('once it is quiet the text has every destination, however far below', async () => {
    const words = () => page.locator('#destinations').innerText()
    for (const title of ['Islanda e Norvegia', 'Canada: Vancouver', 'Egitto completo']) {
      await expect.poll(words).toContain(title)
    }
  })

  await test.step('the header changes after 50 px', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const header = page.getByRole('banner')
    // Waits for a running transition of the colour to finish.
    const background = () =>
      header.evaluate(async (element) => {
        await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(element).backgroundColor
      })
    await expect(header).toHaveAttribute('data-dark', 'true')
    await drawn(page)
    const dark = await background()
    // The scroll event comes with the frame that shows the new position, and the colour would fade in.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo(0, 40)
        }),
    )
    await drawn(page)
    expect(await background()).toBe(dark)
    await page.evaluate(() => scrollTo(0, 60))
    await expect.poll(background).toBe('rgb(255, 255, 255)')
  })

  await test.step('reviews are stacked on phones and a carousel for keys on a desk', async () => {
    // Two are visible at once, so that the carousel can move even if only three reviews are drawn.
    if (!isMobile) await page.setViewportSize({ width: 900, height: 900 })
    const reviews = page.getByRole('region', { name: 'Recensioni verificate' })
    await reviews.scrollIntoViewIfNeeded()
    const slides = reviews.getByRole('listitem')
    const count = await slides.count()
    expect(count).toBeGreaterThanOrEqual(3)
    await expect(reviews.getByText('Recensione verificata')).toHaveCount(count)
    await expect(reviews.getByText('Cliente confermato')).toHaveCount(count)
    const next = reviews.getByRole('button', { name: 'Successiva' })
    if (isMobile) {
      await expect(next).toBeHidden()
      const tops = await slides.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      return
    }
    await expect(next).toBeEnabled()
    await expect(slides.first()).toBeInViewport()
    await next.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slides.first()).not.toBeInViewport({ ratio: 0.5 })
    await page.keyboard.press('ArrowLeft')
    await expect(slides.first()).toBeInViewport({ ratio: 0.5 })
    // Before the first slide comes the last.
    await page.keyboard.press('ArrowLeft')
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 })
  })
})

test('two outside services vouch for the agency, and videos are asked for when play is pressed', {
  tag: '@desk',
}, async ({ page, baseURL }) => {
  const requests = recordRequests(page)
  await page.route(/youtube|ytimg/, (route) => route.abort())
  await page.goto('/')

  await test.step('two services', async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('4.8/5')).toBeVisible()
    await expect(main.getByText('129 recensioni')).toBeVisible()
    await expect(main.getByText('Azienda Verificata')).toBeVisible()
    await expect(main.getByText('Verifica completata')).toBeVisible()
    for (const name of ['Leggi recensioni Trust View', 'Verifica su SiteScanner']) {
      const link = main.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  const section = page.getByRole('region', { name: 'Le esperienze dei nostri viaggiatori' })
  const play = section.getByRole('button', { name: /Video testimonianza di un nostro cliente/ })
  await test.step('no video before it is pressed', async () => {
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByText('Recensione verificata')).toHaveCount(3)
    await expect(play).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    const outside = () =>
      requests.filter(({ url }) => !url.startsWith(`${baseURL}`) && url.startsWith('http'))
    expect(outside()).toEqual([])
    expect(requests.filter(({ url }) => /\/film\//.test(url))).toEqual([])
    await play.first().click()
    await expect(section.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
    expect(outside().every(({ url }) => url.includes('youtube-nocookie.com'))).toBe(true)
    await expect(section.getByRole('button', { name: 'Schermo intero' })).toBeVisible()
    await section.getByRole('button', { name: 'Chiudi il video' }).click()
    await expect(section.locator('iframe')).toHaveCount(0)
    await expect(play).toHaveCount(3)
  })

  await test.step('the keyboard stays with one that starts and closes', async () => {
    await play.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Metti in pausa' })).toBeFocused()
    await page.getByRole('button', { name: 'Chiudi il video' }).press('Enter')
    await expect(play.first()).toBeFocused()
  })
})

test('the HTML is complete without scripts', { tag: '@desk' }, async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('lang="it-IT"')
  expect(html).toMatch(/<title[^>]*>Ondalta Viaggi \| Viaggi di Gruppo Esclusivi<\/title>/)
  const meta = (name: string) =>
    new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? ''
  expect(meta('description')).toContain('30%')
  expect(meta('robots')).toBe('index, follow')
  expect(meta('og:title')).toBe('Ondalta Viaggi | Viaggi di Gruppo Esclusivi')
  expect(meta('og:image')).toMatch(/\/og-image\.png$/)
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/)
  expect(meta('og:url')).toBe(canonical)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'TravelAgency',
    address: { addressLocality: 'Ancona', postalCode: '60125', addressCountry: 'IT' },
    aggregateRating: { ratingValue: 4.9, reviewCount: 127, bestRating: 5, worstRating: 1 },
  })
  expect(html).toContain('href="/travel/tokyo-kyoto"')
  expect((await request.get('/og-image.png')).headers()['content-type']).toBe('image/png')
})
