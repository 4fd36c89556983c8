// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { assembleCatalogue, type Catalogue } from '../domain/catalogue/catalogue.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'
import { otherBrand } from '../server/testing/other-brand.ts'
import { notFoundPath, prerenderedPaths, renderPage, shellPath } from './prerender.tsx'

/** The build normally defines this constant. */
vi.stubGlobal('__DEVELOPMENT__', false)

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const shape = { template, manifest: {} }
const own = assembleCatalogue({ ...firstEdition, brand: otherBrand })

/** The ids of the example agency's films contain its name, but no visitor reads them. */
function oldNameIn(text: string): string | undefined {
  return text.replaceAll(/ondalta000\d/g, '').match(/.{0,40}ondalta.{0,20}/i)?.[0]
}

async function pagesOf(catalogue: Catalogue): Promise<{ path: string; html: string }[]> {
  const pages: { path: string; html: string }[] = []
  // One trip is rendered in place of all; the texts of every trip are checked below.
  const isOther = (path: string) => path.includes('/travel/') && !path.endsWith('/thailandia')
  const paths = prerenderedPaths(catalogue).filter((path) => !isOther(path))
  for (const path of [...paths, notFoundPath, shellPath]) {
    pages.push(await renderPage(shape, { catalogue, version: 'prova-0' }, path))
  }
  return pages
}

it('every page of an agency is under its own name, logo, colours and icons', async () => {
  const pages = await pagesOf(own)
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, html } of pages) {
    expect(oldNameIn(html), path).toBeUndefined()
    expect(html, path).toContain('Mare Aperto')
    expect(html, path).toContain('<style>:root{--color-primary:#7A1F5C;')
    expect(html, path).toMatch(/<link rel="icon" href="\/brand\/icona-192\.png\?v=[0-9a-z]+"/)
    expect(html, path).not.toContain('content="#0B2239"')
  }
  for (const trip of own.trips) expect(oldNameIn(JSON.stringify(trip)), trip.id).toBeUndefined()
  const home = pages[0]?.html ?? ''
  expect(home).toMatch(
    /<img[^>]*src="\/brand\/logo-chiaro\.svg\?v=[0-9a-z]+"[^>]*alt="Mare Aperto"/,
  )
  expect(home).toContain('REA AN-123456 · Capitale sociale 10.000 € i.v. · PEC mareaperto@pec.it')
  // A social profile that the agency does not have must not be linked.
  expect(home).not.toContain('Facebook')
  expect(home).toContain('https://www.instagram.com/mareaperto')
}, 120_000)

it('the example agency has nothing of it in its pages', async () => {
  const catalogue = assembleCatalogue(firstEdition)
  const { html } = await renderPage(shape, { catalogue, version: 'prova-0' }, '/')
  expect(html).not.toMatch(/"\/brand\/|<style>:root| · REA | · PEC /)
  expect(html).toContain('<meta name="theme-color" content="#0B2239" />')
  expect(html).toContain('src="/logo/logo-mark-white.svg?v4.0"')
}, 30_000)
