import { expect, test } from 'vitest'
import {
  colourRoles,
  exampleColours,
  ownShades,
  passes,
  proposedColour,
  shadesAsStyle,
} from './brand-colours.ts'
import { contrast, hexColour } from './colours.ts'

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test.each([
  ['#0e5aa7', '#0E5AA7'],
  [' 0E5AA7 ', '#0E5AA7'],
  ['#f80', '#FF8800'],
  ['blu', undefined],
  ['#12345', undefined],
])('reads %s as a colour', (typed, kept) => {
  expect(hexColour(typed)).toBe(kept)
})

test('the example agency passes its own rules', () => {
  for (const role of colourRoles) expect(passes(role, exampleColours[role])).toBe(true)
  expect(ownShades(exampleColours)).toBeUndefined()
})

const samples = [
  '#FFFF00',
  '#00FF00',
  '#FF0000',
  '#0000FF',
  '#FFFFFF',
  '#000000',
  '#808080',
  '#E91E63',
  '#123456',
]

test.each(samples)('of %s proposes a shade that can be read everywhere', (colour) => {
  for (const role of colourRoles) {
    const proposed = proposedColour(role, colour)
    expect(passes(role, proposed), `${role} ${proposed}`).toBe(true)
    expect(proposedColour(role, proposed)).toBe(proposed)
  }
})

test('a colour that passes is proposed as it is, one that nearly does moves little', () => {
  expect(proposedColour('primary', '#7A1F5C')).toBe('#7A1F5C')
  const nearly = proposedColour('primary', '#1E7FD6')
  expect(contrast(nearly, '#FFFFFF')).toBeLessThan(6)
})

test.each(samples)('all shades of %s can be read where the pages use them', (colour) => {
  const primary = proposedColour('primary', colour)
  const accent = proposedColour('accent', colour)
  const shades = ownShades({ primary, accent })
  if (!shades) throw new Error('These are not the colours of the example')
  for (const ground of ['#FFFFFF', '#F8F5F0', '#F0EBE2', shades.primaryLight]) {
    expect(contrast(shades.primary, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades.primaryDark, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(shades.accentInk, shades.accentSoft)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#0B2239', shades.accentHover)).toBeGreaterThanOrEqual(4.5)
})

test('shades become values of the pages’ style', () => {
  const shades = ownShades({ primary: '#7A1F5C', accent: '#F2C14E' })
  expect(shades && shadesAsStyle(shades)).toMatch(
    /^:root\{--color-primary:#7A1F5C;--color-primary-dark:#[0-9A-F]{6};.*--color-accent-soft:#[0-9A-F]{6}\}$/,
  )
})
