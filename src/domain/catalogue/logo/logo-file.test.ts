import { expect, test } from 'vitest'
import { logoFilesSchema, readLogo } from './logo-file.ts'
import { cleanSvg } from './safe-svg.ts'

const draw = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const shape = '<path d="M0 0h64v64z" fill="#7A1F5C"/>'

function cleaned(inside: string): string {
  const clean = cleanSvg(draw(inside))
  if ('refused' in clean) throw new Error(clean.refused)
  return clean.svg
}

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['foreign content', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
  ['an event', '<g onclick="alert(1)"><circle r="1" onload="alert(1)"/></g>'],
  ['a picture from elsewhere', '<image href="https://altrove.example/x.png"/>'],
  ['a copy from elsewhere', '<use href="https://altrove.example/x.svg#a"/>'],
  ['a copy by script', '<use xlink:href="javascript:alert(1)"/>'],
  ['paint from elsewhere', '<rect fill="url(https://altrove.example/x#a)" width="1"/>'],
  ['style from elsewhere', '<style>@import url(https://altrove.example/x.css);</style>'],
  ['a style that fetches', '<rect style="fill:url(//altrove.example/x#a)" width="1"/>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a link', '<a href="https://altrove.example"><circle r="2"/></a>'],
  ['words in disguise', '<rect fill="&#x6a;avascript:alert(1)" width="1"/>'],
])('leaves out %s and keeps the drawing', (_what, bad) => {
  const svg = cleaned(`${bad}${shape}`)
  expect(svg).toContain('d="M0 0h64v64z"')
  expect(svg).not.toMatch(/script|foreign|onclick|onload|altrove|animate|import|<a\b|<image/i)
})

test('copies of copies are left out, a plain copy stays', () => {
  const svg = cleaned(
    `<defs><g id="a">${shape}</g><g id="b"><use href="#a"/><use href="#a"/></g></defs><use href="#b"/><use xlink:href="#a" x="3"/>`,
  )
  expect(svg).not.toContain('href="#b"')
  expect(svg).toContain('<use href="#a" x="3"/>')
})

test('what cuts is not cut in its turn, a plain cut stays', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6, 7]
  const masks = levels.map((n) => {
    const rect = `<rect width="9" height="9" mask="url(#m${n + 1})"/>`
    return `<mask id="m${n}">${rect.repeat(9)}</mask>`
  })
  const svg = cleaned(`<defs>${masks.join('')}</defs><path d="M0 0h64v64z" mask="url(#m0)"/>`)
  expect(svg.match(/mask="url/g)).toHaveLength(1)
  // Drawing programs write a clip path as a copy of a shape.
  const usual = cleaned(
    '<defs><path id="s" d="M0 0h9v9z"/></defs><clipPath id="c"><use xlink:href="#s"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
  )
  expect(usual).toContain('<clipPath id="c"><use href="#s"/></clipPath><g clip-path="url(#c)">')
  expect(cleanSvg(usual)).toMatchObject({ svg: usual })
})

test('a cut by copies of what is cut is left out', () => {
  const svg = cleaned(
    '<clipPath id="a"><use href="#b"/></clipPath><g id="b"><path d="M0 0h9z" clip-path="url(#a)"/></g>',
  )
  expect(svg).not.toContain('<use')
})

test('styles by class, as drawing programs write them, become attributes', () => {
  const svg = cleaned(
    '<defs><style>.cls-1,.cls-2{fill:#0a0;} .cls-2{stroke:#00F;behavior:url(x)}</style></defs><circle class="cls-2" r="4" style="opacity:.5"/>',
  )
  expect(svg).toContain('<circle fill="#0a0" opacity=".5" r="4" stroke="#00F"/>')
})

test('gradients of its own stay', () => {
  const svg = cleaned(
    '<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><rect fill="url(#g)" width="9" height="9"/>',
  )
  expect(svg).toContain('fill="url(#g)"')
  expect(svg).toContain('<stop offset="0" stop-color="red"/>')
})

test('cleaned twice it is the same', () => {
  const once = cleaned(`<g id="a" transform="translate(1 2)"><path d="M0,0 L1&#10;1"/></g>${shape}`)
  expect(cleanSvg(once)).toEqual({ svg: once, width: 64, height: 64 })
})

test.each([
  ['text', draw('<text>Mare</text>')],
  ['empty', draw('<image href="data:image/png;base64,AAAA"/>')],
  ['unreadable', '<svg viewBox="0 0 1 1"><g></svg>'],
  ['frame', draw(shape, '')],
  ['frame', draw(shape, 'viewBox="0 0 1e9 1e9"')],
  ['frame', draw(shape, 'viewBox="0 0 0.01 0.01"')],
  ['frame', draw(shape, 'viewBox="0 0 9000 1"')],
  ['unreadable', 'no drawing at all'],
  ['unreadable', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${draw(shape)}`],
  ['unreadable', `${'<g>'.repeat(90)}`],
])('refuses (%s)', (refused, source) => {
  expect(cleanSvg(source)).toEqual({ refused })
})

test('a size without a frame becomes one', () => {
  expect(cleanSvg(draw(shape, 'width="120px" height="40"'))).toMatchObject({
    width: 120,
    height: 40,
    svg: expect.stringContaining('viewBox="0 0 120 40"'),
  })
})

/** Tested by time: with quadratic running time these inputs would take minutes. */
test.each([
  ['<!--'.repeat(250_000)],
  [`<svg viewBox="0 0 1 1">${'<g '.repeat(300_000)}`],
  [`<svg viewBox="0 0 1 1"><style>${'.a{'.repeat(300_000)}`],
  [`<svg viewBox="0 0 1 1" fill="${'url('.repeat(200_000)}"><path d="M0 0"/></svg>`],
  [`<svg viewBox="${' '.repeat(900_000)}"/>`],
  [`<svg viewBox="0 0 1 1"><path d="${'&'.repeat(900_000)}"/></svg>`],
])(
  'hostile length is read in one go',
  (source) => {
    expect(JSON.stringify(cleanSvg(source)).length).toBeLessThan(200)
  },
  5000,
)

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a PNG is kept as it is, without anything that does not draw', () => {
  expect(readLogo(pixel)).toEqual({ kind: 'png', value: pixel, width: 1, height: 1 })
  // A comment between the head and the pixels.
  const bytes = Buffer.from(pixel.split(',')[1] ?? '', 'base64')
  const comment = Buffer.from('000000057445587461626364650000000000', 'hex').subarray(0, 17)
  const said = Buffer.concat([bytes.subarray(0, 33), comment, bytes.subarray(33)])
  const source = `data:image/png;base64,${said.toString('base64')}`
  expect(readLogo(source)).toMatchObject({ value: pixel })
  expect(readLogo('data:image/png;base64,AAAA')).toEqual({ refused: 'png' })
})

test('a document keeps only what is clean already', () => {
  const clean = cleaned(shape)
  expect(logoFilesSchema.safeParse({ mark: clean, word: pixel }).success).toBe(true)
  const unclean = logoFilesSchema.safeParse({ mark: draw(`<script/>${shape}`) })
  expect(unclean.error?.issues[0]?.path).toEqual(['mark'])
})
