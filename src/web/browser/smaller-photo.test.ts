import { expect, test } from 'vitest'
import { isSamePhoto, smallerPhoto, smallerSize } from './smaller-photo.ts'

test.each([
  [4000, 3000, 3000, 2250],
  [3000, 6000, 1500, 3000],
  [1200, 800, 1200, 800],
])('%d × %d is drawn as %d × %d', (width, height, newWidth, newHeight) => {
  expect(smallerSize(width, height)).toEqual({ width: newWidth, height: newHeight })
})

test('a photograph that is light, or that nobody can read, stays what it is', async () => {
  const light = new File(['abc'], 'a.jpg')
  const unreadable = new File([new Uint8Array(5 * 1024 * 1024)], 'b.heic')
  expect(await smallerPhoto(light)).toBe(light)
  expect(await smallerPhoto(unreadable)).toBe(unreadable)
})

test('two photographs are the same by what is inside', async () => {
  expect(await isSamePhoto(new File(['abc'], 'a.jpg'), new File(['abc'], 'b.jpg'))).toBe(true)
  expect(await isSamePhoto(new File(['abc'], 'a.jpg'), new File(['abd'], 'a.jpg'))).toBe(false)
})
