/** The few strokes everything is painted with: smooth paths, soft fills, strands and curls. */
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { type Hex, mix, RIM, type Tones } from './colour.ts'

export type Pt = readonly [number, number]
export type Rail = readonly Pt[]
export type Random = () => number

/** Deterministic, so that the same person is painted the same way on every machine. */
export function seeded(text: string): Random {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const at = (points: Rail, i: number): Pt => points[i] as Pt

/** Catmull-Rom through the points, as many samples per segment as asked. */
export function sample(points: Rail, closed = false, steps = 10): Pt[] {
  const n = points.length
  const pick = (i: number) =>
    closed ? at(points, (i + n) % n) : at(points, Math.max(0, Math.min(n - 1, i)))
  const out: Pt[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const axis = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t)
      out.push([axis(0), axis(1)])
    }
  }
  if (!closed) out.push(at(points, n - 1))
  return out
}

export function polygon(points: Rail, closed = true): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  if (closed) path.closePath()
  return path
}

/** Even-odd test in the drawing's own units; the canvas would test in device pixels. */
export function contains(edge: Rail, x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = edge.length - 1; i < edge.length; j = i++) {
    const [a, b] = [at(edge, i), at(edge, j)]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}

export const blob = (...points: Pt[]) => polygon(sample(points, true))
export const curve = (...points: Pt[]) => polygon(sample(points), false)
export const mirror = (points: Rail): Pt[] => points.map(([x, y]) => [-x, y] as const)

export function ellipse(x: number, y: number, rx: number, ry = rx): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  return path
}

interface Paint {
  alpha?: number
  blur?: number
  mode?: GlobalCompositeOperation
  width?: number
}

/** Canvas filters count device pixels; this keeps softness the same at every size. */
function blurred(ctx: SKRSContext2D, blur: number): string {
  const { a, b } = ctx.getTransform()
  return `blur(${(blur * Math.hypot(a, b)) / 1.2}px)`
}

function prepare(ctx: SKRSContext2D, { alpha = 1, blur = 0, mode = 'source-over' }: Paint) {
  ctx.globalAlpha = alpha
  ctx.globalCompositeOperation = mode
  if (blur > 0) ctx.filter = blurred(ctx, blur)
}

export function fill(
  ctx: SKRSContext2D,
  path: Path2D,
  style: Hex | CanvasGradient,
  paint: Paint = {},
) {
  ctx.save()
  prepare(ctx, paint)
  ctx.fillStyle = style
  ctx.fill(path)
  ctx.restore()
}

export function line(ctx: SKRSContext2D, path: Path2D, style: Hex, paint: Paint = {}) {
  ctx.save()
  prepare(ctx, paint)
  ctx.strokeStyle = style
  ctx.lineWidth = paint.width ?? 4
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(path)
  ctx.restore()
}

export function inside(ctx: SKRSContext2D, path: Path2D, paint: () => void) {
  ctx.save()
  ctx.clip(path)
  paint()
  ctx.restore()
}

/** A gradient across a box, from the lit upper left to the shaded right. */
export function lit(
  ctx: SKRSContext2D,
  box: readonly [number, number, number, number],
  tones: Tones,
) {
  const [x0, y0, x1, y1] = box
  const gradient = ctx.createLinearGradient(x0, y0, x1, y0 + (y1 - y0) * 0.55)
  gradient.addColorStop(0, tones.light)
  gradient.addColorStop(0.42, tones.base)
  gradient.addColorStop(1, tones.shade)
  return gradient
}

/** A mass of hair between guide rails; strands are interpolated from rail to rail, root to tip. */
export interface Lock {
  rails: readonly Rail[]
  texture?: 'strand' | 'curl' | 'coil' | 'crop'
  wave?: number
  /** 0 lies in the light, 1 in the shade of the head. */
  depth?: number
}

const STEPS = 26

function resample(rail: Rail): Pt[] {
  const dense = sample(rail, false, 12)
  return Array.from({ length: STEPS + 1 }, (_, i) =>
    at(dense, Math.round((i / STEPS) * (dense.length - 1))),
  )
}

function between(rails: readonly Pt[][], u: number, wave: number, phase: number): Pt[] {
  const scaled = Math.min(rails.length - 1.0001, Math.max(0, u * (rails.length - 1)))
  const i = Math.floor(scaled)
  const f = scaled - i
  const [a, b] = [rails[i] as Pt[], rails[i + 1] as Pt[]]
  return a.map(([x, y], k) => {
    const q = at(b, k)
    const t = k / STEPS
    const sway = wave * Math.sin(t * 11 + phase) * Math.min(1, t * 1.6)
    return [x + (q[0] - x) * f + sway, y + (q[1] - y) * f] as const
  })
}

function outline(rails: readonly Pt[][], wave: number): Pt[] {
  const first = between(rails, 0, wave, 0)
  const last = between(rails, 1, wave, 0)
  const ends = (k: number) => rails.slice(1, -1).map((rail) => at(rail, k))
  return [
    ...first,
    ...sample([at(first, STEPS), ...ends(STEPS), at(last, STEPS)]),
    ...last.reverse(),
    ...ends(0).reverse(),
  ]
}

export function lockOutline(lock: Lock): Pt[] {
  return outline(lock.rails.map(resample), lock.wave ?? 0)
}

/** How much of the key light a point of the head receives, 0 to 1. */
const keyAt = ([x, y]: Pt) => Math.max(0, Math.min(1, 0.42 - x / 420 - (y + 40) / 640))

function strandTone(tones: Tones, p: Pt, depth: number, r: number): Hex {
  const k = keyAt(p) * (1 - depth) + (r - 0.5) * 0.5
  if (k > 0.72) return tones.glow
  if (k > 0.5) return tones.light
  if (k > 0.22) return tones.base
  return r > 0.35 ? tones.shade : tones.deep
}

function paintStrands(
  ctx: SKRSContext2D,
  lock: Lock,
  tones: Tones,
  random: Random,
  detail: number,
) {
  const rails = lock.rails.map(resample)
  const wave = lock.wave ?? 0
  const depth = lock.depth ?? 0
  const short = lock.texture === 'crop'
  const count = Math.round((short ? 420 : 400) * detail)
  for (let i = 0; i < count; i++) {
    const strand = between(rails, random(), wave, (random() - 0.5) * 0.9)
    const from = Math.floor(random() * STEPS * (short ? 0.8 : 0.88))
    const length = short ? 5 + random() * 5 : STEPS * (0.16 + random() * 0.3)
    const piece = strand.slice(from, Math.min(STEPS + 1, from + Math.ceil(length)))
    if (piece.length < 3) continue
    const tone = strandTone(tones, at(piece, piece.length >> 1), depth, random())
    line(ctx, polygon(piece, false), tone, {
      alpha: 0.2 + random() * 0.35,
      width: 1.6 + random() * (short ? 2.6 : 5),
    })
  }
  const shine = short || depth > 0.5 ? 0 : Math.round(46 * detail)
  for (let i = 0; i < shine; i++) {
    const strand = between(rails, random(), wave, 0)
    const from = Math.round(STEPS * (0.16 + random() * 0.12))
    const piece = strand.slice(from, from + 4 + Math.round(random() * 4))
    const k = keyAt(at(piece, 1))
    if (k > 0.45)
      line(ctx, polygon(piece, false), tones.glow, {
        alpha: (k - 0.3) * 0.55,
        width: 2 + random() * 4,
      })
  }
}

function paintCurls(
  ctx: SKRSContext2D,
  edge: Pt[],
  tones: Tones,
  random: Random,
  lock: Lock,
  detail: number,
) {
  const radius = lock.texture === 'coil' ? 9 : 17
  for (let i = 0; i < edge.length; i += lock.texture === 'coil' ? 2 : 3) {
    const [x, y] = at(edge, i)
    const jitter = () => (random() - 0.5) * radius * 0.9
    fill(
      ctx,
      ellipse(x + jitter(), y + jitter(), radius * (0.5 + random() * 0.6)),
      strandTone(tones, [x, y], lock.depth ?? 0, 0.4),
    )
  }
  const xs = edge.map((p) => p[0])
  const ys = edge.map((p) => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const count = Math.round(
    (((x1 - x0) * (y1 - y0)) / (radius * radius)) * (lock.texture === 'coil' ? 2.2 : 3.4) * detail,
  )
  const curls = Array.from({ length: count }, () => {
    const p: Pt = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]
    return { p, r: random(), turn: random() * 6.28 }
  }).filter(({ p }) => contains(edge, p[0], p[1]))
  curls.sort((a, b) => a.r + keyAt(a.p) * 0.6 - b.r - keyAt(b.p) * 0.6)
  for (const { p, r, turn } of curls) {
    const arc = new Path2D()
    arc.arc(p[0], p[1], radius * (0.45 + r * 0.5), turn, turn + 2.1 + r * 1.6)
    line(ctx, arc, strandTone(tones, p, lock.depth ?? 0, r), {
      alpha: 0.55,
      width: radius * (0.16 + r * 0.2),
    })
  }
}

export function paintLock(
  ctx: SKRSContext2D,
  lock: Lock,
  tones: Tones,
  random: Random,
  detail = 1,
) {
  const edge = lockOutline(lock)
  const path = polygon(edge)
  const depth = lock.depth ?? 0
  const body: Tones = {
    ...tones,
    light: mix(tones.base, tones.light, 0.6 * (1 - depth)),
    base: mix(tones.base, tones.shade, depth),
  }
  fill(ctx, path, lit(ctx, [-170, -260, 190, 200], { ...body, shade: tones.deep }))
  if (lock.texture === 'curl' || lock.texture === 'coil')
    paintCurls(ctx, edge, tones, random, lock, detail)
  else inside(ctx, path, () => paintStrands(ctx, lock, tones, random, detail))
}

/** Cool light along the right-hand edge of a shape: the shape minus itself moved to the left. */
export function rimLight(ctx: SKRSContext2D, path: Path2D, strength: number, width = 12) {
  const hollow = new Path2D()
  hollow.rect(-2000, -2000, 4000, 4000)
  const moved = new Path2D()
  moved.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: -width, f: width * 0.35 })
  hollow.addPath(moved)
  inside(ctx, path, () => {
    ctx.save()
    ctx.globalAlpha = strength
    ctx.globalCompositeOperation = 'screen'
    ctx.filter = blurred(ctx, width * 0.32)
    const gradient = ctx.createLinearGradient(20, 0, 130, 0)
    gradient.addColorStop(0, `${RIM}00`)
    gradient.addColorStop(1, RIM)
    ctx.fillStyle = gradient
    ctx.fill(hollow, 'evenodd')
    ctx.restore()
  })
}
