/** Shoulders and what they wear, lit like the face. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  line,
  lit,
  type Pt,
  polygon,
  rimLight,
  sample,
} from './brush.ts'
import { clothTones, type Tones } from './colour.ts'
import { rollNeck, scarf, straps } from './layers.ts'
import type { Person, Top } from './person.ts'

/** Depth of the neckline in the middle and its half width at the shoulder. */
const NECKLINES: Record<Top, readonly [number, number]> = {
  crew: [352, 96],
  stripes: [352, 108],
  vneck: [440, 104],
  linen: [430, 100],
  shirt: [400, 92],
  blazer: [470, 96],
  roll: [300, 88],
  jacket: [380, 96],
  scarf: [340, 96],
}

function torso(person: Person): Pt[] {
  const w = person.woman ? 0.88 : 1.04
  const [deep, wide] = NECKLINES[person.top]
  const pointed = deep > 390
  const neckline: Pt[] = pointed
    ? [
        [-wide, 292],
        [-wide * 0.5, 292 + (deep - 292) * 0.5],
        [0, deep],
        [wide * 0.5, 292 + (deep - 292) * 0.5],
        [wide, 292],
      ]
    : sample([
        [-wide, 292],
        [-wide * 0.72, deep - 18],
        [0, deep],
        [wide * 0.72, deep - 18],
        [wide, 292],
      ])
  return [
    ...sample([
      [-400 * w, 900],
      [-352 * w, 560],
      [-330 * w, 452],
      [-276 * w, 382],
      [-180 * w, 332],
      [-wide, 292],
    ]),
    ...neckline,
    ...sample([
      [wide, 292],
      [180 * w, 332],
      [276 * w, 382],
      [330 * w, 452],
      [352 * w, 560],
      [400 * w, 900],
    ]),
  ]
}

function paintFolds(ctx: SKRSContext2D, tones: Tones) {
  const fold = (points: Pt[], alpha: number, tone: string, width = 26) =>
    line(ctx, curve(...points), tone, { alpha, width, blur: 12 })
  fold(
    [
      [-250, 420],
      [-216, 520],
      [-236, 640],
    ],
    0.55,
    tones.deep,
  )
  fold(
    [
      [236, 410],
      [206, 520],
      [226, 640],
    ],
    0.7,
    tones.deep,
  )
  fold(
    [
      [-120, 380],
      [-70, 470],
      [-90, 580],
    ],
    0.3,
    tones.shade,
    20,
  )
  fold(
    [
      [120, 390],
      [80, 480],
      [96, 600],
    ],
    0.4,
    tones.deep,
    22,
  )
  fold(
    [
      [-300, 440],
      [-210, 376],
      [-120, 346],
    ],
    0.6,
    tones.glow,
    16,
  )
  fold(
    [
      [-170, 440],
      [-140, 520],
      [-150, 620],
    ],
    0.3,
    tones.light,
    22,
  )
}

function paintStripes(ctx: SKRSContext2D, colour: string) {
  for (let i = 0; i < 8; i++) {
    const y = 390 + i * 46
    line(
      ctx,
      curve([-420, y + 26], [-180, y - 10], [0, y + 16], [180, y - 10], [420, y + 26]),
      colour,
      { width: 17, alpha: 0.92 },
    )
  }
}

function collar(ctx: SKRSContext2D, tones: Tones, spread: number, drop: number) {
  for (const d of [-1, 1]) {
    const shape = polygon([
      [d * 82, 272],
      [d * 112, 300],
      [d * (spread + 62), 330 + drop * 0.3],
      [d * spread, 352 + drop],
      [d * 26, 392 + drop * 0.2],
      [d * 62, 320],
    ])
    ctx.save()
    ctx.translate(6, 9)
    fill(ctx, shape, tones.deep, { alpha: 0.4, blur: 6 })
    ctx.restore()
    fill(ctx, shape, d < 0 ? tones.light : tones.shade)
    line(ctx, shape, d < 0 ? tones.glow : tones.base, { alpha: 0.5, width: 3 })
  }
}

function lapels(ctx: SKRSContext2D, tones: Tones, inner: Tones) {
  fill(
    ctx,
    polygon([
      [-98, 290],
      [0, 480],
      [98, 290],
      [40, 900],
      [-40, 900],
    ]),
    inner.base,
  )
  fill(
    ctx,
    polygon([
      [10, 420],
      [98, 290],
      [60, 900],
      [0, 900],
    ]),
    inner.shade,
    { alpha: 0.5, blur: 8 },
  )
  for (const d of [-1, 1]) {
    const lapel = polygon([
      [d * 96, 284],
      [d * 150, 330],
      [d * 176, 420],
      [d * 132, 434],
      [d * 150, 470],
      [d * 24, 640],
      [d * 20, 560],
      [d * 60, 420],
    ])
    ctx.save()
    ctx.translate(4, 8)
    fill(ctx, lapel, tones.deep, { alpha: 0.5, blur: 8 })
    ctx.restore()
    fill(ctx, lapel, d < 0 ? tones.light : tones.shade)
  }
}

function zip(ctx: SKRSContext2D, tones: Tones, pull: string) {
  for (const d of [-1, 1]) {
    const flap = blob(
      [d * 100, 250],
      [d * 122, 300],
      [d * 96, 366],
      [d * 22, 420],
      [d * 8, 404],
      [d * 66, 330],
      [d * 84, 280],
    )
    fill(ctx, flap, d < 0 ? tones.light : tones.shade)
    line(ctx, flap, d < 0 ? tones.glow : tones.base, { alpha: 0.4, width: 3 })
  }
  line(ctx, curve([0, 410], [4, 600], [2, 900]), tones.deep, { width: 9 })
  line(ctx, curve([-3, 420], [0, 600], [-2, 900]), pull, { width: 3, alpha: 0.8 })
  fill(ctx, ellipse(2, 440, 8, 17), pull)
  line(ctx, curve([-330, 520], [-180, 500], [0, 520]), tones.deep, { alpha: 0.35, width: 4 })
  line(ctx, curve([330, 520], [180, 500], [0, 520]), tones.deep, { alpha: 0.5, width: 4 })
}

/** Paints the torso; the neck is already there. */
export function paintClothes(ctx: SKRSContext2D, person: Person) {
  const tones = clothTones(person.cloth)
  const second = clothTones(person.cloth2 ?? '#f1e6d2')
  const body = polygon(torso(person))
  fill(ctx, body, lit(ctx, [-330, 330, 360, 620], tones))
  inside(ctx, body, () => {
    if (person.top === 'stripes') paintStripes(ctx, person.cloth2 ?? '#1d3a63')
    paintFolds(ctx, tones)
  })
  rimLight(ctx, body, 0.42, 14)
  if (person.top === 'crew' || person.top === 'stripes') {
    const [deep, wide] = NECKLINES[person.top]
    const edge = curve(
      [-wide, 292],
      [-wide * 0.72, deep - 18],
      [0, deep],
      [wide * 0.72, deep - 18],
      [wide, 292],
    )
    inside(ctx, body, () =>
      line(ctx, edge, person.top === 'stripes' ? tones.light : tones.shade, { width: 28 }),
    )
  }
  if (person.top === 'vneck') {
    const edge = polygon(
      [
        [-104, 292],
        [-52, 366],
        [0, 440],
        [52, 366],
        [104, 292],
      ],
      false,
    )
    inside(ctx, body, () => line(ctx, edge, tones.shade, { width: 26 }))
  }
  if (person.top === 'linen') collar(ctx, tones, 84, 24)
  if (person.top === 'shirt') {
    collar(ctx, tones, 92, 40)
    line(ctx, curve([0, 396], [3, 600], [0, 900]), tones.deep, { alpha: 0.45, width: 4 })
    for (const y of [450, 520]) fill(ctx, ellipse(14, y, 7), second.base)
  }
  if (person.top === 'blazer') lapels(ctx, tones, second)
  if (person.top === 'jacket') zip(ctx, tones, second.base)
  if (person.top === 'roll') rollNeck(ctx, tones, person.woman ?? false)
  if (person.straps) straps(ctx, person.straps, person.woman ?? false)
  if (person.top === 'scarf') scarf(ctx, second)
}
