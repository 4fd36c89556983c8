import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
/** No style changes between this width and a phone's (ui/theme.css), so what fits here fits there. */
const narrowest = { width: 320, height: 640 }

/**
 * A journey that runs once, on phone or desk, is checked in both widths: the steps are the same, the layout
 * is not.
 */
async function inEveryWidth(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await look(page)
  const size = page.viewportSize()
  const isWalkedOnce = test.info().tags.some((tag) => tag === '@phone' || tag === '@widths')
  if (!isWalkedOnce || !size) return
  await page.setViewportSize(size.width < desk.width ? desk : phone)
  await drawn(page)
  await look(page)
  await page.setViewportSize(size)
  await drawn(page)
}

type Violation = { id: string; nodes: { target: unknown[] }[] }
type Finding = { ruleId: string; value: [string, string]; snippet: string }
declare const axe: {
  run: (what: Node, options: object) => Promise<{ violations: Violation[] }>
}
declare const ace: {
  Checker: new () => {
    check: (document: Document, rules: string[]) => Promise<{ results: Finding[] }>
  }
}

const require = createRequire(import.meta.url)
const checkers = {
  axe: require.resolve('axe-core/axe.min.js'),
  ace: require.resolve('accessibility-checker-engine/ace.js'),
}

/** Once per document. Evaluated, because the site's own policy would block it as a script. */
async function bringChecker(page: Page, name: keyof typeof checkers): Promise<void> {
  if (await page.evaluate((known) => known in window, name)) return
  await page.evaluate(await readFile(checkers[name], 'utf8'))
}

/** Both checks at once, because every change of width lays out and paints the page again. */
export const expectFine = (page: Page) => inEveryWidth(page, checkBoth)

/**
 * The same from 320 px up, for a list of screens: the first goes from wide to narrow and stays there, and the
 * next screen is checked in the opposite order.
 */
export async function expectFineFrom320(page: Page): Promise<void> {
  await checkBoth(page)
  const isWide = page.viewportSize()?.width === desk.width
  await page.setViewportSize(isWide ? narrowest : desk)
  await drawn(page)
  await checkBoth(page)
}

async function checkBoth(page: Page): Promise<void> {
  await checkOverflow(page)
  await checkAccessible(page)
}

/** No violation of WCAG 2.2 A and AA in what is shown, dialogs included. */
export const expectAccessible = (page: Page) => inEveryWidth(page, checkAccessible)

async function checkAccessible(page: Page): Promise<void> {
  await settled(page)
  await bringChecker(page, 'axe')
  const found = await page.evaluate(async () => {
    // Behind a modal dialog everything is inert, so only the dialog is checked.
    const shown = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const { violations } = await axe.run(shown, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    )
  })
  expect(found).toEqual([])
}

/** A second checker with other rules: names of articles, visible labels, contrast over pictures. */
export async function expectSecondOpinion(page: Page): Promise<void> {
  await settled(page)
  await bringChecker(page, 'ace')
  const found = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 120)}`)
  })
  expect(found).toEqual([])
}

/** Waits for fade-ins, because the contrast of half-visible text means nothing. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    const longest = new Promise((resolve) => setTimeout(resolve, 2_000))
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), longest])
  })
}

/** Waits two frames: intersection is reported in the first, and drawn in the second. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  )
}

/** The app defers work to idle moments: after this many of them its own work has been done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    for (let moment = 0; moment < 10; moment += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
    }
  })
}

/** Nothing overflows sideways once the page has adapted to the width, nor out of a scroll area. */
export const expectNoOverflow = (page: Page) => inEveryWidth(page, checkOverflow)

async function checkOverflow(page: Page): Promise<void> {
  // On a phone wide content enlarges `innerWidth`, too, so the viewport's width counts.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  // Absolutely positioned content inside an unpositioned scroll area makes the whole page longer.
  const loose = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element)
        const scrolls = [overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll')
        return (
          scrolls &&
          position === 'static' &&
          element.clientHeight > 0 &&
          element.childElementCount > 0
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(loose).toEqual([])
}

/** Records every request of a page, for journeys that prove what is never sent. */
export function recordRequests(page: Page): { url: string; body: string }[] {
  const requests: { url: string; body: string }[] = []
  page.on('request', (request) => {
    requests.push({ url: request.url(), body: request.postData() ?? '' })
  })
  return requests
}
