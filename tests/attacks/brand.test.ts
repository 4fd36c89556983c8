import { get, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../src/domain/catalogue/check-documents.ts'
import { readLogo } from '../../src/domain/catalogue/logo/logo-file.ts'
import { drawIcon } from '../../src/server/catalogue/pictures/draw-brand.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { otherBrand } from '../../src/server/testing/other-brand.ts'
import { siteOfThisFile } from '../../src/server/testing/server-of-this-file.ts'
import { testDeps } from '../../src/server/testing/test-deps.ts'

const database = await databaseOfThisFile()
const { port } = new URL(await siteOfThisFile(testDeps(database.db)))

/** The attacker edits what all visitors see, and wants it to run scripts, load files or waste time. */
const draw = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const shape = '<path d="M0 0h64v64z" fill="#7A1F5C"/>'
const problemsOf = (change: object) => parseDocument('brand', { ...otherBrand, ...change }).problems

const levels = Array.from({ length: 9 }, (_, level) => level)
const rects = (level: number) =>
  `<rect width="64" height="64" fill="#fff" mask="url(#m${level + 1})"/>`.repeat(9)
const masks = levels.map((level) => `<mask id="m${level}">${rects(level)}</mask>`).join('')
const copies = levels
  .map((level) => `<g id="g${level}">${`<use href="#g${level + 1}"/>`.repeat(9)}</g>`)
  .join('')

describe('a logo', () => {
  test.each([
    ['runs a script', draw(`<script>alert(1)</script>${shape}`)],
    ['waits for an event', draw(`<g onload="alert(1)">${shape}</g>`)],
    ['holds a page', draw(`<foreignObject><body/></foreignObject>${shape}`)],
    ['fetches a picture', draw(`<image href="https://altrove.example/x.png"/>${shape}`)],
    ['fetches paint', draw(`<rect fill="url(https://altrove.example/#a)" width="9"/>${shape}`)],
    ['fetches a style', draw(`<style>@import "//altrove.example/x.css"</style>${shape}`)],
    ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${draw(shape)}`],
    ['leads away', draw(`<a href="https://altrove.example">${shape}</a>`)],
    ['is copied a thousand million times', draw(`${copies}<g id="g9">${shape}</g>${shape}`)],
    ['is cut a thousand million times', draw(`${masks}<path d="M0 0h64z" mask="url(#m0)"/>`)],
    ['is as wide as a country', draw(shape, 'viewBox="0 0 1e9 1e9"')],
    ['is smaller than anything', draw(shape, 'viewBox="0 0 1e-9 1e-9"')],
  ])(
    'that %s is not taken as it is sent, and harmless as it is made',
    async (_what, source) => {
      expect(problemsOf({ logoFiles: { mark: source } })).not.toEqual([])
      const made = readLogo(source)
      if ('refused' in made) return
      expect(made.value).not.toMatch(/script|onload|foreign|altrove|@import|<a\b|<image/i)
      expect(problemsOf({ logoFiles: { mark: made.value } })).toEqual([])
      // The drawing must be fast: the time limit of this test is the guard.
      const icon = await drawIcon({ mark: Buffer.from(made.value), icon: { size: 64, inset: 0 } })
      expect(await sharp(icon).metadata()).toMatchObject({ width: 64, height: 64 })
    },
    30_000,
  )

  test('of a picture carries nothing but the picture', async () => {
    const pixels = sharp({ create: { width: 20, height: 20, channels: 4, background: '#7A1F5C' } })
    const png = await pixels.png().toBuffer()
    const behind = Buffer.concat([png, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    const asText = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`
    const made = readLogo(asText(behind))
    if ('refused' in made) throw new Error(made.refused)
    const kept = Buffer.from(made.value.split(',')[1] ?? '', 'base64')
    expect(kept.includes('script')).toBe(false)
    expect(problemsOf({ logoFiles: { mark: asText(behind) } })).not.toEqual([])
    expect(problemsOf({ logoFiles: { mark: made.value } })).toEqual([])
    // A file of a few bytes that declares a huge size is refused.
    const huge = Buffer.from(png)
    huge.writeUInt32BE(60_000, 16)
    expect(readLogo(asText(huge))).toEqual({ refused: 'png' })
  })

  test('control: an ordinary one is taken', () => {
    expect(problemsOf({})).toEqual([])
  })
})

describe('an address of the agency', () => {
  test.each([
    'javascript:alert(1)',
    '//altrove.example',
    'http://altrove.example',
    'https://www.instagram.com@altrove.example',
    'https:\\\\altrove.example',
    'data:text/html,<script>alert(1)</script>',
    'https://altrove.example\njavascript:alert(1)//',
  ])('is none: %s', (address) => {
    expect(problemsOf({ socialLinks: { instagram: address } })).not.toEqual([])
    expect(problemsOf({ reviewsSite: address })).not.toEqual([])
    expect(problemsOf({ siteUrl: address })).not.toEqual([])
  })

  test('control: one that leads where it says is taken', () => {
    const instagram = 'https://www.instagram.com/mareaperto?ref=1'
    expect(problemsOf({ socialLinks: { instagram } })).toEqual([])
  })
})

describe('a price or a text of an extra', () => {
  const extra = {
    title: 'Camera singola',
    description: 'Una camera tutta per te.',
    kind: 'other',
    state: 'offered',
    order: 1,
    trips: [],
    price: 10_000,
    per: 'person',
    included: false,
    lastDay: 7,
  }
  const problems = (change: object) =>
    parseDocument('extra/prova', { ...extra, ...change }).problems.length

  test.each([
    ['less than nothing', { price: -1 }],
    ['half a cent', { price: 0.5 }],
    ['more than a trip', { price: 10_000_001 }],
    ['not a number', { price: '100' }],
    ['a book', { description: 'x'.repeat(301) }],
    ['none of them', { limit: 0 }],
  ])('is refused: %s', (_what, change) => {
    expect(problems(change)).toBeGreaterThan(0)
  })

  test('control: an ordinary one is taken', () => {
    expect(problems({})).toBe(0)
  })
})

describe('an address that leads on', () => {
  /** Sends the path as written: no client normalises it. */
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume())).on(
        'error',
        reject,
      )
    })

  test.each([
    '//altrove.example/',
    '//altrove.example/admin/',
    '///altrove.example/travels/',
    '/\\altrove.example/admin/',
    '/%2F%2Faltrove.example/admin/',
    '/%5Caltrove.example/',
    '/travel/https:%2F%2Faltrove.example/',
    '/travels/?next=//altrove.example',
    '/https://altrove.example/admin/',
  ])('never leads away from the site: %s', async (path) => {
    const { headers, statusCode = 0 } = await ask(path)
    expect(statusCode).toBeLessThan(500)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })
})
