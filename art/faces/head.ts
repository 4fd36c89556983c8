/** Head, neck and ears as lit planes. Units: eyes at y 0, head about 300 wide and 465 high. */
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import {
  blob,
  curve,
  ellipse,
  fill,
  inside,
  line,
  type Pt,
  polygon,
  rimLight,
  sample,
  seeded,
} from './brush.ts'
import { mix, type Tones } from './colour.ts'
import type { FaceShape, Person } from './person.ts'

/** Half widths at the temple, cheekbone, jaw and chin, then the height of the chin. */
const SHAPES: Record<FaceShape, readonly [number, number, number, number, number]> = {
  oval: [142, 146, 116, 52, 224],
  round: [144, 154, 130, 62, 212],
  square: [146, 148, 134, 72, 222],
  long: [136, 138, 112, 52, 240],
  heart: [146, 146, 106, 42, 220],
}

export interface HeadShape {
  path: Path2D
  edge: Pt[]
  chin: number
  jaw: number
  /** Moves a point of the frontal face to where the turn of the head puts it. */
  place: (x: number, y: number) => Pt
}

export function headShape(person: Person): HeadShape {
  const [temple, cheek, jaw, chinWidth, chin] = SHAPES[person.face]
  const turn = person.turn ?? 0
  const slim = person.woman ? 0.955 : 1
  const side = (d: 1 | -1): Pt[] => {
    const far = d * turn > 0 ? 1 - 0.06 * Math.abs(turn) : 1 + 0.015 * Math.abs(turn)
    const x = (v: number, drift: number) => d * v * slim * far + turn * drift
    return [
      [x(74, 2), -232],
      [x(128, 2), -170],
      [x(temple, 2), -70],
      [x(cheek, 4), 30],
      [x(cheek * 0.3 + jaw * 0.7, 8), 112],
      [x(jaw * 0.8, 12), 162],
      [x(chinWidth, 18), chin - 14],
    ]
  }
  const edge = sample([[0, -246], ...side(1), [turn * 20, chin], ...side(-1).reverse()], true)
  const place = (x: number, y: number): Pt => {
    const depth = 1 - (Math.abs(x) / 150) ** 2 * 0.6
    const squeeze = x * turn > 0 ? 1 - 0.16 * Math.abs(turn) : 1 - 0.02 * Math.abs(turn)
    return [x * slim * squeeze + turn * 30 * depth, y]
  }
  return { path: polygon(edge), edge, chin, jaw: jaw * slim, place }
}

function paintEar(ctx: SKRSContext2D, d: 1 | -1, person: Person, tones: Tones) {
  const turn = person.turn ?? 0
  if (d * turn > 0.75) return
  const x = d * (person.woman ? 140 : 147) - turn * 5
  const [main, inner] = d < 0 ? [tones.base, tones.shade] : [tones.shade, tones.deep]
  const ear = blob(
    [x - d * 10, -22],
    [x + d * 14, -34],
    [x + d * 25, -10],
    [x + d * 18, 28],
    [x + d * 4, 52],
    [x - d * 10, 40],
  )
  fill(ctx, ear, main)
  fill(ctx, blob([x + d * 2, -16], [x + d * 15, -18], [x + d * 13, 14], [x + d * 2, 30]), inner, {
    alpha: 0.45,
    blur: 3,
  })
  if (d > 0) rimLight(ctx, ear, 0.7, 6)
  if (person.earrings) {
    const gem = ellipse(x + d * 5, 62, 8, 11)
    fill(ctx, gem, mix(person.earrings, '#2a1630', d > 0 ? 0.35 : 0.05))
    fill(ctx, ellipse(x + d * 5 - 3, 58, 3), '#fff6de', { alpha: 0.85 })
  }
}

export function paintNeck(ctx: SKRSContext2D, person: Person, tones: Tones, head: HeadShape) {
  const w = person.woman ? 66 : 88
  const neck = blob(
    [-w, 110],
    [-w + 2, 220],
    [-w - 8, 290],
    [-w - 60, 360],
    [-40, 470],
    [0, 490],
    [40, 470],
    [w + 60, 360],
    [w + 8, 290],
    [w - 2, 220],
    [w, 110],
  )
  fill(ctx, neck, tones.base)
  inside(ctx, neck, () => {
    fill(ctx, blob([-w - 40, 100], [-w - 40, 360], [-w + 26, 380], [-w + 30, 240]), tones.light, {
      alpha: 0.75,
      blur: 14,
    })
    fill(ctx, blob([10, 100], [6, 380], [170, 420], [170, 100]), tones.shade, {
      alpha: 0.85,
      blur: 16,
    })
    const cast = head.edge.map(([x, y]) => [x * 0.96 + 22, y + 46] as const)
    fill(ctx, polygon(cast), tones.deep, { alpha: 0.62, blur: 7 })
    line(ctx, curve([-26, 345], [-8, 372], [6, 392]), tones.deep, { alpha: 0.3, blur: 4, width: 7 })
    line(ctx, curve([62, 330], [40, 368], [22, 392]), tones.deep, { alpha: 0.3, blur: 4, width: 7 })
  })
  rimLight(ctx, neck, 0.4, 10)
}

function paintPlanes(ctx: SKRSContext2D, person: Person, tones: Tones, head: HeadShape) {
  const { place, chin } = head
  const glow = ctx.createRadialGradient(-70, -90, 20, -30, -20, 300)
  glow.addColorStop(0, tones.light)
  glow.addColorStop(0.5, tones.base)
  glow.addColorStop(1, mix(tones.base, tones.shade, 0.7))
  fill(ctx, head.path, glow)
  // The side turned from the light: a soft mass, then a crisper brow-cheek-jaw edge over it.
  const side: Pt[] = [
    place(96, -250),
    place(104, -150),
    place(112, -60),
    place(96, -8),
    place(108, 50),
    place(84, 118),
    place(52, 176),
    place(30, chin + 20),
  ]
  fill(ctx, polygon([...sample(side), [240, chin + 20], [240, -260]]), tones.shade, {
    alpha: 0.62,
    blur: 20,
  })
  const core = side.map(([x, y]) => [x + 26, y] as const)
  fill(ctx, polygon([...sample(core), [260, chin + 20], [260, -260]]), tones.shade, {
    alpha: 0.5,
    blur: 6,
  })
  fill(
    ctx,
    blob(
      place(-70, chin - 34),
      place(0, chin - 20),
      place(70, chin - 34),
      place(60, chin + 40),
      place(-60, chin + 40),
    ),
    tones.shade,
    { alpha: 0.42, blur: 14 },
  )
  // Light on the forehead, cheekbone and chin.
  fill(
    ctx,
    blob(place(-92, -140), place(-20, -152), place(10, -96), place(-50, -66), place(-104, -78)),
    tones.glow,
    { alpha: 0.42, blur: 22 },
  )
  fill(ctx, ellipse(...place(-82, 46), 36, 24), tones.glow, { alpha: 0.46, blur: 14 })
  fill(ctx, ellipse(...place(-8, chin - 38), 26, 16), tones.glow, { alpha: 0.26, blur: 10 })
  // Warm blood in cheeks and nose.
  const blush = mix(tones.base, '#e0443a', 0.5)
  fill(ctx, ellipse(...place(-88, 78), 42, 30), blush, { alpha: 0.3, blur: 18 })
  fill(ctx, ellipse(...place(86, 78), 38, 30), blush, { alpha: 0.3, blur: 18 })
  fill(ctx, ellipse(...place(0, 76), 30, 22), blush, { alpha: 0.24, blur: 12 })
  if (person.style === 'bald' || person.style === 'receding')
    fill(ctx, ellipse(-52, -182, 40, 26), tones.glow, { alpha: 0.6, blur: 14 })
  if (person.freckles) paintFreckles(ctx, head, tones)
}

function paintFreckles(ctx: SKRSContext2D, { place }: HeadShape, tones: Tones) {
  const random = seeded('freckles')
  for (let i = 0; i < 40; i++) {
    const x = (random() - 0.5) * 210
    const y = 34 + random() * 52 - Math.abs(x) * 0.08
    fill(ctx, ellipse(...place(x, y), 1.6 + random() * 2), tones.shade, {
      alpha: 0.25 + random() * 0.3,
    })
  }
}

export function paintHead(ctx: SKRSContext2D, person: Person, tones: Tones, head: HeadShape) {
  paintEar(ctx, -1, person, tones)
  paintEar(ctx, 1, person, tones)
  inside(ctx, head.path, () => paintPlanes(ctx, person, tones, head))
  rimLight(ctx, head.path, 0.62, 13)
}
