import { describe, expect, it } from 'vitest'
import { measureStrip } from './measure-strips.ts'
import { readStrip } from './read-strip.ts'
import { dice, drawStrip, stripText, troubleOf } from './strip-samples.ts'

/** A sample of the five hundred and twenty strips that `npm run strips` reads. */
describe('strips of passports and cards', () => {
  it('with blur, tilt, glare, shade, noise and another print are read whole or not at all', {
    timeout: 240_000,
  }, () => {
    const seeds = Array.from({ length: 8 }, (_, index) => 1000 + index * 13)
    const outcomes = seeds.map((seed) => measureStrip(seed).outcome)
    expect(outcomes).not.toContain('wrong')
    expect(outcomes.filter((one) => one === 'whole').length).toBeGreaterThanOrEqual(7)
  })
})

it('an empty page, and one that is only noise, say nothing', () => {
  const roll = dice(7)
  const data = Float32Array.from({ length: 600 * 200 }, () => roll() * 255)
  expect(readStrip({ width: 600, height: 200, data })).toBeUndefined()
  expect(readStrip({ width: 600, height: 200, data: data.fill(255) })).toBeUndefined()
})

it('a strip whose digits do not agree says nothing', () => {
  const roll = dice(1004)
  const [upper = '', lower = ''] = stripText(roll, 'TD3')
  const digit = (Number(lower[19]) + 1) % 10
  const forged = [upper, `${lower.slice(0, 19)}${digit}${lower.slice(20)}`]
  const trouble = { ...troubleOf(roll), blur: 0.3, noise: 1, glare: 0 }
  expect(readStrip(drawStrip([upper, lower], trouble, dice(1)))).toEqual([upper, lower])
  expect(readStrip(drawStrip(forged, trouble, dice(1)))).toBeUndefined()
})
