import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPage, placesOf, stampPage, unstampPage } from './stamped-page.ts'

const words = 'Grecia, Cicladi e tramonti: sette giorni in barca a vela con Amina. '
const html = (version: string, body = words.repeat(200)) =>
  `<!doctype html><p>${body}</p><script type="application/json">{"site":{"version":"${version}","brand":{"name":"Ondalta ${version}"}},"text":"${body}"}</script>`

const read = (page: { identity: Buffer; br: Buffer; gzip: Buffer }) => ({
  identity: page.identity.toString(),
  br: brotliDecompressSync(page.br).toString(),
  gzip: gunzipSync(page.gzip).toString(),
})
const versionIn = (text: string) => {
  const data = /<script[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? ''
  return (JSON.parse(data) as { site: { version: string } }).site.version
}

test.each([5, 8, 10])(
  'a page packed at %i is any edition’s, in every encoding',
  async (quality) => {
    const packed = await packPage(html('abcdef123456-0'), { quality })
    for (const version of ['abcdef123456-0', 'abcdef123456-7', 'abcdef123456-999999999']) {
      const { identity, br, gzip } = read(stampPage(packed, version))
      expect(versionIn(identity)).toBe(version)
      expect([br, gzip]).toEqual([identity, identity])
      expect(identity.replace(/" +,/, '",').replace(version, 'abcdef123456-0')).toBe(
        html('abcdef123456-0'),
      )
    }
  },
)

test('stamps that stand in the text as well are not copied from one another', async () => {
  const packed = await packPage(html('aaaa-1', 'aaaa-1", aaaa-2", '.repeat(300)), { quality: 10 })
  const { identity, br } = read(stampPage(packed, 'aaaa-2'))
  expect(br).toBe(identity)
})

test('a long page that hardly gets smaller stays whole', async () => {
  const packed = await packPage(html('abc-0', randomBytes(300_000).toString('hex')), { quality: 5 })
  const { identity, br, gzip } = read(stampPage(packed, 'abc-1'))
  expect(br === identity && gzip === identity).toBe(true)
})

test('a page that was kept as it is sent is stamped anew', async () => {
  const packed = await packPage(html('abc-0'), { quality: 10 })
  const kept = unstampPage(stampPage(packed, 'abc-0'), placesOf(packed))
  expect(read(stampPage(kept, 'abc-12'))).toEqual(read(stampPage(packed, 'abc-12')))
})

test('a page that says no edition is refused, and so is a version that has no room', async () => {
  await expect(packPage('<p>Ciao</p>', { quality: 5 })).rejects.toThrow('without the version')
  const packed = await packPage(html('abc-0'), { quality: 5 })
  expect(() => stampPage(packed, 'a'.repeat(30))).toThrow('too long')
})
