import { moods } from '../../moods/moods.js'
import { grass } from '../../nature/foliage.js'
import { ground, groundLine } from '../../nature/ground.js'

export const honey = {
  ...moods.golden,
  disc: 0,
  front: 0.72,
  sky: [
    [0, '#3f74b0'],
    [0.35, '#86abc6'],
    [0.65, '#f0d2a4'],
    [1, '#ffdf9c'],
  ],
  haze: '#f6cf98',
}

export const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}

/** The near edge of every savanna: dark grass that buries what stands in front. */
export function nearGrass(
  s,
  {
    at = 0.93,
    seed = 4,
    colours = ['#c99a4c', '#7a5c34', '#eccb80', '#574030'],
    height = 5.5,
    count = 1500,
    soil,
  },
) {
  const top = groundLine(s, { at, bumps: 0.03, detail: 2, seed })
  if (soil) ground(s, { top, colour: soil, haze: 0, grain: 0.45, seed })
  grass(s, { top, height, count: s.pick(count, count * 0.6), colours, seed, jitter: 8 })
}
