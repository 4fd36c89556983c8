/** Eyes, brows and glasses: few marks, simplified, so that nobody looks back like a doll. */
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, ellipse, fill, inside, line, type Pt, polygon, sample } from './brush.ts'
import { lightness, mix } from './colour.ts'
import type { Sitter } from './sitter.ts'

/** Places a mark of the eye, given from its centre outwards. */
const eyePlace =
  (d: 1 | -1, { head, traits: { eyeGap, eyeSize, eyeSlant } }: Sitter) =>
  (x: number, y: number) =>
    head.place(d * (64 + eyeGap + x * 1.14 * eyeSize), y * 1.18 * eyeSize - (x / 30) * eyeSlant)

function paintOpenEye(ctx: SKRSContext2D, d: 1 | -1, sitter: Sitter) {
  const { person, skin, head, traits } = sitter
  const at = eyePlace(d, sitter)
  const happy = person.eyes === 'smiling'
  const [top, low] = happy ? [-14, 5] : [-16, 9]
  const ink = mix(skin.deep, '#1a0f1c', 0.72)
  const upper: Pt[] = [at(-29, 5), at(-14, top + 4), at(2, top), at(19, top + 6), at(30, 0)]
  const lower: Pt[] = [at(30, 0), at(16, low), at(-4, low + 1), at(-29, 5)]
  const eye = polygon([...sample(upper), ...sample(lower)])
  fill(ctx, eye, mix('#f3e6d8', skin.shade, d > 0 ? 0.3 : 0.14))
  inside(ctx, eye, () => {
    const gaze: Pt = head.place(d * (64 + traits.eyeGap) + (person.turn ?? 0) * 4, -4)
    fill(ctx, ellipse(...gaze, 17 * traits.eyeSize), mix(person.iris ?? '#4a2c1c', '#120a14', 0.35))
    fill(
      ctx,
      ellipse(gaze[0] + 1, gaze[1] + 5, 11, 9),
      mix(person.iris ?? '#4a2c1c', '#ffc98a', 0.32),
      { alpha: 0.6, blur: 3 },
    )
    fill(ctx, ellipse(...gaze, 8.5), '#150c14')
    line(ctx, polygon(sample(upper), false), ink, { alpha: 0.5, blur: 3, width: 10 })
    fill(ctx, ellipse(gaze[0] - 6, gaze[1] - 6, 4.4), '#fffaf0')
  })
  const lash: Pt[] = [
    at(-30, 6),
    at(-14, top + 1),
    at(2, top - 4),
    at(20, top + 2),
    at(person.woman ? 38 : 33, person.woman ? -5 : 0),
    at(19, top + 9),
    at(2, top + 3),
    at(-14, top + 6),
  ]
  fill(ctx, blob(...lash), ink)
  line(ctx, curve(at(-22, top - 4), at(0, top - 13), at(24, top - 5)), skin.deep, {
    alpha: 0.42,
    width: 3,
    blur: 1,
  })
  line(ctx, curve(at(24, 5), at(6, low + 3), at(-16, low + 2)), skin.deep, {
    alpha: 0.4,
    width: 2.6,
    blur: 0.8,
  })
}

function paintClosedEye(ctx: SKRSContext2D, d: 1 | -1, sitter: Sitter) {
  const { skin, person } = sitter
  const at = eyePlace(d, sitter)
  const ink = mix(skin.deep, '#1a0f1c', 0.72)
  fill(
    ctx,
    blob(
      at(-30, 8),
      at(-14, -6),
      at(2, -11),
      at(18, -6),
      at(person.woman ? 38 : 32, 6),
      at(16, 0),
      at(2, -4),
      at(-12, 0),
    ),
    ink,
  )
  line(ctx, curve(at(-18, 15), at(4, 12), at(24, 14)), skin.deep, {
    alpha: 0.35,
    width: 3,
    blur: 1.5,
  })
}

export function paintEyes(ctx: SKRSContext2D, sitter: Sitter) {
  const { skin, head, person } = sitter
  for (const d of [-1, 1] as const) {
    const at = (x: number, y: number) => head.place(d * x, y)
    fill(
      ctx,
      blob(at(20, -30), at(64, -34), at(104, -20), at(98, 16), at(60, 24), at(26, 16)),
      skin.shade,
      { alpha: d > 0 ? 0.4 : 0.3, blur: 10 },
    )
    if (person.eyes === 'closed') paintClosedEye(ctx, d, sitter)
    else paintOpenEye(ctx, d, sitter)
    if (person.age > 48) paintAge(ctx, d, sitter)
  }
}

function paintAge(ctx: SKRSContext2D, d: 1 | -1, { skin, head, person }: Sitter) {
  const at = (x: number, y: number) => head.place(d * x, y)
  const deep = Math.min(0.5, (person.age - 40) / 60)
  line(ctx, curve(at(40, 26), at(66, 33), at(92, 24)), skin.shade, {
    alpha: deep,
    width: 5,
    blur: 2,
  })
  for (const [y, tip] of [
    [-8, -18],
    [4, 4],
    [14, 22],
  ] as const) {
    line(ctx, curve(at(104, y), at(114, (y + tip) / 2), at(122, tip)), skin.deep, {
      alpha: deep * 0.7,
      width: 2.6,
      blur: 1,
    })
  }
  if (d > 0 && person.age > 54) {
    for (const y of [-108, -86]) {
      line(
        ctx,
        curve(head.place(-58, y + 4), head.place(0, y), head.place(58, y + 5)),
        skin.shade,
        { alpha: deep * 0.8, width: 3.5, blur: 1.6 },
      )
    }
  }
}

export function paintBrows(ctx: SKRSContext2D, { person, hair, skin, head, traits }: Sitter) {
  const weight = person.brow ?? (person.woman ? 0.8 : 1.15)
  const fair = lightness(hair.base) > 0.62
  const tone = fair ? mix(hair.shade, skin.deep, 0.4) : mix(hair.shade, skin.deep, 0.25)
  const lift = person.mouth === 'laugh' ? -6 : 0
  for (const d of [-1, 1] as const) {
    const at = (x: number, y: number) =>
      head.place(d * x, y + lift - 4 - traits.browLift + ((x - 60) / 40) * traits.browSlant)
    const t = 8 * weight
    fill(
      ctx,
      blob(
        at(26, -40),
        at(48, -50 - t * 0.3),
        at(76, -54 - t * 0.2),
        at(104, -38),
        at(78, -50 + t * 0.65),
        at(48, -46 + t * 0.9),
        at(28, -36 + t * 0.7),
      ),
      tone,
      { alpha: 0.9, blur: 0.8 },
    )
  }
}

export function paintGlasses(ctx: SKRSContext2D, { person, skin, head: { place } }: Sitter) {
  if (!person.glasses) return
  const kind = person.glasses
  const frame = kind === 'thin' ? '#b98a3c' : kind === 'sun' ? '#20141a' : '#241a26'
  const width = kind === 'thin' ? 4 : 8
  const [rx, ry, radius] =
    kind === 'round' ? [43, 40, 40] : kind === 'thin' ? [43, 34, 24] : [46, 33, 16]
  for (const d of [-1, 1]) {
    const [cx, cy] = place(d * 64, 2)
    const lens = new Path2D()
    lens.roundRect(cx - rx * 0.96, cy - ry, rx * 1.92, ry * 2, radius)
    fill(ctx, lens, kind === 'sun' ? '#2a1c28' : '#dff1ff', { alpha: kind === 'sun' ? 0.9 : 0.1 })
    inside(ctx, lens, () => {
      fill(
        ctx,
        polygon([
          [cx - rx, cy - ry],
          [cx - 2, cy - ry],
          [cx - 26, cy + ry],
          [cx - rx - 20, cy + ry],
        ]),
        '#ffffff',
        { alpha: kind === 'sun' ? 0.2 : 0.13 },
      )
    })
    ctx.save()
    ctx.translate(3, 7)
    line(ctx, lens, skin.deep, { alpha: 0.3, width, blur: 3 })
    ctx.restore()
    line(ctx, lens, frame, { width })
    line(ctx, curve([cx + d * rx * 0.96, cy - 10], place(d * 150, -8)), frame, {
      width: width * 0.9,
    })
  }
  const [l, r] = [place(-64, 2), place(64, 2)]
  line(
    ctx,
    curve([l[0] + rx * 0.94, -6], [(l[0] + r[0]) / 2, -13], [r[0] - rx * 0.94, -6]),
    frame,
    { width },
  )
}
