/** Beards grow from the jaw line; strokes follow the fall of the hair. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { contains, fill, inside, line, type Pt, polygon, type Random, sample } from './brush.ts'
import { mix, type Tones } from './colour.ts'
import type { HeadShape } from './head.ts'
import type { Beard, Person } from './person.ts'

type Upper = readonly Pt[]

const FULL_UPPER: Upper = [
  [-150, 6],
  [-138, 60],
  [-116, 112],
  [-72, 122],
  [-30, 108],
  [0, 112],
  [30, 108],
  [72, 122],
  [116, 112],
  [138, 60],
  [150, 6],
]
const GOATEE_UPPER: Upper = [
  [-66, 150],
  [-62, 118],
  [-30, 108],
  [0, 112],
  [30, 108],
  [62, 118],
  [66, 150],
]
const MOUSTACHE: Upper = [
  [-70, 140],
  [-54, 114],
  [-22, 103],
  [0, 108],
  [22, 103],
  [54, 114],
  [70, 140],
  [40, 133],
  [0, 126],
  [-40, 133],
]

function region(beard: Beard, head: HeadShape): Pt[] {
  const { place, chin } = head
  if (beard === 'moustache')
    return sample(
      MOUSTACHE.map(([x, y]) => place(x, y)),
      true,
    )
  const upper = sample(
    (beard === 'goatee' ? GOATEE_UPPER : FULL_UPPER).map(([x, y]) => place(x, y)),
  )
  const drop = beard === 'full' ? 44 : beard === 'short' ? 12 : 4
  const lower: Pt[] =
    beard === 'goatee'
      ? [
          place(64, 176),
          place(46, chin + 6),
          place(0, chin + 16),
          place(-46, chin + 6),
          place(-64, 176),
        ]
      : [
          place(148, 10),
          place(144, 70),
          place(126, 142),
          place(96, 190 + drop * 0.6),
          place(50, chin + drop),
          place(0, chin + drop + 8),
          place(-50, chin + drop),
          place(-96, 190 + drop * 0.6),
          place(-126, 142),
          place(-144, 70),
          place(-148, 10),
        ]
  return [...upper, ...sample(lower)]
}

/** Soft silhouettes: the beard never leaves the head sideways, only below. */
export function paintBeard(
  ctx: SKRSContext2D,
  person: Person,
  hair: Tones,
  skin: Tones,
  head: HeadShape,
  random: Random,
) {
  if (!person.beard) return
  const edge = region(person.beard, head)
  const path = polygon(edge)
  if (person.beard === 'stubble') {
    inside(ctx, head.path, () =>
      fill(ctx, path, mix(hair.shade, skin.shade, 0.3), { alpha: 0.42, blur: 9 }),
    )
    return
  }
  const body = mix(hair.base, hair.shade, 0.35)
  fill(ctx, path, mix(body, skin.shade, 0.25), { alpha: 0.7, blur: 5 })
  fill(ctx, path, body, { alpha: person.beard === 'short' ? 0.72 : 0.92, blur: 3 })
  const ys = edge.map((p) => p[1])
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  for (let i = 0; i < 620; i++) {
    const x = (random() - 0.5) * 320
    const y = top + random() * (bottom - top)
    if (!contains(edge, x, y)) continue
    const k = 0.5 - x / 330 - (y - 130) / 500 + (random() - 0.5) * 0.6
    const tone = k > 0.75 ? hair.glow : k > 0.5 ? hair.light : k > 0.2 ? hair.base : hair.deep
    const long = person.beard === 'full' ? 22 : 13
    line(
      ctx,
      polygon(
        [
          [x, y],
          [x + x * 0.02, y + long * 0.5],
          [x - x * 0.03, y + long],
        ],
        false,
      ),
      tone,
      { alpha: 0.2 + random() * 0.3, width: 1.8 + random() * 2 },
    )
  }
}
