import { expect, test } from 'vitest'
import { cutAround, pictureMimeType, portraitRendition, wholeRendition } from './picture-uploads.ts'

test.each([
  ['of a camera', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }, [480, 960, 1600]],
  ['held upright', { width: 3024, height: 4032 }, { width: 1200, height: 1600 }, [480, 960, 1200]],
  ['that is small', { width: 800, height: 600 }, { width: 800, height: 600 }, [480, 800]],
  [
    'of a mountain range',
    { width: 9000, height: 900 },
    { width: 1600, height: 160 },
    [480, 960, 1600],
  ],
])('a whole picture %s is never enlarged', (_, size, shown, widths) => {
  expect(wholeRendition(size)).toEqual({ ...shown, widths })
})

test.each([
  ['of a camera', { width: 4032, height: 3024 }, { width: 960, height: 1200, widths: [480, 960] }],
  ['held upright', { width: 3024, height: 4032 }, { width: 960, height: 1200, widths: [480, 960] }],
  ['that is small', { width: 800, height: 600 }, { width: 480, height: 600, widths: [480] }],
  [
    'as small as it may be',
    { width: 480, height: 480 },
    { width: 384, height: 480, widths: [384] },
  ],
])('the upright cut of a picture %s', (_, size, expected) => {
  expect(portraitRendition(size)).toEqual(expected)
})

test('a cut has the focus in its middle, and stays within the picture', () => {
  const size = { width: 4000, height: 3000 }
  const middle = cutAround(size, { x: 50, y: 50 })
  expect(middle).toEqual({ left: 800, top: 0, width: 2400, height: 3000 })
  expect(cutAround(size, { x: 0, y: 50 }).left).toBe(0)
  expect(cutAround(size, { x: 100, y: 50 }).left).toBe(1600)
  const upright = cutAround({ width: 1000, height: 3000 }, { x: 10, y: 90 })
  expect(upright).toEqual({ left: 0, top: 1750, width: 1000, height: 1250 })
})

test('what a phone calls HEIF is HEIC; a film or a page is no picture', () => {
  expect(pictureMimeType('image/heif')).toBe('image/heic')
  expect(['image/gif', 'image/svg+xml', 'video/mp4', undefined].map(pictureMimeType)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
