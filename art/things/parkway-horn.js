// A horn of the Rockies over the parkway: one clean ridge between light and shade, tilted beds, snow in its gullies, scree at its foot.
import { fill, path, points, rough } from '../core/field.js'
import { wood } from './parkway-road.js'

const LEFT = points(
  '100 3 98 6.500 94.500 9.500 93.200 14 88.500 18 86.500 23.500 80.500 28.500 78 33 71 37 66.500 42 63 41.500 59.500 38.500 55 43 47 47.500 40 53 28 60',
)
const RIDGE = points(
  '100 3 101.400 7.500 99.400 12 102.400 17 101.400 22.500 96.500 27.500 98 33 92.500 38.500 91.500 44 84 49.500 79 60',
)
const RIGHT = points(
  '100 3 103.200 7 104.600 11.500 109 15 111.500 20 116.500 23 120.500 22.600 127 18.500 130.500 23.500 136 27 140 33 148 37 157 43.500 174 50',
)
/** Where the second summit turns its side from the sun. */
const SECOND = points('127 18.500 126.600 24 129 29.500 124.500 35 126 41 120.500 46 119 52 116 60')

/** The mountain over the road, the sun on its right. */
export function horn(k, { lit, bed, snow, gully, shade, shadeBed, blue, scree, shadeScree }) {
  k.save()
  k.beginPath()
  for (const p of [
    [20, 66],
    ...rough(LEFT.toReversed(), 0.8, 4),
    ...rough(RIGHT.slice(1), 0.9, 9),
    [180, 66],
  ])
    k.lineTo(...p)
  k.clip()
  fill(k, shade, [...LEFT, [20, 66], [79, 66], ...RIDGE.toReversed()])
  fill(k, lit, [...RIDGE, [79, 66], [180, 66], ...RIGHT.toReversed()])
  // Beds tilt down to the right through both sides; they thin out where they break.
  k.save()
  k.beginPath()
  for (const p of [...RIDGE, [79, 66], [180, 66], ...RIGHT.toReversed()]) k.lineTo(...p)
  k.clip()
  path(k, bed, 'M97 26L108 28.500L118 31.500L107 30.600L96 29.600Z')
  path(k, bed, 'M90 40L104 42.500L120 47.500L104 45.600L89 45Z')
  path(k, bed, 'M126 29.500L136 32.500L150 37L139 35.800L126 33.500Z')
  path(k, bed, 'M124 41L138 43.500L162 50L142 47.500L123 45.500Z')
  k.restore()
  path(k, shadeBed, 'M96 24L88 25L78 31L87 29.500L96.500 29Z')
  path(k, shadeBed, 'M93 38L80 40L63 45L78 44.500L92 43Z')
  // One rib comes down the sunny face; its left side is turned away.
  path(
    k,
    gully,
    'M106 22.500L108.600 30L106.400 36L107.600 43L103 50L101 55H95L100.500 47L101.600 39.500L105 31Z',
  )
  // The second summit's own shade fills the gully beside it.
  fill(k, shadeScree, [
    [120.5, 22.6],
    ...SECOND,
    ...points('109 60 112.500 50 116 42 119.500 35.500 117.600 29'),
  ])
  // A glacier hangs in the shade, its broken front one darker step.
  path(
    k,
    shadeBed,
    'M79.500 38.600L84.500 37L87.500 40.200L93.500 34.600L93 36.800L88 42.400L84.300 39.200L79 40.600Z',
  )
  path(
    k,
    blue,
    'M95.400 15.500L98 21.500L93 27L93.800 34.400L87.600 40.200L84.500 37L79.300 38.800L82.500 32.500L87 29L89.500 22.500Z',
  )
  path(
    k,
    blue,
    'M100 3L98 6.500L94.500 9.500L93.800 13L96.600 11.400L98.600 14.500L99.400 12L101.400 7.500Z',
  )
  path(k, blue, 'M59.500 38.500L55 43L50 46L56 45L58.500 47.500L62 43L63 41.500Z')
  // Snow in the sun: the cap, a tongue in the gully, the saddle and the second summit.
  path(
    k,
    snow,
    'M100 3L101.400 7.500L99.400 12L102.400 17L104.600 15.800L106 20.500L108.500 19L110.400 25L112.200 34L113.800 25.500L117.600 29L120.500 22.600L116.500 23L111.500 20L109 15L104.600 11.500L103.200 7Z',
  )
  path(
    k,
    blue,
    'M116.500 23L120.500 22.600L127 18.500L126.700 23L123.500 25.600L121.500 29L119.500 26L117.600 29Z',
  )
  path(
    k,
    snow,
    'M127 18.500L126.600 24L128 27L129.500 25.500L132.500 29.500L134.500 27.800L138 31L136 27L130.500 23.500Z',
  )
  // Scree runs out of the gullies, each fan as wide as its gully is deep.
  path(k, scree, 'M80 62C90 56 98 52 102.500 44C104.500 50 110 56 116 62Z')
  path(k, scree, 'M114 62C119 56 121 52 122.500 47C127 53 140 57 152 62Z')
  path(k, shadeScree, 'M40 62C56 55 66 51 72 44.500C74 50 78 54 80 62Z')
  k.restore()
  // The air of the valley lies before its foot.
  const g = k.createLinearGradient(0, 34, 0, 54)
  g.addColorStop(0, 'rgba(206,226,234,0)')
  g.addColorStop(1, 'rgba(206,226,234,.42)')
  k.save()
  k.beginPath()
  for (const p of [[20, 66], ...LEFT.toReversed(), ...RIGHT.slice(1), [180, 66]]) k.lineTo(...p)
  k.clip()
  k.fillStyle = g
  k.fillRect(-6, 34, 180, 40)
  k.restore()
}

/** A long ridge farther off, its beds tilted; the sun on its short right side. */
export function tilted(k, { lit, shade, snow }) {
  fill(
    k,
    shade,
    points('-8 46 6 40 18 36.500 30 29.500 37 27.500 44 23 47 28 49 34 56 44 60 60 -8 60'),
  )
  fill(
    k,
    lit,
    points(
      '44 23 48.500 27 52 32.500 58 35.500 62 41 72 46 82 54 82 62 52 62 50.500 52 47.500 44 49 36 46 29',
    ),
  )
  fill(
    k,
    snow,
    points('44 23 38 28.600 30 32.500 20 38.500 8 42 20 40.500 31 36 40 31 45.600 27.400'),
  )
}

/** The wood on its feet: it climbs the gullies, its sunny side to the right. */
export function skirt(k, { far, near, lit }) {
  wood(
    k,
    far,
    points(
      '-8 54 16 54.500 34 52.500 52 52.500 70 54 86 53 104 54.500 118 51.500 130 48.500 142 44 154 41 168 36',
    ),
    66,
    {
      seed: 3,
      tall: 1.5,
      gap: 0.6,
    },
  )
  wood(k, lit, points('-8 56 30 56.500 60 57.500 84 57.600 110 56.600 130 54 168 50'), 66, {
    seed: 15,
    tall: 2.2,
    gap: 0.9,
  })
  wood(k, near, points('-8 57.500 24 58 50 58.600 84 59 104 58.600 126 57.500 168 54'), 66, {
    seed: 5,
    tall: 3,
    gap: 1.1,
  })
}
