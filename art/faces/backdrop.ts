/** Painted places behind the sitters: calm, hazy, lit from the upper left. Units: a 1000-wide sheet. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, ellipse, fill, line, type Pt, polygon, type Random, sample } from './brush.ts'
import { mix } from './colour.ts'
import type { Person } from './person.ts'

type Sky = Person['sky']

/** Breaks straight slopes into rock, four halvings deep. */
function crag(points: Pt[], random: Random, depth = 4): Pt[] {
  if (depth === 0) return points
  const broken = points.flatMap((p, i) => {
    const q = points[i + 1]
    if (!q) return [p]
    const drift = (random() - 0.5) * Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.22
    return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + drift] as const]
  })
  return crag(broken, random, depth - 1)
}

function ridge(height: number, base: number, rise: number, random: Random, peaks: number): Pt[] {
  const points: Pt[] = Array.from({ length: peaks + 1 }, (_, i) => [
    -60 + (1120 * i) / peaks,
    base - (i % 2 ? rise * (0.5 + random() * 0.6) : rise * random() * 0.2),
  ])
  return [
    ...(rise > height * 0.11 ? crag(points, random) : sample(points)),
    [1100, height],
    [-100, height],
  ]
}

function paintSea(ctx: SKRSContext2D, h: number, [deep, mid, glow]: Sky, random: Random) {
  const y = h * 0.58
  const water = ctx.createLinearGradient(0, y, 0, h)
  water.addColorStop(0, mix(glow, '#2aa5b5', 0.55))
  water.addColorStop(0.4, mix(mid, '#12849f', 0.7))
  water.addColorStop(1, mix(deep, '#0a4a78', 0.6))
  fill(
    ctx,
    polygon([
      [-50, y],
      [1050, y],
      [1050, h + 50],
      [-50, h + 50],
    ]),
    water,
  )
  for (let i = 0; i < 90; i++) {
    const t = random() ** 1.6
    const [x, yy, w] = [random() * 1000, y + 4 + t * (h - y), 20 + t * 130]
    line(
      ctx,
      curve([x, yy], [x + w / 2, yy - 2], [x + w, yy + 1]),
      random() > 0.4 ? mix(glow, '#ffffff', 0.4) : deep,
      { alpha: 0.12 + 0.25 * random(), width: 2 + t * 5, blur: 1 },
    )
  }
}

function paintRidges(
  ctx: SKRSContext2D,
  h: number,
  [deep, mid, glow]: Sky,
  random: Random,
  rise: number,
  peaks: number,
) {
  const planes = [0.2, 0.42, 0.68]
  planes.forEach((t, i) => {
    const tone = mix(mix(glow, mid, 0.35), deep, t)
    const y = h * (0.56 + i * 0.1)
    const shape = ctx.createLinearGradient(0, y - rise, 0, y + h * 0.24)
    shape.addColorStop(0, tone)
    shape.addColorStop(1, mix(tone, glow, 0.45))
    fill(ctx, polygon(ridge(h + 60, y, rise * (1 - i * 0.22), random, peaks + i)), shape, {
      blur: 3 - i * 0.6,
    })
  })
}

function paintFuji(ctx: SKRSContext2D, h: number, sky: Sky, random: Random) {
  const [deep, mid, glow] = sky
  const y = h * 0.62
  const [top, cx] = [h * 0.3, 846]
  const slope = (d: 1 | -1): Pt[] => [
    [cx + d * 34, top],
    [cx + d * 96, top + (y - top) * 0.34],
    [cx + d * 210, top + (y - top) * 0.72],
    [cx + d * 420, y],
  ]
  const cone = polygon([
    ...sample(slope(-1).reverse()),
    ...sample(slope(1)),
    [cx + 420, y + 60],
    [cx - 420, y + 60],
  ])
  const body = ctx.createLinearGradient(0, top, 0, y)
  body.addColorStop(0, mix(deep, mid, 0.16))
  body.addColorStop(1, mix(mid, glow, 0.7))
  fill(ctx, cone, body, { blur: 2 })
  fill(
    ctx,
    polygon([
      [cx - 36, top],
      [cx + 36, top],
      [cx + 88, top + 100],
      [cx + 52, top + 78],
      [cx + 30, top + 124],
      [cx, top + 74],
      [cx - 34, top + 132],
      [cx - 54, top + 80],
      [cx - 96, top + 112],
    ]),
    mix('#fff4e4', mid, 0.25),
    { blur: 4, alpha: 0.92 },
  )
  paintRidges(ctx, h, sky, random, h * 0.05, 5)
  line(ctx, curve([-40, 20], [120, 74], [190, 86], [276, 122]), '#4a2a30', { width: 11, blur: 1.5 })
  line(ctx, curve([96, 66], [146, 128], [166, 190]), '#4a2a30', { width: 7, blur: 1.5 })
  for (let i = 0; i < 520; i++) {
    const t = random()
    const [bx, by] = random() > 0.3 ? [-30 + t * 300, 20 + t * 100] : [96 + t * 70, 66 + t * 130]
    const spread = 62 * (1 - t * 0.55)
    const [x, y] = [bx + (random() - 0.5) * spread * 2, by + (random() - 0.5) * spread * 1.7]
    const light = 0.3 + random() * 0.7 - (y - by) / 160
    fill(
      ctx,
      blob([x - 7, y], [x - 1, y - 6], [x + 8, y - 2], [x + 5, y + 6], [x - 3, y + 5]),
      mix('#c8685f', '#ffe9d8', Math.max(0, Math.min(1, light))),
      { alpha: 0.9 },
    )
  }
}

function paintSavanna(ctx: SKRSContext2D, h: number, sky: Sky, random: Random) {
  const [deep, , glow] = sky
  fill(ctx, ellipse(170, h * 0.5, 84), mix(glow, '#fffbe6', 0.7), { blur: 5 })
  paintRidges(ctx, h, sky, random, h * 0.03, 4)
  const tone = mix(deep, '#3a1c22', 0.5)
  line(ctx, curve([862, h * 0.74], [852, h * 0.56], [884, h * 0.42]), tone, { width: 20, blur: 2 })
  line(ctx, curve([856, h * 0.56], [816, h * 0.47], [790, h * 0.42]), tone, { width: 12, blur: 2 })
  for (const [x, y, w] of [
    [880, 0.39, 190],
    [800, 0.42, 130],
    [950, 0.36, 120],
  ] as const) {
    fill(
      ctx,
      blob(
        [x - w, h * y + 6],
        [x - w * 0.5, h * y - 30],
        [x, h * y - 42],
        [x + w * 0.6, h * y - 28],
        [x + w, h * y + 8],
        [x, h * y + 20],
      ),
      tone,
      { blur: 3 },
    )
  }
}

function paintLights(ctx: SKRSContext2D, h: number, [deep, , glow]: Sky, random: Random) {
  fill(
    ctx,
    polygon([
      [-50, h * 0.62],
      [1050, h * 0.56],
      [1050, h + 60],
      [-50, h + 60],
    ]),
    deep,
    { alpha: 0.5, blur: 30 },
  )
  for (let i = 0; i < 34; i++) {
    const warm = random()
    fill(
      ctx,
      ellipse(random() * 1000, h * (0.3 + random() * 0.55), 16 + random() * 40),
      warm > 0.55 ? '#ffc46b' : warm > 0.25 ? glow : '#7fc6d8',
      { alpha: 0.16 + random() * 0.24, blur: 4, mode: 'screen' },
    )
  }
}

function paintClouds(ctx: SKRSContext2D, h: number, glow: string, random: Random) {
  for (let i = 0; i < 7; i++) {
    const [x, y, w] = [random() * 1000, h * (0.08 + random() * 0.4), 140 + random() * 240]
    fill(
      ctx,
      blob(
        [x - w, y + 8],
        [x - w * 0.4, y - 12],
        [x + w * 0.3, y - 16],
        [x + w, y],
        [x + w * 0.4, y + 14],
        [x - w * 0.4, y + 16],
      ),
      mix(glow, '#ffffff', 0.35),
      { alpha: 0.28, blur: 16 },
    )
  }
}

export function paintBackdrop(ctx: SKRSContext2D, person: Person, h: number, random: Random) {
  const [deep, mid, glow] = person.sky
  const air = ctx.createLinearGradient(120, 0, 0, h * 0.72)
  air.addColorStop(0, deep)
  air.addColorStop(0.48, mid)
  air.addColorStop(1, glow)
  fill(
    ctx,
    polygon([
      [-50, -50],
      [1050, -50],
      [1050, h + 50],
      [-50, h + 50],
    ]),
    air,
  )
  const sun = ctx.createRadialGradient(90, h * 0.34, 10, 90, h * 0.34, 680)
  sun.addColorStop(0, '#fff1cfd8')
  sun.addColorStop(0.4, '#ffe3b050')
  sun.addColorStop(1, '#ffe3b000')
  fill(
    ctx,
    polygon([
      [-50, -50],
      [1050, -50],
      [1050, h + 50],
      [-50, h + 50],
    ]),
    sun,
  )
  paintClouds(ctx, h, glow, random)
  if (person.backdrop === 'sea') paintSea(ctx, h, person.sky, random)
  if (person.backdrop === 'hills') paintRidges(ctx, h, person.sky, random, h * 0.08, 4)
  if (person.backdrop === 'peaks') paintRidges(ctx, h, person.sky, random, h * 0.26, 5)
  if (person.backdrop === 'fuji') paintFuji(ctx, h, person.sky, random)
  if (person.backdrop === 'savanna') paintSavanna(ctx, h, person.sky, random)
  if (person.backdrop === 'lights') paintLights(ctx, h, person.sky, random)
}
