import sharp from 'sharp'
import { expect, it } from 'vitest'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import { parseDocument } from '../../../domain/catalogue/check-documents.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { otherBrand } from '../../testing/other-brand.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { builtEdition, builtEditions } from '../editions/edition.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { createBrandFiles, isBrandFile, ownInstead, withDraftedLook } from './brand-files.ts'

const database = await databaseOfThisFile()

function filesOf(brand: object) {
  const catalogue = assembleCatalogue({ ...firstEdition, brand })
  const current = () => ({ ...builtEdition, catalogue })
  const find = createBrandFiles({
    ...testDeps(database.db),
    catalogue: { ...builtEditions, current },
  })
  return { brand: catalogue.brand, find }
}

it('a whole brand passes its schema', () => {
  expect(parseDocument('brand', otherBrand).problems).toEqual([])
})

it('serves the agency’s own drawing, which can do nothing but be seen', async () => {
  const { find } = filesOf(otherBrand)
  const file = await find('/brand/logo.svg?v=1')
  expect(file?.headers['Content-Type']).toBe('image/svg+xml')
  expect(file?.headers['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(file?.bodies.identity.toString()).toBe(otherBrand.logoFiles.word)
  expect(await find('/brand/altro.svg')).toBeUndefined()
  expect(await find('/brand/../../etc/passwd')).toBeUndefined()
})

it('draws icons, and without a drawing the initial in the agency’s colour', async () => {
  const { find } = filesOf(otherBrand)
  const mark = await find('/brand/simbolo.svg')
  expect(mark?.bodies.identity.toString()).toContain('fill="#7A1F5C"')
  for (const [name, size] of [
    ['icona-180', 180],
    ['icona-maschera-512', 512],
  ] as const) {
    const icon = await find(`/brand/${name}.png?v=1`)
    const { width, height, format } = await sharp(icon?.bodies.identity).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' })
  }
})

it('a drawing of before today’s rules is shown nowhere: the initial and the name stand for it', async () => {
  const bad =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'
  const old = { mark: bad, word: bad }
  const { brand, find } = filesOf({ ...otherBrand, logoFiles: old })
  expect(brand.logo.word).toBeUndefined()
  const mark = await find('/brand/simbolo.svg')
  expect(mark?.bodies.identity.length).toBeGreaterThan(0)
  expect(mark?.bodies.identity.toString()).not.toContain('script')
  expect(await find('/brand/logo.svg')).toBeUndefined()
  const icon = await find('/brand/icona-180.png')
  expect((await sharp(icon?.bodies.identity).metadata()).width).toBe(180)
  // Where only one of the two is usable, it serves for both.
  const half = filesOf({
    ...otherBrand,
    logoFiles: { ...old, wordOnDark: otherBrand.logoFiles.word },
  })
  expect((await half.find('/brand/logo.svg'))?.bodies.identity.toString()).toBe(
    otherBrand.logoFiles.word,
  )
})

it('draws the picture for sharing', async () => {
  const { find } = filesOf(otherBrand)
  const picture = await find('/brand/condivisione.jpg?v=1')
  const { width, height, format } = await sharp(picture?.bodies.identity).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

it('files of the example agency give way only to an agency of its own', async () => {
  const example = filesOf(firstEdition.brand as object)
  expect(isBrandFile('/favicon.ico')).toBe(true)
  expect(ownInstead(example.brand, '/og-image.png')).toBeUndefined()
  expect(await example.find('/brand/simbolo.svg')).toBeUndefined()
  const { brand } = filesOf(otherBrand)
  expect(ownInstead(brand, '/og-image.png')).toMatch(/^\/brand\/condivisione\.jpg\?v=[0-9a-z]+$/)
})

it('a page that shows a draft brings its drawings along; that of a published look asks for them', () => {
  const published = filesOf(firstEdition.brand as object).brand
  const { brand } = filesOf({ ...otherBrand, logoFiles: { word: otherBrand.logoFiles.word } })
  const { word, main, version } = brand.logo
  const html = `<img src="${word?.main}?${version}"><img src="${word?.white}?${version}"><img src="${main}?${version}">`
  expect(withDraftedLook(brand, brand, html)).toBe(html)
  const drawn = [...withDraftedLook(brand, published, html).matchAll(/src="([^"]*)"/g)].map(
    ([, address = '']) => Buffer.from(address.split('base64,')[1] ?? '', 'base64').toString(),
  )
  expect(drawn.slice(0, 2)).toEqual([otherBrand.logoFiles.word, otherBrand.logoFiles.word])
  expect(drawn[2]).toContain('fill="#7A1F5C"')
  expect(drawn[2]).toContain('>M</text>')
})
