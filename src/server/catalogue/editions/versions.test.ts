import { expect, test } from 'vitest'
import { inSlices } from '../../platform/in-slices.ts'
import { firstEdition } from './first-edition.ts'
import { hashesOf, hashOf, knownVersion, parseVersions } from './versions.ts'

const brand = firstEdition['brand']

test('a version that was read once is the same object for every edition that has it', async () => {
  const hash = hashOf('brand', brand)
  const stored = { hash, key: 'brand', value: structuredClone(brand) }
  const parsed = (await parseVersions([stored])).get(hash)
  expect(parsed).toEqual(brand)
  expect(knownVersion(hash)).toBe(parsed)
  expect(knownVersion('another')).toBeUndefined()
})

test('the hash is of key and wording, whichever object has it', async () => {
  const hashes = await hashesOf({ 'video/a': { order: 1 }, 'video/b': { order: 1 } })
  expect(hashes['video/a']).toBe(hashOf('video/a', { order: 1 }))
  expect(hashes['video/a']).not.toBe(hashes['video/b'])
  const shared = { order: 1 }
  expect(hashOf('video/a', shared)).not.toBe(hashOf('video/b', shared))
  expect(hashOf('video/a', shared)).toBe(hashes['video/a'])
})

test('a long list lets others have their turn', async () => {
  let turns = 0
  const watch = setInterval(() => (turns += 1), 0)
  const busyFor = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  await inSlices([4, 4, 4, 4, 4, 4, 4, 4], busyFor)
  clearInterval(watch)
  expect(turns).toBeGreaterThan(1)
})
