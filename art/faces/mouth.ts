/** Nose and mouth. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, ellipse, fill, inside, line, type Pt, polygon, sample } from './brush.ts'
import { type Hex, mix } from './colour.ts'
import type { Sitter } from './sitter.ts'

export function paintNose(ctx: SKRSContext2D, { person, skin, head, traits }: Sitter) {
  const place = (x: number, y: number) => head.place(x, y > 20 ? y + traits.noseLength * 0.6 : y)
  const w = person.nose ?? 1
  const turn = person.turn ?? 0
  const bridge = 9 + turn * 4
  fill(
    ctx,
    blob(
      place(22, -34),
      place(bridge + 6, 0),
      place(bridge + 8, 40),
      place(16 * w, 70),
      place(31 * w, 86),
      place(26 * w, 98),
      place(8, 98),
      place(6, 70),
      place(4, 30),
      place(8, -10),
    ),
    skin.shade,
    { alpha: 0.62, blur: 4 },
  )
  fill(
    ctx,
    blob(
      place(-24 * w, 92),
      place(-8, 98),
      place(6, 103),
      place(24 * w, 94),
      place(14, 110),
      place(-10, 109),
    ),
    skin.deep,
    { alpha: 0.42, blur: 4 },
  )
  for (const d of [-1, 1]) {
    fill(
      ctx,
      blob(
        place(d * 9 * w, 96),
        place(d * 16 * w, 91),
        place(d * 22 * w, 94),
        place(d * 15 * w, 99),
      ),
      skin.deep,
      { alpha: 0.75, blur: 1 },
    )
    line(
      ctx,
      curve(place(d * 25 * w, 74), place(d * 33 * w, 86), place(d * 27 * w, 97)),
      skin.deep,
      { alpha: d > 0 ? 0.4 : 0.28, width: 4, blur: 1.6 },
    )
  }
  line(ctx, curve(place(-5, -6), place(-6, 30), place(-6, 62)), skin.glow, {
    alpha: 0.5,
    width: 9,
    blur: 5,
  })
  fill(ctx, ellipse(...place(-7, 76), 10, 8), skin.glow, { alpha: 0.75, blur: 4 })
}

function lipColour({ person, skin }: Sitter): Hex {
  if (person.lips) return mix(person.lips, skin.shade, 0.15)
  return mix(skin.shade, '#a5303a', person.woman ? 0.42 : 0.22)
}

function paintOpenMouth(ctx: SKRSContext2D, sitter: Sitter) {
  const {
    person,
    skin,
    head: { place },
  } = sitter
  const laugh = person.mouth === 'laugh'
  const w = (laugh ? 56 : 52) * sitter.traits.mouthWidth
  const drop = laugh ? 36 : 25
  const lip = lipColour(sitter)
  const y = 130
  const line1: Pt[] = [
    place(-w, y - 5),
    place(-26, y + 3),
    place(0, y + 5),
    place(26, y + 3),
    place(w, y - 5),
  ]
  const line2: Pt[] = [
    place(w, y - 5),
    place(34, y + drop * 0.75),
    place(0, y + drop),
    place(-34, y + drop * 0.75),
    place(-w, y - 5),
  ]
  const gap = polygon([...sample(line1), ...sample(line2)])
  fill(
    ctx,
    blob(
      place(-w - 2, y - 6),
      place(-28, y - 6),
      place(-9, y - 12),
      place(0, y - 9),
      place(9, y - 12),
      place(28, y - 6),
      place(w + 2, y - 6),
      place(40, y + drop * 0.86),
      place(0, y + drop + 13),
      place(-40, y + drop * 0.86),
    ),
    lip,
  )
  fill(ctx, gap, '#4a1420')
  inside(ctx, gap, () => {
    const teeth = [
      ...sample(line1),
      ...sample([
        place(w, y),
        place(30, y + drop * 0.66),
        place(0, y + drop * 0.82),
        place(-30, y + drop * 0.66),
        place(-w, y),
      ]),
    ]
    fill(ctx, polygon(teeth), mix('#fff8ec', skin.shade, 0.06))
    fill(
      ctx,
      blob(place(22, y - 10), place(70, y - 10), place(60, y + 50), place(36, y + 40)),
      skin.deep,
      { alpha: 0.42, blur: 7 },
    )
    line(ctx, polygon(sample(line1), false), skin.deep, { alpha: 0.55, width: 7, blur: 3 })
  })
  fill(ctx, ellipse(...place(-10, y + drop + 5), 20, 3.5), '#fff0dc', { alpha: 0.4, blur: 2 })
  paintSmileFolds(ctx, sitter, w, y, laugh ? 0.55 : 0.45)
}

function paintClosedMouth(ctx: SKRSContext2D, sitter: Sitter) {
  const {
    person,
    skin,
    head: { place },
  } = sitter
  const soft = person.mouth === 'soft'
  const w = (soft ? 42 : 50) * sitter.traits.mouthWidth
  const up = soft ? 3 : 10
  const y = 136
  const lip = lipColour(sitter)
  const seam: Pt[] = [
    place(-w, y - up),
    place(-24, y + 2),
    place(0, y + 4),
    place(24, y + 2),
    place(w, y - up),
  ]
  fill(
    ctx,
    polygon([
      ...sample([
        place(-w, y - up),
        place(-20, y - 8),
        place(-8, y - 11),
        place(0, y - 8),
        place(8, y - 11),
        place(20, y - 8),
        place(w, y - up),
      ]),
      ...sample([...seam].reverse()),
    ]),
    mix(lip, skin.deep, 0.25),
  )
  fill(
    ctx,
    polygon([
      ...sample(seam),
      ...sample([
        place(w, y - up),
        place(26, y + 15),
        place(0, y + 21),
        place(-26, y + 15),
        place(-w, y - up),
      ]),
    ]),
    lip,
    { blur: 0.8 },
  )
  fill(ctx, ellipse(...place(-10, y + 11), 18, 4), '#fff0dc', { alpha: 0.4, blur: 3 })
  line(ctx, polygon(sample(seam), false), mix(skin.deep, '#3a0f1c', 0.5), { alpha: 0.85, width: 4 })
  line(
    ctx,
    curve(place(-w - 5, y - up - 5), place(-w, y - up), place(-w + 5, y - up + 3)),
    skin.deep,
    { alpha: 0.5, width: 4, blur: 1.5 },
  )
  line(
    ctx,
    curve(place(w + 5, y - up - 5), place(w, y - up), place(w - 5, y - up + 3)),
    skin.deep,
    { alpha: 0.5, width: 4, blur: 1.5 },
  )
  paintSmileFolds(ctx, sitter, w, y, soft ? 0.18 : 0.3)
}

function paintSmileFolds(
  ctx: SKRSContext2D,
  { person, skin, head: { place } }: Sitter,
  w: number,
  y: number,
  depth: number,
) {
  const alpha = Math.min(0.65, depth + Math.max(0, person.age - 40) / 110)
  for (const d of [-1, 1]) {
    line(
      ctx,
      curve(place(d * 40, 92), place(d * (w + 8), 112), place(d * (w + 16), y + 4)),
      skin.shade,
      { alpha, width: 6, blur: 3 },
    )
  }
  fill(ctx, ellipse(...place(4, y + 42), 32, 8), skin.shade, { alpha: 0.4, blur: 6 })
}

export function paintMouth(ctx: SKRSContext2D, sitter: Sitter) {
  const open = sitter.person.mouth === 'grin' || sitter.person.mouth === 'laugh'
  if (open) paintOpenMouth(ctx, sitter)
  else paintClosedMouth(ctx, sitter)
}
